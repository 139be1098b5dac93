"""A drawing surface in units of one hundredth of its shorter side."""

from pathlib import Path

from PIL import Image, ImageColor, ImageDraw, ImageFont

FONTS = Path(__file__).parent.parent / "fonts"
LONG_SIDE = 1400

NIGHT, INK, STEEL, MIST, PAPER = "#0b1626", "#13233b", "#2c3c54", "#dbe4ef", "#f7f9fc"
SIGNAL, SKY, SUN, LEAF, CLAY = "#1668d6", "#a9d0ff", "#eba53b", "#2e9a63", "#c4473a"


class Canvas:
    """w × h metres of screen; `w`, `h` in units, the origin top left."""

    def __init__(self, w, h):
        scale = LONG_SIDE / max(w, h)
        self.image = Image.new("RGB", (round(w * scale), round(h * scale)), PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self.unit = min(self.image.size) / 100
        self.w, self.h = (side / self.unit for side in self.image.size)

    def fill(self, colour):
        """Paints the whole ground."""
        self.rect(0, 0, self.w, self.h, colour, 0)

    def fade(self, high, low):
        """Paints the ground from one colour above to another below."""
        top, bottom = ImageColor.getrgb(high), ImageColor.getrgb(low)
        for y in range(self.image.height):
            part = y / self.image.height
            colour = tuple(round(a + (b - a) * part) for a, b in zip(top, bottom))
            self.pen.line([(0, y), (self.image.width, y)], fill=colour)

    def rect(self, x, y, w, h, colour, r=1.5, outline=None, width=0.4):
        """A rectangle with round corners."""
        self.pen.rounded_rectangle(self._box(x, y, x + w, y + h), r * self.unit, colour, outline, round(width * self.unit) or 1)

    def disc(self, x, y, r, colour, outline=None, width=0.5):
        """A circle."""
        self.pen.ellipse(self._box(x - r, y - r, x + r, y + r), colour, outline, round(width * self.unit) or 1)

    def arc(self, x, y, r, start, end, colour, width=1.0):
        """Part of a circle, degrees clockwise from three o'clock."""
        self.pen.arc(self._box(x - r, y - r, x + r, y + r), start, end, colour, round(width * self.unit))

    def line(self, points, colour, width=0.6):
        """A polyline."""
        self.pen.line([(x * self.unit, y * self.unit) for x, y in points], colour, max(1, round(width * self.unit)), "curve")

    def area(self, points, colour):
        """A filled polygon."""
        self.pen.polygon([(x * self.unit, y * self.unit) for x, y in points], colour)

    def text(self, x, y, words, size, colour=INK, weight="Regular", anchor="ls"):
        """Words on their baseline (or as `anchor` says); shrinks rather than leave the canvas."""
        font = self._font(size, weight)
        room = self.image.width - (x * self.unit if anchor[0] == "l" else 0)
        if font.getlength(words) > room:
            font = self._font(size * room / font.getlength(words) * 0.96, weight)
        self.pen.text((x * self.unit, y * self.unit), words, colour, font, anchor)

    def bold(self, x, y, words, size, colour=INK, anchor="ls"):
        """Words in the heavier weight."""
        self.text(x, y, words, size, colour, "SemiBold", anchor)

    def _font(self, size, weight):
        return ImageFont.truetype(str(FONTS / f"IBMPlexSans-{weight}.ttf"), max(6, round(size * self.unit)))

    def _box(self, x0, y0, x1, y1):
        return [x0 * self.unit, y0 * self.unit, x1 * self.unit, y1 * self.unit]
