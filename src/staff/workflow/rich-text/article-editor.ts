import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  createEditor,
  type LexicalEditor,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  HEADING,
  ITALIC_STAR,
  ORDERED_LIST,
  QUOTE,
  registerMarkdownShortcuts,
  UNORDERED_LIST,
} from '@payloadcms/richtext-lexical/lexical/markdown'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $insertNodeToNearestRoot } from '@payloadcms/richtext-lexical/lexical/utils'
import { parseMarkdown } from '@/src/domain/news/markdown/parse'
import { writeMarkdown } from '@/src/domain/news/markdown/write'
import { $createPictureNode, $nodeOf, $readBlocks, $showBlocks, PictureNode } from './article-nodes'
import { registerKeys } from './commands'
import { LinkNode } from './links'
import { pastedBlocks } from './paste'

/** Tools of the text of an article: what Markdown stores (`src/domain/news/markdown`). */
export const articleTools = [
  'h2',
  'h3',
  'bullets',
  'numbers',
  'quote',
  'bold',
  'italic',
  'link',
] as const

/** @param picture class of the elements around pictures */
export const createArticleEditor = (picture?: string): LexicalEditor =>
  createEditor({
    namespace: 'article',
    theme: { picture },
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, PictureNode],
    onError: (error) => {
      throw error
    },
  })

/** Name of a tool on its button: an article has a heading and a subheading. */
export const markName = (tool: (typeof articleTools)[number]) =>
  tool === 'h2' ? 'heading' : tool === 'h3' ? 'subheading' : tool

/** Editor of a text in Markdown. */
export interface MarkdownText {
  /** Shows a text that was changed elsewhere. */
  show: (text: string) => void
  stop: () => void
}

/**
 * Registers the keys, the clipboard and the writing of an editor.
 * @param onChange takes the text after each change by hand; a text that means what it meant before is left as it was
 */
export function editMarkdown(
  editor: LexicalEditor,
  onChange: (text: string) => void,
): MarkdownText {
  let shown: string | undefined
  let original = { typed: '', written: '' }
  const stop = mergeRegister(
    registerKeys(editor, articleTools, (content) =>
      $insertNodes(pastedBlocks(content).map($nodeOf)),
    ),
    registerMarkdownShortcuts(editor, [
      HEADING,
      QUOTE,
      UNORDERED_LIST,
      ORDERED_LIST,
      BOLD_ITALIC_STAR,
      BOLD_STAR,
      ITALIC_STAR,
    ]),
    // `# ` and `#### ` are typed as well: it is at once the heading that is stored.
    editor.registerNodeTransform(HeadingNode, (heading) => {
      const level = Number(heading.getTag().slice(1))
      if (level < 2) heading.setTag('h2')
      if (level > 3) heading.setTag('h3')
    }),
    // Before and behind a picture there is a line to write on.
    editor.registerNodeTransform(PictureNode, (picture) => {
      if (!picture.getPreviousSibling()) picture.insertBefore($createParagraphNode())
      if (!picture.getNextSibling()) picture.insertAfter($createParagraphNode())
    }),
    editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0) return
      const written = writeMarkdown(editorState.read($readBlocks))
      const text = written === original.written ? original.typed : written
      if (text === shown) return
      shown = text
      onChange(text)
    }),
  )
  return {
    show: (text) => {
      // Also where it has no words: a line that began as a heading or a list stays one.
      if (text === shown) return
      const blocks = parseMarkdown(text)
      shown = text
      original = { typed: text, written: writeMarkdown(blocks) }
      editor.update(() => $showBlocks(blocks), { discrete: true, tag: 'history-merge' })
    },
    stop,
  }
}

/** Inserts a picture of the library behind the line of the caret. */
export const insertPicture = (editor: LexicalEditor, url: string): void =>
  editor.update(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection)) selection.focus.getNode().getTopLevelElement()?.selectEnd()
    $insertNodeToNearestRoot($createPictureNode(url, ''))
  })
