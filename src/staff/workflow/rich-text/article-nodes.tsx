import {
  $applyNodeReplacement,
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  DecoratorNode,
  type DOMExportOutput,
  type EditorConfig,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
  type ListNode,
} from '@payloadcms/richtext-lexical/lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Block, Inline } from '@/src/domain/news/markdown/parse'
import { toInlines, type Run, toRuns } from '@/src/domain/news/markdown/write'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { $createLinkNode, LinkNode } from './links'

/** Replaces what an editor holds with a text. */
export function $showBlocks(blocks: Block[]): void {
  const nodes = blocks.map($nodeOf)
  $getRoot()
    .clear()
    .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]))
}

/** The text that an editor holds, as `parseMarkdown` gives it. */
export const $readBlocks = (): Block[] => $getRoot().getChildren().flatMap(blocksOf)

/** The node of a part of a text. */
export function $nodeOf(block: Block): LexicalNode {
  if (block.kind === 'picture') return $createPictureNode(block.url, block.alt)
  if ('content' in block) {
    const node =
      block.kind === 'paragraph'
        ? $createParagraphNode()
        : $createHeadingNode(block.kind === 'heading' ? 'h2' : 'h3')
    return node.append(...$wordsOf(block.content))
  }
  const items = block.items.map($wordsOf)
  if (block.kind === 'quote') {
    const lines = items.flatMap((line, at) => (at === 0 ? line : [$createLineBreakNode(), ...line]))
    return $createQuoteNode().append(...lines)
  }
  const list =
    block.kind === 'numbers' ? $createListNode('number', block.start) : $createListNode('bullet')
  return list.append(...items.map((item) => $createListItemNode().append(...item)))
}

const $wordsOf = (content: Inline[]): LexicalNode[] =>
  toRuns(content).map(({ text, isBold, isItalic, href }) => {
    const words = $createTextNode(text)
    if (isBold) words.toggleFormat('bold')
    if (isItalic) words.toggleFormat('italic')
    return href === undefined ? words : $createLinkNode(href).append(words)
  })

function blocksOf(node: LexicalNode): Block[] {
  if (node instanceof PictureNode) {
    return [{ kind: 'picture', url: node.getUrl(), alt: node.getAlt() }]
  }
  if ($isListNode(node)) {
    const items = itemsOf(node)
    const isNumbered = node.getListType() === 'number'
    return [
      isNumbered ? { kind: 'numbers', items, start: node.getStart() } : { kind: 'bullets', items },
    ]
  }
  if (!$isElementNode(node)) return []
  const lines = linesOf(node)
  if ($isQuoteNode(node)) return [{ kind: 'quote', items: lines }]
  const kind = !$isHeadingNode(node)
    ? 'paragraph'
    : node.getTag() === 'h2'
      ? 'heading'
      : 'subheading'
  return lines.map((content) => ({ kind, content }))
}

/** Lists in lists are one list: Markdown here knows no others. */
const itemsOf = (list: ListNode): Inline[][] =>
  list.getChildren().flatMap((item) => {
    if (!$isListItemNode(item)) return []
    const inner = item.getChildren().filter($isListNode)
    return [...linesOf(item), ...inner.flatMap(itemsOf)]
  })

/** The lines of a paragraph: a line break ends one as Enter does. */
function linesOf(element: ElementNode): Inline[][] {
  const lines: Run[][] = [[]]
  const add = (node: LexicalNode, href?: string) => {
    if ($isLineBreakNode(node)) lines.push([])
    else if ($isTextNode(node)) {
      lines.at(-1)?.push({
        text: node.getTextContent(),
        isBold: node.hasFormat('bold'),
        isItalic: node.hasFormat('italic'),
        ...(href === undefined ? {} : { href }),
      })
    } else if ($isElementNode(node) && !$isListNode(node)) {
      const target = node instanceof LinkNode ? (node.getUrl() ?? href) : href
      for (const child of node.getChildren()) add(child, target)
    }
  }
  for (const child of element.getChildren()) add(child)
  return lines.map(toInlines).filter((line) => line.length > 0)
}

interface SerializedPicture extends SerializedLexicalNode {
  url: string
  alt: string
}

/** A picture of the media library on a line of its own. */
export class PictureNode extends DecoratorNode<ReactNode> {
  __url: string
  __alt: string

  constructor(url: string, alt: string, key?: NodeKey) {
    super(key)
    this.__url = url
    this.__alt = alt
  }

  static override getType(): string {
    return 'picture'
  }

  static override clone(node: PictureNode): PictureNode {
    return new this(node.__url, node.__alt, node.__key)
  }

  static override importJSON(stored: SerializedLexicalNode & Record<string, unknown>): PictureNode {
    return $createPictureNode(String(stored.url), String(stored.alt))
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), url: this.getUrl(), alt: this.getAlt() }
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('img')
    element.src = this.getUrl()
    element.alt = this.getAlt()
    return { element }
  }

  override createDOM({ theme }: EditorConfig): HTMLElement {
    const element = document.createElement('div')
    element.className = String(theme.picture ?? '')
    return element
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): false {
    return false
  }

  override decorate(editor: LexicalEditor): ReactNode {
    return <Picture editor={editor} node={this} />
  }

  getUrl(): string {
    return this.getLatest().__url
  }

  getAlt(): string {
    return this.getLatest().__alt
  }

  setAlt(alt: string): void {
    this.getWritable().__alt = alt
  }
}

export const $createPictureNode = (url: string, alt: string): PictureNode =>
  $applyNodeReplacement(new PictureNode(url, alt))

interface PictureLooks {
  className?: string
  /** Label of the field for what a picture shows. */
  alt: string
  /** Name of the button that takes a picture out. */
  remove: string
}

const Looks = createContext<PictureLooks>({ alt: '', remove: '' })

/** The pictures of a text that is edited, each in its place. */
export function Pictures({ editor, ...looks }: PictureLooks & { editor: LexicalEditor }) {
  const [drawn, setDrawn] = useState<Record<string, ReactNode>>({})
  useLayoutEffect(() => {
    setDrawn(editor.getDecorators<ReactNode>())
    return editor.registerDecoratorListener<ReactNode>(setDrawn)
  }, [editor])
  return (
    <Looks value={looks}>
      {Object.entries(drawn).map(([key, picture]) => {
        const place = editor.getElementByKey(key)
        return place ? createPortal(picture, place, key) : null
      })}
    </Looks>
  )
}

function Picture({ editor, node }: { editor: LexicalEditor; node: PictureNode }) {
  const looks = use(Looks)
  const [alt, setAlt] = useState(() => editor.read(() => node.getAlt()))
  const url = editor.read(() => node.getUrl())
  return (
    <figure
      className={looks.className}
      contentEditable={false}
      // What is typed and pasted here is none of the text.
      onKeyDown={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
    >
      <img src={mediaAddress(url)} alt={alt} />
      <input
        aria-label={looks.alt}
        placeholder={looks.alt}
        maxLength={500}
        value={alt}
        onChange={({ target }) => {
          setAlt(target.value)
          editor.update(() => node.setAlt(target.value))
        }}
      />
      <button
        type="button"
        onClick={() => {
          editor.update(() => node.remove())
          editor.focus()
        }}
      >
        {looks.remove}
      </button>
    </figure>
  )
}
