import type { Source } from '@/src/domain/source-marks/marks'
import { fieldPath } from '@/src/staff/in-place/model/fields'
import { boxOf } from './blocks-on-page'
import { getSource, handleAttribute, sourceAddress } from './handles'

/** A text of the page: where it is from, and an element that shows it. */
export interface Shown {
  source: Source
  element: HTMLElement
}

/** The elements that show one text: a text of several lines is often several paragraphs. */
export function findElements({ source, element }: Shown): HTMLElement[] {
  const address = sourceAddress(source)
  const own = getSource(element)
  // Drawn anew, the page shows the same text in another element.
  const shown =
    element.isConnected && own && sourceAddress(own) === address
      ? element
      : document.querySelector<HTMLElement>(`[${handleAttribute}="${CSS.escape(address)}"]`)
  if (!shown) return []
  // An entry of a list, or a line of a quotation, stands one step deeper than the paragraphs beside it.
  const parent = shown.parentElement
  const around = parent?.matches(lists) ? parent.parentElement : parent
  return [...(around?.children ?? [])]
    .flatMap((child) => (child.matches(lists) ? [...child.children] : [child]))
    .filter(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && each.getAttribute(handleAttribute) === address,
    )
}

/**
 * The element in which a formatted text is drawn with all of its parts; null where the page does not show it. Of an
 * article, a list shows words alone, which stand in one element beside its title.
 */
export function findContainer({ source, element }: Shown): HTMLElement | null {
  const handles = findHandles(source)
  const isAround = (around: HTMLElement) =>
    !around.matches(parts) && handles.every((handle) => around.contains(handle))
  let container: HTMLElement | null = handles[0] ?? null
  while (container && !isAround(container)) container = container.parentElement
  const inside = container?.querySelectorAll(`[${handleAttribute}]`).length ?? 0
  const isAlone = source.kind !== 'markdown' || inside === handles.length
  return isAlone ? container : (handles.find((handle) => handle === element) ?? handles[0] ?? null)
}

/** The elements of the page that show the words of a formatted text, in their order. */
export function findHandles({ collection, id, path, kind }: Source): HTMLElement[] {
  const own = `${collection}/${id}/${fieldPath(path)}`
  const handles =
    kind === 'markdown' ? `="${CSS.escape(own)}"` : `^="${CSS.escape(`${own}.root.`)}"`
  return [...document.querySelectorAll<HTMLElement>(`[${handleAttribute}${handles}]`)]
}

const lists = 'ul, ol, blockquote'

/** Elements of formatted text. */
const parts = 'h1, h2, h3, h4, h5, h6, p, ul, ol, li, blockquote, strong, em, u, s, a, span, code'

const textStyles = [
  'color',
  'direction',
  'font-family',
  'font-feature-settings',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'line-height',
  'padding',
  'text-align',
  'text-indent',
  'text-transform',
  'text-wrap',
  'word-break',
]

/** Narrower ones leave no room for a longer word. */
const minWidth = 120

/** Room around the lines for what letters of tall scripts reach out of them, in their size: a field cuts it off. */
const overhang = 0.4

/**
 * Lays a field over the text, which stays where it is and makes room for what is longer.
 * @param frame around the field, which takes the looks of the first element
 */
export function cover(
  frame: HTMLElement,
  elements: HTMLElement[],
  field: HTMLElement | null,
): void {
  const [model] = elements
  const last = elements.at(-1)
  if (!model || !last || !field) return
  last.style.paddingBlockEnd = ''
  const box = boxOf(elements)
  if (!box) return
  const style = getComputedStyle(model)
  for (const name of textStyles) field.style.setProperty(name, style.getPropertyValue(name))
  const around = Math.round(Number.parseFloat(style.fontSize) * overhang)
  field.style.paddingBlockStart = `calc(${style.paddingBlockStart} + ${around}px)`
  field.style.paddingBlockEnd = `calc(${style.paddingBlockEnd} + ${around}px)`
  field.style.marginBlock = `${-around}px`
  const room = document.documentElement.clientWidth - (box.left - scrollX) - 8
  frame.style.left = `${box.left}px`
  frame.style.top = `${box.top}px`
  frame.style.width = `${Math.min(Math.max(box.width, minWidth), Math.max(room, minWidth))}px`
  frame.style.minHeight = `${box.height}px`
  field.style.height = 'auto'
  const height = field.scrollHeight - 2 * around
  field.style.height = `${Math.max(height, box.height) + 2 * around}px`
  const more = height - box.height
  if (more > 1) last.style.paddingBlockEnd = `${more}px`
  for (const element of elements) element.style.visibility = 'hidden'
}

/** Shows again what a field lay over. */
export const uncover = (elements: HTMLElement[]): void => elements.forEach(uncoverOne)

function uncoverOne(element: HTMLElement): void {
  element.style.removeProperty('visibility')
  element.style.removeProperty('padding-block-end')
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}
