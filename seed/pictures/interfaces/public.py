"""What hospitals, pharmacies, shops, stations and museums show."""

from math import sin

from interfaces.canvas import INK, LEAF, PAPER, SIGNAL, SKY, STEEL, SUN
from interfaces.figures import line_map, seat_plan, teller, tides
from interfaces.pieces import button, header, headline, mark, rows, tiles


def checkin(c):
    """A patient's arrival."""
    c.fill("#f2f8f7")
    y = headline(c, header(c, "City Hospital"), "Welcome", "Insert your card or show your code")
    tiles(c, ("Check in", "New patient", "Visit", "Ticket"), y + 2, 1 if c.h > c.w * 1.2 else 2, bottom=8)


def measure(c):
    """A screening result."""
    c.fill("#f2f8f7")
    y = header(c, "Screening")
    c.bold(6, y + 14, "118 / 76", 12, INK)
    c.text(6, y + 21, "mmHg, within range", 4.6, "#15693f", "SemiBold")
    base, tall = y + 40, 13
    points = [(6 + i * (c.w - 12) / 120, base - tall * (0.15 * sin(i / 3) + max(0, sin(i / 4.6)) ** 12)) for i in range(121)]
    c.line(points, SIGNAL, 0.9)
    rows(
        c, (("Pulse", "64 / min"), ("Oxygen", "98 %"), ("Weight", "71.4 kg"), ("Height", "1.76 m")), y + 44, step=(c.h - y - 49) / 4
    )


def consult(c):
    """A doctor on video."""
    c.fill("#dff0ec")
    c.rect(0, c.h * 0.62, c.w, c.h * 0.38, "#c5e0da", 0)
    teller(c, c.w * 0.42, c.h, c.h * 0.0085)
    c.rect(c.w - 46, 8, 40, c.h - 16, PAPER, 2)
    c.bold(c.w - 42, 18, "Dr. on call", 5)
    rows(c, (("Pulse", "66"), ("Temp.", "36.7"), ("Oxygen", "97")), 24, step=11, size=4.6, left=c.w - 42, right=c.w - 10)
    button(c, c.w - 42, c.h - 22, 32, "Speak")


def checkout(c):
    """A shop's basket."""
    c.fill(PAPER)
    y = header(c, "Your basket")
    items = (("Bread, 500 g", "3.20"), ("Milk, 1 l", "1.35"), ("Apples, 0.84 kg", "2.52"), ("Coffee, 250 g", "5.90"))
    y = rows(c, items, y + 2, step=11)
    c.bold(6, c.h - 22, "Total", 6)
    c.bold(c.w - 6, c.h - 22, "12.97", 9, anchor="rs")
    button(c, 6, c.h - 17, c.w - 12, "Pay by card")


def locker(c):
    """A pick-up code."""
    c.fill("#f2f8f7")
    y = headline(c, header(c, "Pharmacy"), "Door 14", "Your medicine is ready")
    side = min(c.w - 30, c.h - y - 24)
    x, cell = (c.w - side) / 2, side / 21
    for i in range(21 * 21):
        col, row = i % 21, i // 21
        if (col * 7 + row * 13 + col * row * 3) % 5 < 2:
            c.rect(x + col * cell, y + 3 + row * cell, cell * 1.03, cell * 1.03, INK, 0)
    for cx, cy in ((0, 0), (14, 0), (0, 14)):
        c.rect(x + cx * cell, y + 3 + cy * cell, 7 * cell, 7 * cell, INK, 0)
        c.rect(x + (cx + 1) * cell, y + 3 + (cy + 1) * cell, 5 * cell, 5 * cell, "#f2f8f7", 0)
        c.rect(x + (cx + 2) * cell, y + 3 + (cy + 2) * cell, 3 * cell, 3 * cell, INK, 0)
    c.text(c.w / 2, c.h - 7, "Show the code from your message", 4.2, STEEL, "SemiBold", "ms")


def cards(c):
    """Card sale and refill."""
    c.fade("#f4f8fd", "#dbe8f8")
    y = headline(c, header(c, "Cards"), "New or refill?", "Sizes of 10 to 200")
    c.rect(c.w * 0.16, y + 4, c.w * 0.68, c.w * 0.43, SIGNAL, 3)
    c.rect(c.w * 0.16, y + 4 + c.w * 0.27, c.w * 0.68, c.w * 0.05, SUN, 0)
    mark(c, c.w * 0.27, y + 4 + c.w * 0.12, 5, PAPER)
    tiles(c, ("New card", "Refill", "Balance"), y + c.w * 0.43 + 10, 1)


def tickets(c):
    """A line map with stops and the fare."""
    c.fill(PAPER)
    y = headline(c, header(c, "Harbour Line"), "Where to?", "Touch a stop")
    line_map(c, y, c.h - y - 46 if c.h > c.w else c.h - y - 22)
    if c.h > c.w:
        tiles(c, ("Single 2.80", "Day 7.20", "Week 24.00", "Group 14.50"), c.h - 43, 2)
    else:
        button(c, 6, c.h - 16, c.w - 12, "Single 2.80")


def topup(c):
    """A transit card's balance."""
    c.fade("#0c1f3a", "#154a86")
    y = headline(c, header(c, "Top up", dark=True), "14.20", "Lay your card in the cradle", dark=True)
    tiles(c, ("+ 10", "+ 20", "+ 50", "Pass"), y + 3, 2, dark=True)


