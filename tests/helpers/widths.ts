import { expect, type Page } from '@playwright/test'

/**
 * One width of each layout: the narrowest phone, which is also what a window of 1280 px shows at 400 %, and the narrowest
 * of those that tablets and desktops are.
 */
const mainWidths = [320, 768, 1024, 1440]

/** Widths at which the layout is one of the main ones, with more room. */
export const otherWidths = [390, 1920, 2560]

export const everyWidth = [...otherWidths, ...mainWidths]

/**
 * Opens a page once and expects at each width that all of its words and controls can be seen; leaves it at the last.
 * The width that a page scrolls over would not tell: what a section cuts off is not part of it.
 */
export async function expectEverythingFits(
  page: Page,
  path: string,
  widths: readonly number[] = mainWidths,
): Promise<void> {
  const [narrowest] = widths
  await page.setViewportSize({ width: Number(narrowest), height: 900 })
  await page.goto(path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(laidOut, width)
    const found = await page.evaluate(misfits)
    expect.soft(found.slice(0, 5), `${path} at ${width} px`).toEqual([])
  }
}

/** Waits, in the page, until it is drawn at a width. */
const laidOut = (width: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (innerWidth === width ? requestAnimationFrame(() => resolve()) : wait())
    const wait = () => requestAnimationFrame(look)
    wait()
  })

/** Names, in the page, the elements whose words or controls stand out of their box or the window, or are squeezed. */
function misfits(): string[] {
  const found: string[] = []
  const range = document.createRange()
  const controls = ['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'IFRAME', 'TH', 'TD']
  walk(document.body, { left: 0, right: document.documentElement.clientWidth })
  return found

  /** @param seen between which edges what the element holds can be seen */
  function walk(element: Element, seen: { left: number; right: number }): void {
    if (!element.checkVisibility({ visibilityProperty: true }) || isPastSlide(element, seen)) return
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (controls.includes(element.tagName)) compare(element, box, seen)
    if (/auto|scroll/.test(style.overflowX)) seen = { left: -Infinity, right: Infinity }
    else if (style.textOverflow === 'ellipsis' || isForReaders(style, box)) return
    else if (style.overflowX !== 'visible')
      seen = { left: Math.max(seen.left, box.left), right: Math.min(seen.right, box.right) }
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node, seen)
      else if (node instanceof Text && node.data.trim()) {
        range.selectNodeContents(node)
        const words = range.getBoundingClientRect()
        compare(element, words, seen)
        if (!/^(inline|contents)$/.test(style.display)) compare(element, words, box)
      }
    }
    if (element.tagName === 'P') squeezed(element, style)
  }

  function compare(element: Element, inner: DOMRect, outer: { left: number; right: number }): void {
    if (inner.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1))
      found.push(
        `${nameOf(element)}: ${round(inner.left)} to ${round(inner.right)} px, where ${round(outer.left)} to ${round(outer.right)} can be seen`,
      )
  }

  /** A paragraph of many lines in a fraction of the room. */
  function squeezed(element: Element, style: CSSStyleDeclaration): void {
    const em = parseFloat(style.fontSize)
    const room =
      element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    range.selectNodeContents(element)
    const lines = range.getBoundingClientRect().height / em / 1.5
    const around = element.parentElement?.clientWidth ?? 0
    if (lines > 2 && room < 6 * em && around > 2.5 * room)
      found.push(`${nameOf(element)}: squeezed into ${round(room)} of ${around} px`)
  }

  /** A slide that is not on. */
  function isPastSlide(element: Element, seen: { left: number; right: number }): boolean {
    if (element.ariaRoleDescription !== 'slide') return false
    const { left, right } = element.getBoundingClientRect()
    return element.ariaHidden === 'true' || left >= seen.right - 1 || right <= seen.left + 1
  }

  function isForReaders(style: CSSStyleDeclaration, box: DOMRect): boolean {
    return style.overflowX !== 'visible' && box.width <= 1
  }

  function nameOf(element: Element): string {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const around = element.closest('[class]')?.getAttribute('class') ?? ''
    return `<${element.tagName.toLowerCase()}> “${text}” in .${around.trim().replace(/\s+/g, '.')}`
  }

  function round(length: number): number | string {
    return Number.isFinite(length) ? Math.round(length) : 'any'
  }
}
