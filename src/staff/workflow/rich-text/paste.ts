import { type Block, parseMarkdown } from '@/src/domain/news/markdown/parse'
import { toInlines, type Run } from '@/src/domain/news/markdown/write'
import { isSafeLink } from '@/src/domain/links/link'
import { filenameOfUpload, uploadUrl } from '@/src/platform/storage/uploads'

/**
 * Reads what was copied from Word or a web page as parts of a text: its words, headings, lists, quotations, emphasis, links
 * and own pictures, and nothing of its looks.
 */
export function pastedBlocks(clipboard: DataTransfer): Block[] {
  const html = clipboard.getData('text/html')
  const blocks = html === '' ? [] : blocksOfHtml(new DOMParser().parseFromString(html, 'text/html'))
  return blocks.length > 0 ? blocks : parseMarkdown(clipboard.getData('text/plain'))
}

/** The parts of a page. */
export function blocksOfHtml({ body }: Document): Block[] {
  const reader = new Reader()
  reader.read(body, 'paragraph', plain)
  return reader.end()
}

type Kind = Exclude<Block['kind'], 'picture'>

type Look = Omit<Run, 'text'>

const plain: Look = { isBold: false, isItalic: false }

class Reader {
  private readonly blocks: Block[] = []
  private runs: Run[] = []
  /** Kind of the part to which the runs belong. */
  private kind: Kind = 'paragraph'

  read(node: Node, kind: Kind, look: Look): void {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.add(child.nodeValue ?? '', kind, look)
      else if (child instanceof Element && !isLeftOut(child)) this.readElement(child, kind, look)
    }
  }

  end(): Block[] {
    this.endLine()
    return this.blocks
  }

  private readElement(element: Element, around: Kind, look: Look): void {
    const name = element.localName
    if (name === 'br') return this.endLine()
    if (name === 'img') return this.addPicture(element)
    const isLine = lines.has(name)
    if (isLine) this.endLine()
    this.read(element, kindOf(element) ?? around, lookOf(element, look))
    if (isLine) this.endLine()
    // Cells of a row stay apart.
    else if (name === 'td' || name === 'th') this.add(' ', around, plain)
  }

  private add(text: string, kind: Kind, look: Look): void {
    const words = text.replace(/\s+/gu, ' ')
    if (words === ' ' && this.runs.length === 0) return
    if (this.runs.length === 0) this.kind = kind
    this.runs.push({ ...look, text: words })
  }

  private endLine(): void {
    const isHeading = this.kind === 'heading' || this.kind === 'subheading'
    // A heading is bold by itself.
    const content = toInlines(
      isHeading ? this.runs.map((run) => ({ ...run, isBold: false })) : this.runs,
    )
    const isEmpty = this.runs.every(({ text }) => text.trim() === '')
    this.runs = []
    if (isEmpty) return
    const { kind } = this
    const last = this.blocks.at(-1)
    if (kind === 'paragraph' || kind === 'heading' || kind === 'subheading') {
      this.blocks.push({ kind, content })
    } else if (last?.kind === kind && 'items' in last) last.items.push(content)
    else if (kind === 'numbers') this.blocks.push({ kind, items: [content], start: 1 })
    else this.blocks.push({ kind, items: [content] })
  }

  private addPicture(image: Element): void {
    const { origin, pathname } = new URL(image.getAttribute('src') || 'data:', location.href)
    const file = origin === location.origin ? filenameOfUpload(pathname) : undefined
    if (file === undefined) return
    this.endLine()
    this.blocks.push({
      kind: 'picture',
      url: uploadUrl(file),
      alt: (image.getAttribute('alt') ?? '').replace(/[[\]]/g, ''),
    })
  }
}

/** Elements of which nothing is read. */
const isLeftOut = (element: Element): boolean =>
  leftOut.has(element.localName) ||
  // The bullet or number that Word writes before an item; what it hides.
  /mso-list:\s*ignore|display:\s*none|mso-hide:\s*all/i.test(styleOf(element))

const leftOut = new Set(
  'button head iframe input link meta noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
)

/** Elements that begin and end a line. */
const lines = new Set(
  'address article aside blockquote caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)

/** Kind of the lines in an element; undefined for that of what is around it. */
function kindOf(element: Element): Kind | undefined {
  const name = element.localName
  if (name === 'h1' || name === 'h2') return 'heading'
  if (/^h[3-6]$/.test(name)) return 'subheading'
  if (name === 'blockquote') return 'quote'
  if (name === 'li') return element.closest('ol, ul')?.localName === 'ol' ? 'numbers' : 'bullets'
  if (/\bMso(Title|Heading1)\b/.test(element.className)) return 'heading'
  // Word writes its lists as paragraphs.
  if (!/mso-list:\s*l\d/i.test(styleOf(element))) return undefined
  const marker = element.querySelector('[style*="gnore"]')?.textContent ?? ''
  return /^\s*\w{1,4}[.)]/u.test(marker) ? 'numbers' : 'bullets'
}

function lookOf(element: Element, around: Look): Look {
  const look = { ...around }
  const name = element.localName
  const style = styleOf(element)
  if (name === 'b' || name === 'strong') look.isBold = true
  if (name === 'i' || name === 'em' || name === 'cite') look.isItalic = true
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase()
  if (weight) look.isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase()
  if (slant) look.isItalic = slant === 'italic' || slant === 'oblique'
  if (name === 'a') look.href = linkOf(element.getAttribute('href') ?? '') ?? look.href
  return look
}

/** Address as it may stand in a text: pages of this site by their path. */
function linkOf(href: string): string | undefined {
  if (!URL.canParse(href, location.href)) return undefined
  const { origin, pathname, search, hash, href: whole } = new URL(href, location.href)
  const address = origin === location.origin ? pathname + search + hash : whole
  return isSafeLink(address) ? address : undefined
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''
