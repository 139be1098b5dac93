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

/** The element in which a formatted text is drawn with all of its parts; null where the page does not show it. */
export function findContainer({ collection, id, path }: Source): HTMLElement | null {
  const start = CSS.escape(`${collection}/${id}/${fieldPath(path)}.root.`)
  const handles = [...document.querySelectorAll<HTMLElement>(`[${handleAttribute}^="${start}"]`)]
  const isAround = (element: HTMLElement) =>
    !element.matches(parts) && handles.every((handle) => element.contains(handle))
  let element: HTMLElement | null = handles[0] ?? null
  while (element && !isAround(element)) element = element.parentElement
  return element
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
 * @param frame around the field
 * @param model the element whose looks the field takes
 */
export function cover(
  frame: HTMLElement,
  elements: HTMLElement[],
  field: HTMLElement | null,
  model: HTMLElement | undefined = elements[0],
): void {
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
  for (const element of covered(elements)) element.style.visibility = 'hidden'
}

/** Shows again what a field lay over. */
export const uncover = (elements: HTMLElement[]): void => covered(elements).forEach(uncoverOne)

/** Returns the elements that the field covers: those of the text, and pictures between them. */
function covered(elements: HTMLElement[]): HTMLElement[] {
  const [first] = elements
  const last = elements.at(-1)
  if (!first || !last || first === last) return elements
  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  const around = range.commonAncestorContainer
  const pictures = around instanceof Element ? [...around.querySelectorAll('img')] : []
  return [...elements, ...pictures.filter((picture) => range.intersectsNode(picture))]
}

function uncoverOne(element: HTMLElement): void {
  element.style.removeProperty('visibility')
  element.style.removeProperty('padding-block-end')
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}
