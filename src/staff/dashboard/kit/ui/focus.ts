import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Place of the focus, stored so that it can go back there, or nearby once the element is gone. */
interface FocusPlace {
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
function focusNear(place: FocusPlace | null): void {
  if (place && focusNeighbour(place)) return
  if (isFocusLost()) focusHeading(place)
}

/** Sets the focus to the heading of the view, or of the innermost part of it around a place. */
function focusHeading(place: FocusPlace | null = null): void {
  const around = place?.path.map(({ node }) => node).filter((node) => node.isConnected) ?? []
  const main = document.getElementById('content')
  const heading = [...around.filter((node) => node.matches('section')), main]
    .map((part) => part?.querySelector<HTMLElement>('h1, h2'))
    .find(Boolean)
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  if (!heading || !tryFocus(heading)) main?.focus()
}

/** Returns true where an ancestor of the element is still in the page. */
const isAround = ({ path }: FocusPlace): boolean => path.some(({ node }) => node.isConnected)

const isFocusLost = (): boolean =>
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

/**
 * Returns the control of a field in a form, of several the first that is empty. A path within a field that has no place of its own
 * leads to the field.
 */
export function findControl(form: Element, path: string): HTMLElement | null {
  const [name = ''] = path.split('.')
  const field =
    form.querySelector(`[data-field="${CSS.escape(path)}"]`) ??
    form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const controls = [
    ...(field?.querySelectorAll<HTMLElement>('input:not([type="file"]), textarea, select') ?? []),
  ]
  const isEmpty = (control: HTMLElement) => 'value' in control && control.value === ''
  return controls.find(isEmpty) ?? controls[0] ?? field?.querySelector('button') ?? null
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Focuses an element; returns false for a hidden or disabled one, which takes no focus. */
function tryFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus()
  return document.activeElement === element
}

/**
 * Keeps the focus off `<body>`: when the focused element is removed (a row that was deleted, a button that
 * is not needed any more), the focus goes near it. For what was in a dialog that closes, `Modal` does it.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: FocusPlace | null = null
    const onFocusIn = ({ target }: FocusEvent) => {
      last = rememberFocus(target as Element)
    }
    const onClick = () => {
      // A press beside everything takes the focus away on purpose.
      if (last?.element.isConnected && isFocusLost()) last = null
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isFocusLost() || !isAround(last)) return
      const lost = last
      last = null
      focusNear(lost)
    })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('click', onClick)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('click', onClick)
      observer.disconnect()
    }
  }, [])
}

let hasShownView = false

/**
 * After a way inside the staff pages (signing in or out, another view) the focus begins at the heading of the
 * new view, or at the part that the address names. A page that the browser itself has loaded begins as the browser does.
 * @param isReady whether the view is drawn
 */
export function useArrival(isReady: boolean): void {
  const path = usePathname()
  useEffect(() => {
    if (!isReady) return
    const isFirst = !hasShownView
    hasShownView = true
    const part = location.hash.slice(1)
    if (part)
      return whenPresent(
        () => document.getElementById(part),
        (heading) => {
          heading.scrollIntoView()
          heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        },
      )
    if (!isFirst && isFocusLost()) focusHeading()
  }, [isReady, path])
}

/**
 * Calls back once an element is in the document, with it; what a page draws later counts as well.
 * @param find looks for it; it is called after each change of the document
 * @returns what ends the waiting
 */
function whenPresent<T extends Element>(
  find: () => T | null,
  then: (element: T) => void,
): () => void {
  const look = () => {
    const element = find()
    if (!element) return
    observer.disconnect()
    then(element)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
