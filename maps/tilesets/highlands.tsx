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
</tileset>
