/** A block as the page shows it. */
export interface ShownBlock {
  id: string
  /** Elements of the block; for a hidden one the room that is kept for it. */
  elements: HTMLElement[]
  isHidden: boolean
}

/** The document that a page is made of, as `pages/<id>`; null for one that has none. */
export const documentOnPage = (): string | null =>
  document.querySelector<HTMLTemplateElement>('template[data-edit-document]')?.dataset
    .editDocument ?? null

/** The blocks of a page in their order; each begins behind a template that names it. */
export function blocksOnPage(): ShownBlock[] {
  return [...document.querySelectorAll<HTMLTemplateElement>('template[data-edit-block]')].map(
    (start) => ({
      id: start.dataset.editBlock ?? '',
      elements: elementsBehind(start),
      isHidden: start.dataset.editHidden !== undefined,
    }),
  )
}

/** The place of a block on the page, in its coordinates; null where it shows nothing. */
export function boxOf(elements: Element[]): DOMRect | null {
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left + scrollX, top + scrollY, right - left, bottom - top)
}

function elementsBehind(start: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (
    let element = start.nextElementSibling;
    element && !(element instanceof HTMLTemplateElement);
    element = element.nextElementSibling
  ) {
    if (element instanceof HTMLElement && !unseen.includes(element.tagName)) found.push(element)
  }
  return found
}

const unseen = ['SCRIPT', 'STYLE', 'LINK']

/** Brings a block into sight and lets it light up; of one that is taller than the window, its beginning. */
export function showBlock(id: string): void {
  const element = blocksOnPage().find((block) => block.id === id)?.elements[0]
  if (!element) return
  const isTall = element.getBoundingClientRect().height > innerHeight
  element.scrollIntoView({ block: isTall ? 'start' : 'center' })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lit = { outline: '4px solid Highlight' }
  // For who wants no motion the outline stays for as long, and does not fade.
  element.animate([lit, isCalm ? lit : { outline: '4px solid transparent' }], { duration: 1500 })
}
