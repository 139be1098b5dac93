import {
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { fieldPath } from '@/src/staff/in-place/model/fields'
import { caretAt } from '@/src/staff/in-place/page/clicks'
import { findHandles } from '@/src/staff/in-place/page/cover'
import type { OpenText } from '@/src/staff/in-place/ui/open'
import { $nodeAt, $selectInLine } from './open-editor'

/** The line of an article that was opened, as the page shows it. */
export interface OpenedLine {
  /** Number of the line in the text. */
  line: number
  /** Letters before the click; null for none. */
  letters: number | null
  /** Distance from the edge of the window, px. */
  top: number
}

export const openedLine = ({ source, element, point }: OpenText): OpenedLine => ({
  line: findHandles(source).indexOf(element),
  letters: point ? caretAt([element], point) : null,
  top: element.getBoundingClientRect().top,
})

/** Places the caret where the text was clicked, or else at the end of the words that were opened. */
export function placeCaret(
  editor: LexicalEditor,
  { source, point }: OpenText,
  line: OpenedLine | null,
): void {
  const clicked = !line && point ? document.caretPositionFromPoint?.(point.x, point.y) : null
  editor.update(
    () => {
      const node = clicked && $getNearestNodeFromDOMNode(clicked.offsetNode)
      if (line) $selectInLine(line.line, line.letters)
      else if (clicked && $isTextNode(node)) node.select(clicked.offset, clicked.offset)
      else $nodeAt(source.path.slice(fieldPath(source.path).length + 1)).selectEnd()
    },
    { discrete: true },
  )
}

/** A line that stays where it is in the window. */
export interface KeptLine {
  /** Scrolls it back to its place after a change of heights. */
  align: () => void
  /** Scrolls the page back to where it was. */
  end: () => void
}

/**
 * Keeps the line of the caret where it was on the page, until a key or the pointer is used: the page may show pictures
 * between the lines that are none of the text, and those of the text come a moment later.
 */
export function keepLine(editor: LexicalEditor, { line, top }: OpenedLine): KeptLine {
  let moved = 0
  let isKept = line >= 0
  const control = new AbortController()
  for (const name of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
    const options = { capture: true, passive: true, signal: control.signal }
    addEventListener(name, () => (isKept = false), options)
  }
  const scroll = (by: number) => {
    scrollBy({ top: by, behavior: 'instant' })
    moved += by
  }
  return {
    align: () => {
      const shown = isKept ? lineOfCaret(editor) : null
      if (shown) scroll(shown.getBoundingClientRect().top - top)
    },
    end: () => {
      control.abort()
      isKept = false
      scroll(-moved)
    },
  }
}

function lineOfCaret(editor: LexicalEditor): Element | null {
  const key = editor.read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? selection.anchor.key : ''
  })
  return editor.getElementByKey(key)?.closest('p, li, blockquote, h2, h3') ?? null
}

/** The field of the next picture behind the caret. */
export function fieldBehind(text: HTMLElement | null): HTMLElement | undefined {
  const caret = getSelection()?.focusNode
  return [...(text?.querySelectorAll<HTMLElement>('figure input') ?? [])].find(
    (field) => caret && caret.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
