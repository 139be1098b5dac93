/** Place of the focus, stored so that it can go back there, or nearby once the element is gone. */
export interface FocusPlace {
  element: HTMLElement
  /** The element and its ancestors; `index` is the place of each among the children of its parent. */
  path: { node: Element; index: number }[]
}

/** The place of an element; null for the page itself, which is none. */
export function rememberFocus(element: Element | null): FocusPlace | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const path: FocusPlace['path'] = []
  let node: Element = element
  while (node.parentElement && node !== document.body) {
    path.push({ node, index: [...node.parentElement.children].indexOf(node) })
    node = node.parentElement
  }
  return { element, path }
}

/**
 * Sets the focus to a place, or near it where the element is gone. A focus that is elsewhere by then stays
 * there.
 */
export function focusPlace(place: FocusPlace | null): void {
  if (place?.element.isConnected && tryFocus(place.element)) return
  if (place ? isAround(place) : true) focusNear(place)
}

/**
 * Sets the focus near what is gone: to its neighbour in the same table or list, else to the heading of the
 * part of the page where it was.
 */
export function focusNear(place: FocusPlace | null): void {
  if (place && focusNeighbour(place)) return
  if (isFocusLost()) focusHeading(place)
}

/** Sets the focus to the heading of the view, or of the innermost part of it around a place. */
export function focusHeading(place: FocusPlace | null = null): void {
  const around = place?.path.map(({ node }) => node).filter((node) => node.isConnected) ?? []
  const main = document.getElementById('content')
  const heading = [...around.filter((node) => node.matches('section')), main]
    .map((part) => part?.querySelector<HTMLElement>('h1, h2'))
    .find(Boolean)
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  if (!heading || !tryFocus(heading)) main?.focus()
}

/** Returns true where an ancestor of the element is still in the page. */
export const isAround = ({ path }: FocusPlace): boolean => path.some(({ node }) => node.isConnected)

export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

function focusNeighbour({ path }: FocusPlace): boolean {
  const at = path.findIndex(({ node }) => node.isConnected)
  const parent = path[at]?.node
  const lost = path[at - 1]
  if (!parent || !lost) return false
  const { children } = parent
  return [children[lost.index], children[lost.index - 1]]
    .filter((sibling) => sibling !== undefined)
    .filter((sibling) => sibling.localName === lost.node.localName && sibling.matches('tr, li'))
    .some((sibling) => tryFocus(sibling) || [...sibling.querySelectorAll(focusable)].some(tryFocus))
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Focuses an element; returns false for a hidden or disabled one, which takes no focus. */
function tryFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus()
  return document.activeElement === element
}
