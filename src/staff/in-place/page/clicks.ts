import type { FieldName } from '@/src/staff/in-place/model/fields'
import { handleAttribute } from './handles'
import { pictureAttribute, pictureFieldOf } from './pictures-on-page'
import { isPressing } from './reveal'

/** A place in the window, px. */
export interface Point {
  x: number
  y: number
}

/** The text or picture of the page that was pressed to edit it; `point` where it was clicked. */
export type Wanted =
  { kind: 'text'; element: HTMLElement; point?: Point } | { kind: 'picture'; field: FieldName }

/**
 * Reports which text or picture is clicked, or opened by Enter, instead of what the page would do. With Ctrl or the
 * command key the page answers itself.
 */
export function listen(host: Element, onWanted: (wanted: Wanted) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (isPressing() || event.ctrlKey || event.metaKey || event.composedPath().includes(host))
      return
    const wanted = wantedBy(event)
    if (wanted) take(event, wanted)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.composedPath().includes(host)) return
    const { activeElement } = document
    const isHandle = activeElement?.matches(`[${handleAttribute}], [${pictureAttribute}]`)
    // Links and buttons click themselves.
    if (!activeElement || !isHandle || activeElement.matches('a, button, summary')) return
    const wanted = of(activeElement)
    if (wanted) take(event, wanted)
  }
  const take = (event: Event, wanted: Wanted) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    onWanted(wanted)
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('keydown', onKey, true)
  }
}

function wantedBy({ target, detail, clientX, clientY }: MouseEvent): Wanted | null {
  if (!(target instanceof Element)) return null
  // The groups of an open menu are looked through before their names are changed.
  if (detail > 0 && target.closest(unopenedGroup)) return null
  const own = of(target)
  if (own) {
    return own.kind === 'text' && detail > 0 ? { ...own, point: { x: clientX, y: clientY } } : own
  }
  // By keyboard a link or button is pressed as a whole: its first text is meant.
  if (detail === 0) {
    const inner = target.querySelector(`[${handleAttribute}], [${pictureAttribute}]`)
    return inner && of(inner)
  }
  if (target.closest('a, button, input, select, textarea, label, summary')) return null
  const beside = besideOf(target, { x: clientX, y: clientY })
  if (beside) return { kind: 'text', element: beside, point: { x: clientX, y: clientY } }
  // Words may lie over a picture.
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element.hasAttribute(pictureAttribute))
  return below ? of(below) : null
}

/** The words of a formatted line that stand next to a place in it where there are none. */
function besideOf(target: Element, { x, y }: Point): HTMLElement | undefined {
  const line = target.closest(formattedLines)
  const handles = [...(line?.querySelectorAll<HTMLElement>(`[${handleAttribute}*=".root."]`) ?? [])]
  const distanceTo = (element: HTMLElement): number =>
    Math.min(
      ...[...element.getClientRects()].map((box) =>
        Math.hypot(
          Math.max(box.left - x, 0, x - box.right),
          Math.max(box.top - y, 0, y - box.bottom),
        ),
      ),
    )
  return handles.toSorted((one, other) => distanceTo(one) - distanceTo(other))[0]
}

const unopenedGroup = 'header [role="tab"][aria-selected="false"]'

const formattedLines = 'p, li, blockquote, h1, h2, h3, h4, h5, h6'

function of(element: Element): Wanted | null {
  const field = pictureFieldOf(element)
  if (field) return { kind: 'picture', field }
  const text = element.closest<HTMLElement>(`[${handleAttribute}]`)
  return text && { kind: 'text', element: text }
}

/**
 * Finds where in a text a point of the window falls, as its field counts: each element shows a line.
 * @returns null where it falls beside the words
 */
export function caretAt(elements: HTMLElement[], { x, y }: Point): number | null {
  const found = document.caretPositionFromPoint?.(x, y)
  if (!(found?.offsetNode instanceof Text)) return null
  const node = found.offsetNode
  const line = elements.findIndex((element) => element.contains(node))
  const element = elements[line]
  if (!element) return null
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(node, found.offset)
  const before = elements.slice(0, line).reduce((sum, each) => sum + lengthOf(each) + 1, 0)
  return before + range.toString().length
}

const lengthOf = ({ textContent }: HTMLElement): number => textContent.length
