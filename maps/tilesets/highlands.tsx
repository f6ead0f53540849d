<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="highlands" tilewidth="64" tileheight="68" tilecount="32" columns="8">
 <tileoffset x="0" y="12"/>
 <image source="highlands.png" width="512" height="272"/>
 <tile id="0" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="sand"/>
  </properties>
 </tile>
 <tile id="1" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="sand"/>
  </properties>
 </tile>
 <tile id="2" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="sand"/>
  </properties>
 </tile>
 <tile id="3" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="sand"/>
  </properties>
 </tile>
 <tile id="4" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="sand"/>
  </properties>
 </tile>
 <tile id="5" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="sand"/>
  </properties>
 </tile>
 <tile id="6" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="grass"/>
  </properties>
 </tile>
 <tile id="7" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="grass"/>
  </properties>
 </tile>
 <tile id="8" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="grass"/>
  </properties>
 </tile>
 <tile id="9" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="grass"/>
  </properties>
 </tile>
 <tile id="10" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="grass"/>
  </properties>
 </tile>
 <tile id="11" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="grass"/>
  </properties>
 </tile>
 <tile id="12" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="rock"/>
  </properties>
 </tile>
 <tile id="13" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="rock"/>
  </properties>
 </tile>
 <tile id="14" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="rock"/>
  </properties>
 </tile>
 <tile id="15" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="rock"/>
  </properties>
 </tile>
 <tile id="16" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="rock"/>
  </properties>
 </tile>
 <tile id="17" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="rock"/>
  </properties>
 </tile>
 <tile id="18" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="water"/>
  </properties>
 </tile>
 <tile id="19" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="water"/>
  </properties>
 </tile>
 <tile id="20" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="water"/>
  </properties>
 </tile>
 <tile id="21" type="ArenaTile">
  <properties>
   <property name="terrain" propertytype="ArenaTerrain" value="water"/>
  </properties>
 </tile>
 <tile id="22" type="ArenaTile">
  <properties>
   <property name="start" propertytype="ArenaZone" value="1"/>
  </properties>
 </tile>
 <tile id="23" type="ArenaTile">
  <properties>
   <property name="start" propertytype="ArenaZone" value="2"/>
  </properties>
 </tile>
 <tile id="24" type="ArenaTile">
  <properties>
   <property name="start" propertytype="ArenaZone" value="any"/>
  </properties>
 </tile>
 <tile id="25" type="ArenaTile">
  <properties>
   <property name="scoring" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="26" type="ArenaTile">
  <properties>
   <property name="glyph" propertytype="ArenaGlyph" value="power"/>
  </properties>
 </tile>
 <tile id="27" type="ArenaTile">
  <properties>
   <property name="glyph" propertytype="ArenaGlyph" value="toughness"/>
  </properties>
 </tile>
 <tile id="28" type="ArenaTile">
  <properties>
   <property name="glyph" propertytype="ArenaGlyph" value="move"/>
  </properties>
 </tile>
 <tile id="29" type="ArenaTile">
  <properties>
   <property name="glyph" propertytype="ArenaGlyph" value="knowledge"/>
  </properties>
 </tile>
 <tile id="30" type="ArenaTile">
  <properties>
   <property name="glyph" propertytype="ArenaGlyph" value="random"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Ground" type="mixed" tile="6">
   <wangcolor name="sand" color="#d8c48a" tile="0" probability="1"/>
   <wangcolor name="grass" color="#6c9a3c" tile="6" probability="1"/>
   <wangcolor name="rock" color="#8a8078" tile="12" probability="1"/>
   <wangcolor name="water" color="#35637a" tile="18" probability="1"/>
   <wangtile tileid="0" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="3" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="4" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="5" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="6" wangid="2,2,2,2,2,2,2,2"/>
   <wangtile tileid="7" wangid="2,2,2,2,2,2,2,2"/>
   <wangtile tileid="8" wangid="2,2,2,2,2,2,2,2"/>
   <wangtile tileid="9" wangid="2,2,2,2,2,2,2,2"/>
   <wangtile tileid="10" wangid="2,2,2,2,2,2,2,2"/>
   <wangtile tileid="11" wangid="2,2,2,2,2,2,2,2"/>
   <wangtile tileid="12" wangid="3,3,3,3,3,3,3,3"/>
   <wangtile tileid="13" wangid="3,3,3,3,3,3,3,3"/>
   <wangtile tileid="14" wangid="3,3,3,3,3,3,3,3"/>
   <wangtile tileid="15" wangid="3,3,3,3,3,3,3,3"/>
   <wangtile tileid="16" wangid="3,3,3,3,3,3,3,3"/>
   <wangtile tileid="17" wangid="3,3,3,3,3,3,3,3"/>
   <wangtile tileid="18" wangid="4,4,4,4,4,4,4,4"/>
   <wangtile tileid="19" wangid="4,4,4,4,4,4,4,4"/>
   <wangtile tileid="20" wangid="4,4,4,4,4,4,4,4"/>
   <wangtile tileid="21" wangid="4,4,4,4,4,4,4,4"/>
  </wangset>
 </wangsets>
</tileset>
