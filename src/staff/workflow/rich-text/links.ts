import {
  $applyNodeReplacement,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  ElementNode,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
  type SerializedElementNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { isSafeLink } from '@/src/domain/links/link'
import { newRowId } from '@/src/platform/values/stored-values'

/** Link as the panel stores it: an address, or a document that it targets. */
interface LinkFields {
  [name: string]: unknown
  linkType: 'custom' | 'internal'
  newTab: boolean
  url?: string
}

interface SerializedLink extends SerializedElementNode {
  id?: string
  fields: LinkFields
}

/** A link in formatted text. What the panel stores with it is kept as it is. */
export class LinkNode extends ElementNode {
  __fields: LinkFields
  __id: string | undefined
  __version: number

  constructor(fields: LinkFields, id?: string, version = panelVersion, key?: NodeKey) {
    super(key)
    this.__fields = fields
    this.__id = id
    this.__version = version
  }

  static override getType(): string {
    return 'link'
  }

  static override clone(node: LinkNode): LinkNode {
    return new this(node.__fields, node.__id, node.__version, node.__key)
  }

  static override importJSON(stored: SerializedLexicalNode & Record<string, unknown>): LinkNode {
    // Lexical hands over nodes of this type alone.
    const link = stored as SerializedLexicalNode as SerializedLink
    return new this(link.fields, link.id, link.version).updateFromJSON(link)
  }

  override exportJSON(): SerializedLink {
    const { __fields, __id, __version } = this.getLatest()
    return {
      ...super.exportJSON(),
      type: this.getType(),
      version: __version,
      ...(__id === undefined ? {} : { id: __id }),
      fields: __fields,
    }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('a')
    this.#show(element)
    return element
  }

  override updateDOM(before: this, element: HTMLElement): boolean {
    if (before.__fields !== this.__fields && element instanceof HTMLAnchorElement) {
      this.#show(element)
    }
    return false
  }

  override isInline(): true {
    return true
  }

  override canBeEmpty(): false {
    return false
  }

  override canInsertTextBefore(): false {
    return false
  }

  override canInsertTextAfter(): false {
    return false
  }

  /** Null for one that leads to a document by its id. */
  getUrl(): string | null {
    const { linkType, url } = this.getLatest().__fields
    return linkType === 'custom' ? (url ?? '') : null
  }

  setUrl(url: string): void {
    const writable = this.getWritable()
    const { doc: _, ...fields } = writable.__fields
    writable.__fields = { ...fields, linkType: 'custom', url }
  }

  #show(element: HTMLAnchorElement): void {
    const url = this.getUrl()
    if (url !== null && isSafeLink(url)) element.href = url
    else element.removeAttribute('href')
  }
}

/** A link that the panel made of a typed address. */
export class AutoLinkNode extends LinkNode {
  static override getType(): string {
    return 'autolink'
  }
}

/** Version of links that the panel writes now. */
const panelVersion = 3

export const $createLinkNode = (url: string): LinkNode =>
  $applyNodeReplacement(new LinkNode({ linkType: 'custom', newTab: false, url }, newRowId()))

/** The link in which a selection begins; null where it begins in none. */
export const $linkAt = (selection: RangeSelection): LinkNode | null =>
  $linkAround(selection.isBackward() ? selection.focus.getNode() : selection.anchor.getNode())

/**
 * Sets where the selected words lead, or takes their links away. Without selected words the link around the caret is
 * changed, or the address itself becomes a link.
 */
export function $setLink(url: string | null): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const around = $linkAt(selection)
  if (around && (selection.isCollapsed() || holds(around, selection))) {
    if (url === null) $unwrap(around)
    else around.setUrl(url)
    return
  }
  if (selection.isCollapsed()) {
    if (url !== null) selection.insertNodes([$createLinkNode(url).append($createTextNode(url))])
    return
  }
  const selected = selection.extract().filter((node) => !$isElementNode(node))
  for (const node of selected) {
    const link = $linkAround(node)
    if (link) $unwrap(link)
  }
  if (url === null) return
  let last: LinkNode | null = null
  for (const node of selected) {
    if (last === null || !last.is(node.getPreviousSibling())) {
      last = $createLinkNode(url)
      node.insertBefore(last)
    }
    last.append(node)
  }
}

const $linkAround = (node: LexicalNode): LinkNode | null => {
  const found = $findMatchingParent(node, (parent) => parent instanceof LinkNode)
  return found instanceof LinkNode ? found : null
}

const holds = (link: LinkNode, { anchor, focus }: RangeSelection): boolean =>
  [anchor, focus].every((point) => link.isParentOf(point.getNode()) || link.is(point.getNode()))

function $unwrap(link: LinkNode): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}
