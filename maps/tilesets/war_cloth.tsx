<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="war_cloth" tilewidth="64" tileheight="64" tilecount="24" columns="8">
 <image source="war_cloth.png" width="512" height="192"/>
</tileset>
