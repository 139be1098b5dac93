import type { Point } from './clicks'

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
