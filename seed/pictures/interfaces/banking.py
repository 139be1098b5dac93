"""What banks and shops' safes show."""

from interfaces.canvas import INK, LEAF, MIST, NIGHT, PAPER, SIGNAL, SKY, STEEL, SUN
from interfaces.figures import teller
from interfaces.pieces import button, header, headline, mark, progress, rows, tiles


def menu(c, title="Good morning", *names):
    """A bank machine's first choice."""
    c.fade("#0c1f3a", "#123a6d")
    y = headline(c, header(c, "Solgate Bank", dark=True), title, "What may we do for you?", dark=True)
    names = names or ("Cash", "Pay in", "Balance", "Transfer", "Bills", "PIN")
    tiles(c, names, y + 2, 3 if c.w >= c.h and len(names) > 4 else 2, dark=True)


def light_menu(c, title, *names):
    """A choice on a light ground."""
    c.fill("#eef3f9")
    tiles(c, names, headline(c, header(c, "Solgate"), title) + 2, 2 if c.w >= c.h * 0.9 else 1)


def amount(c):
    """Which notes and coins to pay out."""
    c.fill("#eef3f9")
    y = headline(c, header(c, "Withdraw"), "137.60", "Five notes and four coins")
    tiles(c, ("50 × 2", "20 × 1", "10 × 1", "5 × 1", "2 × 1", "0.20 × 3"), y + 1, 3, bottom=20)
    button(c, 6, c.h - 16, c.w * 0.42, "Change", main=False)
    button(c, c.w * 0.5, c.h - 16, c.w * 0.5 - 6, "Pay out")


def deposit(c, title="Pay in notes", total="4,820.00"):
    """A count of what was put in."""
    c.fill("#f4f7fb")
    large = total == "4,820.00"
    y = headline(c, header(c, title), total, f"{80 if large else 20} notes counted, none refused")
    bundles = (("100 × 32", "3,200.00"), ("50 × 22", "1,100.00"), ("20 × 26", "520.00"))
    few = (("100 × 8", "800.00"), ("50 × 7", "350.00"), ("20 × 5", "100.00"))
    y = rows(c, bundles if large else few, y + 1, step=10)
    progress(c, 6, y + 4, c.w - 12, 0.82)
    if c.h - y > 30:
        button(c, 6, c.h - 17, c.w - 12, "Credit my account")


def coins(c):
    """A count of coins."""
    c.fill("#f4f7fb")
    y = headline(c, header(c, "Coins and notes"), "218.40", "Pour the coins, then lay the notes")
    high = [14, 26, 38, 30, 46, 22, 34, 18]
    room = c.h - y - 16
    for i, part in enumerate(high):
        x = 8 + i * (c.w - 16) / len(high)
        c.rect(x, c.h - 14 - room * part / 50, (c.w - 16) / len(high) - 3, room * part / 50, SUN if i % 2 else SIGNAL, 0.8)
        c.text(x, c.h - 7, ("1", "2", "5", "10", "20", "50", "1.–", "2.–")[i], 4.2, STEEL, "SemiBold")


def recycle(c):
    """Notes in, notes out, of one cassette."""
    c.fade("#0c1f3a", "#0f3157")
    y = headline(c, header(c, "Cash recycler", dark=True), "In and out", "The same notes serve the next customer", dark=True)
    tiles(c, ("Pay in", "Withdraw", "Exchange", "Balance"), y + 2, 4 if c.w > c.h * 1.3 else 2, dark=True)


def safe(c):
    """The day's takings of a shop."""
    c.fill(NIGHT)
    y = header(c, "Day safe", dark=True)
    c.bold(6, y + 15, "2,914.50", 11, PAPER)
    c.text(6, y + 23, "Credited today, 09:02", 4.8, SKY)
    rows(c, (("Till 1", "1,280.00"), ("Till 2", "986.50"), ("Till 3", "648.00")), y + 28, step=10, dark=True)


def video(c):
    """A teller on video, calmly drawn, with the customer's form beside."""
    c.fill("#e8eef6")
    split = c.w * 0.56 if c.w > c.h else c.w
    tall = c.h if c.w > c.h else c.h * 0.55
    c.rect(0, 0, split, tall, "#2c5d92", 0)
    c.rect(0, tall * 0.60, split, tall * 0.4, "#234c7a", 0)
    teller(c, split / 2, tall, tall * 0.0085)
    c.rect(4, 4, 27, 7, "#173c66", 3.5)
    c.disc(8.5, 7.5, 1.6, LEAF)
    c.text(12, 9, "Teller 12", 4, PAPER)
    x, y = (split, 0) if c.w > c.h else (0, tall)
    c.bold(x + 5, y + 14, "Open an account", 6)
    for i, (name, value) in enumerate((("Name", "A. Customer"), ("Document", "Scanned"), ("Account", "Daily"), ("Card", "By noon"))):
        top = y + 21 + i * 13
        if top + 10 > c.h - 14:
            break
        c.rect(x + 5, top, c.w - x - 10, 11, PAPER, 1.2, "#c6d2e0", 0.3)
        c.text(x + 8, top + 7, name, 4, STEEL, "SemiBold")
        c.bold(c.w - 8, top + 7, value, 4.2, anchor="rs")
    button(c, x + 5, c.h - 15, c.w - x - 10, "Sign here")


def account(c):
    """Opening an account in five steps."""
    c.fill(PAPER)
    y = headline(c, header(c, "Solgate Bank"), "Open an account", "Five steps, about eight minutes")
    names = ("Identity", "Address", "Account", "Signature", "Card")
    for i, name in enumerate(names):
        top = y + 4 + i * (c.h - y - 30) / 5
        done = i < 2
        c.disc(11, top + 5, 4.4, SIGNAL if i <= 2 else MIST)
        c.bold(11, top + 5, str(i + 1), 4.6, PAPER if i <= 2 else STEEL, "mm")
        c.bold(20, top + 6.8, name, 5.4, INK if i <= 2 else STEEL)
        c.bold(c.w - 6, top + 6.8, "done" if done else ("now" if i == 2 else ""), 4.6, "#15693f" if done else SIGNAL, "rs")
    progress(c, 6, c.h - 22, c.w - 12, 0.48)
    button(c, 6, c.h - 17, c.w - 12, "Go on")


def idle(c, words="Touch to begin"):
    """The sun over a slot: the screen at rest."""
    c.fade("#0b1d38", "#1a5ba8")
    mark(c, c.w / 2, c.h * 0.46, min(c.w, c.h) * 0.17, PAPER)
    c.text(c.w / 2, c.h * 0.74, words, 6, SKY, anchor="ms")


def update(c):
    """Software being renewed."""
    c.fade("#0b1d38", "#123a6d")
    mark(c, c.w / 2, c.h * 0.38, 13, PAPER)
    c.bold(c.w / 2, c.h * 0.62, "Terminal Software 7", 7, PAPER, "ms")
    progress(c, c.w * 0.2, c.h * 0.70, c.w * 0.6, 0.64)
    c.text(c.w / 2, c.h * 0.82, "64 %", 5, SKY, anchor="ms")
