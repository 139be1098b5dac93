"""What signs, pays wages and trades."""

from interfaces.canvas import CLAY, INK, LEAF, NIGHT, PAPER, SIGNAL, SKY, STEEL, SUN
from interfaces.figures import chart, scrawl
from interfaces.pieces import button, header, headline, mark, rows


def signature(c):
    """A line to sign on, signed."""
    c.fill("#f2f5f1")
    c.bold(6, 12, "Please sign", 7, INK)
    c.bold(c.w - 6, 12, "48.00", 7, INK, "rs")
    base = c.h * 0.74
    c.line([(8, base), (c.w - 8, base)], "#8a94a0", 0.5)
    scrawl(c, c.w * 0.16, base - c.h * 0.10, c.w * 0.62, c.h * 0.26)
    c.rect(6, c.h - 17, c.w * 0.3, 11, PAPER, 1.4, "#8a94a0", 0.4)
    c.bold(6 + c.w * 0.15, c.h - 11.5, "Again", 5, anchor="mm")
    c.rect(c.w - 6 - c.w * 0.3, c.h - 17, c.w * 0.3, 11, INK, 1.4)
    c.text(c.w - 6 - c.w * 0.15, c.h - 11.5, "Accept", 5, PAPER, anchor="mm")


def pay(c):
    """Amount and method on a small terminal."""
    c.fade("#0c1f3a", "#123a6d")
    c.text(c.w / 2, 22, "To pay", 8, SKY, anchor="ms")
    c.bold(c.w / 2, 46, "48.00", 22, PAPER, "ms")
    base = c.h * 0.84
    c.line([(12, base), (c.w - 12, base)], SKY, 0.6)
    scrawl(c, c.w * 0.22, base - 6, c.w * 0.5, 16, PAPER)


def contract(c):
    """A page of a contract with a field to sign."""
    c.fill("#fbfcfd")
    mark(c, 14, 16, 5)
    c.bold(26, 19, "Loan agreement", 7)
    y = 32
    for i in range(int((c.h - 66) / 4.6)):
        part = 0.62 if i % 6 == 5 else (0.97, 0.93, 1.0, 0.95, 0.99)[i % 5]
        if i % 6 == 0:
            c.bold(10, y + 2.4, f"{i // 6 + 1}", 3.8, SIGNAL)
        c.rect(17, y, (c.w - 27) * part, 1.3, "#b3bdc9", 0.4)
        y += 4.6
    c.rect(10, c.h - 30, c.w * 0.44, 20, "#e4effd", 1.2, SIGNAL, 0.4)
    scrawl(c, 15, c.h - 18, c.w * 0.30, 14)
    c.rect(c.w * 0.60, c.h - 30, c.w * 0.40 - 10, 20, PAPER, 1.2, "#9fb2c8", 0.4)
    c.text(c.w * 0.60 + 4, c.h - 13, "Customer", 3.8, STEEL, "SemiBold")


def hours(c):
    """Hours worked this week."""
    c.fade("#0c1f3a", "#10305a")
    y = header(c, "Good morning, 0417", dark=True, time="06:58")
    step = (c.w - 16) / 5
    room = c.h - y - 26
    for i, (day, part) in enumerate(zip("Mo Tu We Th Fr".split(), (0.9, 0.95, 0.7, 1.0, 0.12))):
        c.rect(10 + i * step, y + 8 + room * (1 - part), step - 6, room * part, SUN if i == 4 else SIGNAL, 1)
        c.text(10 + i * step, c.h - 10, day, 5, SKY)
    c.bold(c.w - 6, y + 10, "31:20 h", 6.4, PAPER, "rs")


def rack(c):
    """A controller's state."""
    c.fill("#06101d")
    c.bold(5, 26, "Pay-out 12", 20, "#8fc8ff")
    c.text(5, 56, "Locks 12 of 12", 17, "#6fdca0")
    c.text(5, 86, "Shift 2, 06:58", 17, "#8fa7c2")


