"""The program that draws the project's pictures as SVG."""