def counter(c):
    """The staff side of a ticket counter."""
    c.fill("#e8eef6")
    y = header(c, "Counter 3", time="08:15")
    c.rect(0, y, 26, c.h - y, INK, 0)
    for i, name in enumerate(("Sale", "Refund", "Groups", "Cards", "Shift")):
        c.bold(5, y + 12 + i * 12, name, 4.6, PAPER if i == 0 else SKY)
    c.bold(32, y + 11, "Quay 4 to North", 6.4)
    rows(c, (("2 adults", "5.60"), ("1 child", "1.40"), ("Bicycle", "2.10")), y + 15, step=10, left=32, right=c.w * 0.62)
    seat_plan(c, c.w * 0.66, y + 6, c.w * 0.30, c.h - y - 14)
    button(c, 32, c.h - 18, c.w * 0.62 - 32, "Sell 9.10")


def customer(c):
    """What a customer sees at the counter."""
    c.fill(INK)
    mark(c, 14, 20, 6, PAPER)
    c.bold(8, c.h * 0.62, "9.10", 26, PAPER)
    c.text(8, c.h * 0.84, "2 adults, 1 child, bicycle", 8, SKY)


def info(c):
    """A museum's floor plan."""
    c.fill("#101c2e")
    y = headline(c, header(c, "Museum of Tides", dark=True), "Second floor", "Roll the ball to walk", dark=True)
    for x, top, w, h, name in (
        (0.04, 0.0, 0.3, 0.5, "Maps"),
        (0.36, 0.0, 0.24, 0.3, "Salt"),
        (0.62, 0.0, 0.34, 0.62, "Ships"),
        (0.04, 0.54, 0.3, 0.42, "Light"),
        (0.36, 0.34, 0.24, 0.62, "Hall"),
        (0.62, 0.66, 0.34, 0.3, "Café"),
    ):
        room = c.h - y - 6
        c.rect(c.w * x, y + room * top, c.w * w, room * h, "#1d3a60" if name != "Hall" else SIGNAL, 1.5, "#4b78ad", 0.4)
        c.bold(c.w * x + 4, y + room * top + 9, name, 5.4, PAPER)


def gates(c):
    """The way to a gate."""
    c.fill(PAPER)
    y = headline(c, header(c, "North Airport"), "Gate B14", "Six minutes on foot")
    left, right, far, near = c.w * 0.18, c.w * 0.82, y + 14, c.h - 52
    c.rect(6, y + 4, c.w - 12, near - y + 8, "#e4edf8", 2)
    for part in (0.0, 0.33, 0.66):
        c.rect(right - 6, far + (near - far) * part, 16, 10, "#c4d3e6", 1)
        c.rect(left - 8, far + (near - far) * part, 14, 10, "#c4d3e6", 1)
    middle = c.w * 0.5
    c.line([(middle, near + 4), (middle, far + 5), (right - 6, far + 5)], SIGNAL, 2.6)
    c.disc(middle, near + 4, 3, PAPER, SIGNAL, 1.2)
    c.disc(right - 2, far + 5, 5, SUN)
    tiles(c, ("Flights", "Shops", "Help"), c.h - 32, 3)


def departures(c):
    """A departure board."""
    c.fill("#070d17")
    names = ("Quay 4", "North", "Market", "Mill", "Airport", "Old Town")
    step = (c.h - 22) / len(names)
    c.bold(6, 13, "Departures", 8, PAPER)
    for i, name in enumerate(names):
        y = 20 + step * i + step * 0.62
        c.text(6, y, f"{8 + i // 3:02d}:{(12 + i * 9) % 60:02d}", step * 0.5, SUN)
        c.bold(c.w * 0.2, y, name, step * 0.5, PAPER)
        c.text(c.w - 8, y, f"Platform {1 + (i * 3) % 7}", step * 0.44, SKY, anchor="rs")


def queue(c):
    """A branch's waiting room: who is served where, and who is next."""
    c.fade("#0a1a31", "#123a6b")
    y = header(c, "Harbour Branch", dark=True)
    wide = c.w * 0.56
    c.text(8, y + 13, "Now serving", 6.4, SKY)
    c.bold(8, y + 42, "A 47", 28, PAPER)
    c.line([(71, y + 32.5), (79.5, y + 32.5)], SUN, 1.8)
    c.line([(75.2, y + 28), (79.8, y + 32.5), (75.2, y + 37)], SUN, 1.8)
    c.bold(wide, y + 42, "3", 28, PAPER, "rs")
    rows(c, (("A 46", "Counter 1"), ("C 12", "Advice"), ("B 08", "Counter 2")), y + 50, step=9.6, size=5.6, dark=True, left=8, right=wide)
    left = c.w * 0.63
    tides(c, left, 15.9, c.w - left, c.h - 15.9, 0.64)
    c.bold(left + 6, 29, "Open a savings", 6.8, INK)
    c.bold(left + 6, 37, "account today", 6.8, INK)
    c.text(left + 6, 44.5, "Six minutes, no queue", 4.3, STEEL, "SemiBold")


def poster(c):
    """A museum's poster in the street, with the way there."""
    c.fill("#f3efe6")
    tides(c, 0, 0, c.w, c.h * 0.80, 0.70)
    mark(c, 11, 13, 4.4, INK)
    c.bold(19, 15.2, "Museum of Tides", 6.2, INK)
    c.bold(7, 39, "Light", 18, INK)
    c.bold(7, 57, "and Salt", 18, INK)
    c.text(7, 67, "Until March 12, daily from 9 to 18", 4.8, STEEL, "SemiBold")
    low = c.h * 0.80
    c.rect(0, low, c.w, c.h - low, INK, 0)
    c.line([(10, low + 24), (10, low + 12), (20, low + 12)], SUN, 2.2)
    c.line([(16.5, low + 8), (20.8, low + 12), (16.5, low + 16)], SUN, 2.2)
    c.bold(29, low + 15, "Quay 4, 180 m", 7.6, PAPER)
    c.text(29, low + 23.5, "Trams 2 and 5, free on Sundays", 4.6, SKY)
