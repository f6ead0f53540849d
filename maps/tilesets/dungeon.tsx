<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="dungeon" tilewidth="64" tileheight="64" tilecount="368" columns="16">
 <image source="dungeon.png" width="1024" height="1472"/>
 <tile id="0" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="1" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="2" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="3" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="4" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="5" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="6" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="7" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="8" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="9" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="10" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="11" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="12" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="13" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="14" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="15" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="16" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="17" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="18" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="19" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="20" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="21" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="22" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="23" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="24" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="25" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="26" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="27" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="28" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="29" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="30" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="31" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="32" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="33" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="34" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="35" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="36" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="37" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="38" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="39" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="40" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="41" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="42" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="43" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="44" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="45" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="46" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="47" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="48" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="49" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="50" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="51" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="52" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="53" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="54" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="55" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="56" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="57" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="58" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="59" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="60" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="61" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="62" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="63" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="64" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="65" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="66" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="67" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="68" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="69" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="70" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="71" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="72" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="73" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="74" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="75" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="76" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="77" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="78" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="79" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="difficult"/>
  </properties>
 </tile>
 <tile id="80" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="81" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="82" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="83" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="floor"/>
  </properties>
 </tile>
 <tile id="84" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="85" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="86" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="87" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="88" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="89" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="90" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="91" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="92" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="93" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="94" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="95" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="96" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="97" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="98" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="99" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="100" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="101" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="102" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="103" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="104" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="105" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="106" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="107" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="108" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="109" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="110" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="111" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="112" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="113" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="114" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="115" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="116" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="117" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="118" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="119" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="120" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="121" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="122" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="123" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="124" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="125" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="126" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="127" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="128" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="129" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="130" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="131" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="132" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="133" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="134" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="135" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="136" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="137" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="138" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="139" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="140" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="141" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="142" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="143" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="144" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="145" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="146" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="147" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="148" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="149" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="150" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="151" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="152" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="153" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="154" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="155" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="156" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="157" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="158" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="159" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="160" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="161" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="162" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="163" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="164" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="165" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="166" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="167" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="168" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="169" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="170" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="171" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="172" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="173" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="174" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="175" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="176" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="177" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="178" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="179" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="180" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="181" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="182" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="183" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="184" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="185" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="186" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="187" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="188" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="189" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="190" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="191" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="192" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="193" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="194" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="195" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="196" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="197" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="198" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="199" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="200" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="201" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="202" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="203" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="204" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="205" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="206" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="207" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="208" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="209" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="210" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="211" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="212" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="213" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="214" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="215" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="216" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="217" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="218" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="219" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="220" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="221" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="222" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="223" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="224" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="225" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="226" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="227" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="228" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="229" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="230" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="231" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="232" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="233" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="234" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="235" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="236" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="237" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="238" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="239" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="240" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="241" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="242" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="243" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="244" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="245" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="246" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="247" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="248" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="249" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="250" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="251" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="252" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="253" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="254" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="255" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="256" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="257" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="258" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="259" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="260" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="261" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="262" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="263" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="264" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="265" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="266" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="267" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="268" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="269" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="270" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="271" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="272" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="273" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="274" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="275" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="276" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="277" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="278" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="279" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="280" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="281" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="282" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="283" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="284" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="285" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="286" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="287" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="295" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="296" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="297" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="298" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="299" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="300" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="301" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="302" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="303" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="304" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="305" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="306" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="307" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="308" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="309" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="310" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="1"/>
  </properties>
 </tile>
 <tile id="311" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="312" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="313" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="314" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="315" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="316" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="317" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="318" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="319" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="320" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="321" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="322" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="323" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="324" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="325" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="326" type="SkirmishTile">
  <properties>
   <property name="start" propertytype="StartSide" value="2"/>
  </properties>
 </tile>
 <tile id="343" type="SkirmishTile">
  <properties>
   <property name="terrain" propertytype="Terrain" value="wall"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Walls" type="mixed" tile="130">
   <wangcolor name="Walls" color="#8b8478" tile="130" probability="1"/>
   <wangtile tileid="84" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="85" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="86" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="87" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="88" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="89" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="90" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="91" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="92" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="93" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="94" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="95" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="96" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="97" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="98" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="99" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="100" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="101" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="102" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="103" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="104" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="105" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="106" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="107" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="108" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="109" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="110" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="111" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="112" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="113" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="114" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="115" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="116" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="117" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="118" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="119" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="120" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="121" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="122" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="123" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="124" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="125" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="126" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="127" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="128" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="129" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="130" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="131" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="132" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="133" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="134" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="135" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="136" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="137" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="138" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="139" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="140" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="141" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="142" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="143" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="144" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="145" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="146" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="147" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="148" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="149" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="150" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="151" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="152" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="153" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="154" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="155" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="156" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="157" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="158" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="159" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="160" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="161" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="162" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="163" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="164" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="165" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="166" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="167" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="168" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="169" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="170" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="171" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="172" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="173" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="174" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="175" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="176" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="177" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="Rock" type="mixed" tile="224">
   <wangcolor name="Rock" color="#706356" tile="224" probability="1"/>
   <wangtile tileid="178" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="179" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="180" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="181" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="182" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="183" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="184" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="185" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="186" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="187" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="188" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="189" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="190" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="191" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="192" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="193" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="194" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="195" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="196" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="197" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="198" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="199" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="200" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="201" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="202" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="203" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="204" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="205" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="206" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="207" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="208" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="209" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="210" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="211" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="212" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="213" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="214" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="215" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="216" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="217" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="218" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="219" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="220" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="221" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="222" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="223" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="224" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="225" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="226" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="227" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="228" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="229" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="230" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="231" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="232" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="233" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="234" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="235" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="236" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="237" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="238" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="239" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="240" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="241" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="242" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="243" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="244" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="245" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="246" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="247" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="248" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="249" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="250" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="251" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="252" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="253" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="254" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="255" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="256" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="257" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="258" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="259" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="260" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="261" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="262" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="263" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="264" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="265" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="266" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="267" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="268" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="269" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="270" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="271" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="Water" type="edge" tile="79">
   <wangcolor name="Water" color="#1c3e4e" tile="79" probability="1"/>
   <wangtile tileid="64" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="65" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="66" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="67" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="68" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="69" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="70" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="71" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="72" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="73" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="74" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="75" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="76" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="77" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="78" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="79" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Rails" type="edge" tile="287">
   <wangcolor name="Rails" color="#b8aa90" tile="287" probability="1"/>
   <wangtile tileid="272" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="273" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="274" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="275" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="276" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="277" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="278" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="279" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="280" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="281" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="282" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="283" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="284" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="285" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="286" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="287" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Start area 1" type="edge" tile="310">
   <wangcolor name="Start area 1" color="#3b7dd8" tile="310" probability="1"/>
   <wangtile tileid="295" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="296" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="297" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="298" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="299" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="300" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="301" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="302" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="303" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="304" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="305" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="306" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="307" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="308" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="309" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="310" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="Start area 2" type="edge" tile="326">
   <wangcolor name="Start area 2" color="#e39b2d" tile="326" probability="1"/>
   <wangtile tileid="311" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="312" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="313" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="314" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="315" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="316" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="317" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="318" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="319" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="320" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="321" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="322" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="323" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="324" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="325" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="326" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
