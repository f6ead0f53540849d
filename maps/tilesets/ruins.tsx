<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="ruins" tilewidth="64" tileheight="128" tilecount="8" columns="8" objectalignment="center">
 <image source="ruins.png" width="512" height="128"/>
 <tile id="0" type="ArenaTile">
  <properties>
   <property name="pillar" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="1" type="ArenaTile">
  <properties>
   <property name="pillar" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="2" type="RuinWall">
  <properties>
   <property name="height" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="3" type="RuinWall">
  <properties>
   <property name="height" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="4" type="RuinWall">
  <properties>
   <property name="height" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="5" type="RuinWall">
  <properties>
   <property name="height" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="6" type="RuinWall">
  <properties>
   <property name="height" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="7" type="RuinWall">
  <properties>
   <property name="height" type="int" value="4"/>
  </properties>
 </tile>
</tileset>
