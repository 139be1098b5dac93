import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMExportOutput,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { createContext, type ReactNode, use } from 'react'

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

  override createDOM(): HTMLElement {
    return document.createElement('div')
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): false {
    return false
  }

  override decorate(): ReactNode {
    return <Drawn node={this} />
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

/** Component by which an editor shows its pictures. */
export const PictureView = createContext<(node: PictureNode) => ReactNode>(() => null)

const Drawn = ({ node }: { node: PictureNode }) => use(PictureView)(node)