def delay(c):
    """A safe's lock that lets the time run before it opens."""
    c.fill("#06101d")
    c.text(9, 30, "Code accepted", 19, "#6fdca0")
    c.bold(9, 69, "Opens in 04:32", 27, "#8fc8ff")
    c.rect(9, 82, c.w - 18, 6, "#16304f", 3)
    c.rect(9, 82, (c.w - 18) * 0.55, 6, SIGNAL, 3)


def watts(c):
    """A power meter's reading."""
    c.fill("#06101d")
    c.bold(6, 46, "41 W", 40, "#8fc8ff")
    c.bold(6, 68, "at rest", 15, "#6fdca0")
    c.text(6, 90, "Mean of 24 h", 15, "#8fa7c2")


def payout(c):
    """Wages in notes and coins."""
    c.fill("#f4f7fb")
    y = headline(c, header(c, "Wages, week 47"), "1,284.37", "Paid in cash, to the coin")
    y = rows(c, (("Hours", "38.5"), ("Overtime", "2.0"), ("Deductions", "– 96.20")), y, step=9.5)
    button(c, 6, c.h - 16, c.w - 12, "Pay me now")


def buy(c):
    """Buying bitcoin: price, amount, wallet."""
    c.fill(NIGHT)
    y = headline(c, header(c, "Buy", dark=True), "100.00", "gives 0.00116 BTC", dark=True)
    chart(c, 6, y + 2, c.w - 12, c.h * 0.26, SUN, "#2a2a2c")
    rows(c, (("Price", "84,600"), ("Fee", "1.9 %"), ("Wallet", "scan code")), y + c.h * 0.26 + 6, step=11, dark=True)
    button(c, 6, c.h - 17, c.w - 12, "Insert notes")


def trade(c):
    """Buying and selling."""
    c.fill(NIGHT)
    y = headline(c, header(c, "Exchange", dark=True), "84,600.00", "one bitcoin, this minute", dark=True)
    room = c.h - y - 40
    chart(c, 6, y + 2, c.w - 12, room, LEAF, "#12352c")
    c.rect(6, c.h - 32, c.w / 2 - 8, 26, LEAF, 1.8)
    c.bold(6 + (c.w / 2 - 8) / 2, c.h - 19, "Buy", 8, PAPER, "mm")
    c.rect(c.w / 2 + 2, c.h - 32, c.w / 2 - 8, 26, CLAY, 1.8)
    c.bold(c.w / 2 + 2 + (c.w / 2 - 8) / 2, c.h - 19, "Sell", 8, PAPER, "mm")


def exchange(c):
    """A wide exchange screen: chart, table, identity."""
    c.fill(NIGHT)
    y = header(c, "Exchange station", dark=True)
    c.bold(6, y + 16, "84,600.00", 12, PAPER)
    c.text(6, y + 24, "+ 1.8 % today", 5, "#6fdca0")
    chart(c, 6, y + 28, c.w * 0.58, c.h - y - 36, SUN, "#2c2618")
    rows(
        c,
        (("Bitcoin", "84,600"), ("Ether", "3,120"), ("Litecoin", "92.40"), ("Fee", "1.2 %")),
        y + 6,
        step=11.5,
        dark=True,
        left=c.w * 0.64 + 4,
    )
    button(c, c.w * 0.64 + 4, c.h - 18, c.w * 0.36 - 10, "Show your ID")


def contactless(c):
    """Four rising waves."""
    c.fill("#030405")
    for r in (16, 28, 40, 52):
        c.arc(26, 50, r, -42, 42, "#8fc8ff", 5)


def touchpad(c):
    """Lit figures of a touch keypad."""
    c.fill("#03060b")
    for i, name in enumerate("1 2 3 4 5 6 7 8 9 × 0 OK".split()):
        x, y = c.w * (0.5 + (i % 3 - 1) * 0.30), c.h * (0.14 + (i // 3) * 0.24)
        colour = {"×": "#ff6a5c", "OK": "#58d68d"}.get(name, "#cfe6ff")
        c.rect(x - 13, y - 9.5, 26, 19, "#0b1828", 2.5, "#27466d", 0.5)
        c.bold(x, y, name, 11, colour, "mm")
