from game.ui.tabletop.camera import SQUARE, Camera

__all__ = ["SQUARE", "Camera"]
