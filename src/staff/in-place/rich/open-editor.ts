import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  createEditor,
  type EditorState,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical'
import { $isListNode, ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import {
  $isQuoteNode,
  HeadingNode,
  QuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text'
import { type Data, isData, isSame } from '@/src/domain/merge'
import { parseMarkdown } from '@/src/domain/news/markdown/parse'
import { toRuns } from '@/src/domain/news/markdown/write'
import { editMarkdown } from '@/src/staff/workflow/rich-text/article-editor'
import { registerKeys } from '@/src/staff/workflow/rich-text/commands'
import { AutoLinkNode, LinkNode } from '@/src/staff/workflow/rich-text/links'
import type { FormatTool } from '@/src/staff/workflow/rich-text/tools'

/**
 * An editor that holds a formatted text as the panel stores it; null for one that it could not write back whole, as one
 * with uploads, tables or blocks inside.
 */
export function openEditor(value: unknown): LexicalEditor | null {
  const stored = isData(value) && isData(value.root) ? value : emptyText
  if (!hasKnownNodesAlone(stored.root)) return null
  const editor = createEditor({
    namespace: 'edit-in-place',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, AutoLinkNode],
    onError: (error) => {
      throw error
    },
  })
  try {
    const state = editor.parseEditorState(JSON.stringify({ root: completed(stored.root) }))
    if (!isKeptWhole(stored.root, state.toJSON().root)) return null
    editor.setEditorState(state)
    return editor
  } catch {
    // Nodes in an order that no editor makes: their texts are changed one by one.
    return null
  }
}

interface Begun {
  /** The stored text that the editor shows. */
  shown: unknown
  tools: readonly FormatTool[]
  /** Takes the text after each change by hand; undefined for one that is again as it was shown. */
  onChange: (text: unknown) => void
}

/** Registers the keys of an editor of formatted text, and the writing. */
export function beginFormatted(editor: LexicalEditor, { tools, onChange }: Begun): () => void {
  const stop = registerKeys(editor, tools)
  // What the rules for lists make of the text when it is read is no change.
  editor.update(() => {}, { discrete: true })
  const first = editor.getEditorState().toJSON()
  return mergeRegister(
    stop,
    editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0) return
      onChange(isSame(editorState.toJSON(), first) ? undefined : storedText(editorState))
    }),
  )
}

/** The same for a text in Markdown, which is stored as documented. */
export function beginMarkdown(editor: LexicalEditor, { shown, onChange }: Begun): () => void {
  const first = typeof shown === 'string' ? shown : ''
  const { show, stop } = editMarkdown(editor, (text) =>
    onChange(text === first ? undefined : text || null),
  )
  show(first)
  return stop
}

/** A text as it is stored; null for one without words, so that visitors get the English one. */
export function storedText(state: EditorState): unknown {
  const isEmpty = state.read(() => $getRoot().getTextContent().trim() === '')
  return isEmpty ? null : state.toJSON()
}

/** The words of a stored text, run by run. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    return parseMarkdown(value).flatMap((block) => {
      if (block.kind === 'picture') return []
      const lines = 'items' in block ? block.items : [block.content]
      return lines.flatMap((line) => toRuns(line).map(({ text }) => text))
    })
  }
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isData(value)) return []
  return typeof value.text === 'string' ? [value.text] : textsIn(value.root ?? value.children)
}

/** The node of a text at a path such as `root.children.0.children.1.text`, or what of the text comes next to it. */
export function $nodeAt(path: string): LexicalNode {
  const indexes = [...path.matchAll(/\bchildren\.(\d+)/g)].map(([, index]) => Number(index))
  return indexes.reduce<LexicalNode>(
    (node, index) =>
      $isElementNode(node) ? (node.getChildAtIndex(index) ?? node.getLastChild() ?? node) : node,
    $getRoot(),
  )
}

/** Places the caret in a line of an article, as many letters into it; at its end where they are not given. */
export function $selectInLine(line: number, letters: number | null): void {
  const node = $lines()[line] ?? $getRoot()
  let left = letters ?? Infinity
  for (const text of $isElementNode(node) && !$isQuoteNode(node) ? node.getAllTextNodes() : []) {
    if (left <= text.getTextContentSize()) return void text.select(left, left)
    left -= text.getTextContentSize()
  }
  node.selectEnd()
}

/** By number of a line with words, the part of the text in which it stands. */
const $lines = (): LexicalNode[] =>
  $getRoot()
    .getChildren()
    .flatMap((node) => ($isListNode(node) ? node.getChildren() : [node]))
    .filter((node) => $isElementNode(node) && node.getTextContent() !== '')
    .flatMap((node) => {
      const isQuote = $isElementNode(node) && $isQuoteNode(node)
      return isQuote
        ? [
            node,
            ...node
              .getChildren()
              .filter($isLineBreakNode)
              .map(() => node),
          ]
        : [node]
    })

/** Writes where the caret stands. */
export function $type(text: string): void {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.insertRawText(text)
}

const known = [
  'root',
  'paragraph',
  'text',
  'linebreak',
  'tab',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
]

const hasKnownNodesAlone = (node: unknown): boolean =>
  isData(node) &&
  known.includes(String(node.type)) &&
  (!Array.isArray(node.children) || node.children.every(hasKnownNodesAlone))

/** Texts that came by the API may leave out what has a default; Lexical would take them for other ones. */
const completed = (node: unknown): unknown =>
  isData(node)
    ? {
        ...(node.type === 'text' ? { format: 0, detail: 0, mode: 'normal', style: '' } : {}),
        ...node,
        ...(Array.isArray(node.children) ? { children: node.children.map(completed) } : {}),
      }
    : node

const common = { version: 1, format: '', indent: 0, direction: null }

const emptyText: Data = {
  root: { ...common, type: 'root', children: [{ ...common, type: 'paragraph', children: [] }] },
}

/**
 * Returns true where an editor that read a formatted text would write it back complete: every node with everything that
 * it holds. Adjacent texts of the same look may have become one, and missing values may have got their default.
 */
export const isKeptWhole = (stored: unknown, written: unknown): boolean => {
  if (Array.isArray(stored)) {
    if (!Array.isArray(written)) return false
    const [before, after] = [joined(stored), joined(written)]
    return (
      before.length === after.length &&
      before.every((node, index) => isKeptWhole(node, after[index]))
    )
  }
  if (!isData(stored)) return isSame(stored, written)
  return (
    isData(written) &&
    Object.entries(stored).every(([name, value]) => isKeptWhole(value, written[name]))
  )
}

function joined(nodes: unknown[]): unknown[] {
  const result: unknown[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (isText(last) && isText(node) && isSame(lookOf(last), lookOf(node))) {
      result[result.length - 1] = { ...last, text: last.text + node.text }
    } else result.push(node)
  }
  return result
}

type TextNode = Data & { text: string }

const isText = (node: unknown): node is TextNode =>
  isData(node) && node.type === 'text' && typeof node.text === 'string'

/** Everything of a text but its words; what is missing has its default. */
const lookOf = ({ text: _, ...look }: TextNode): Data => ({
  ...look,
  format: look.format ?? 0,
  detail: look.detail ?? 0,
  mode: look.mode ?? 'normal',
  style: look.style ?? '',
})
