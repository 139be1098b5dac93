/** A part of a printed page: a heading, running text, or rows of a name and a value. */
export type PdfPart = { heading: string } | { text: string } | { rows: [string, string][] }

/** Points of A4. */
const page = { width: 595, height: 842, margin: 56 }

const sizes = { title: 22, heading: 13, text: 10 }
const leading = 1.45

/** Mean width of a letter in Helvetica, as a share of its size; generous, so that no line overflows the page. */
const meanWidth = 0.52

interface Line {
  text: string
  size: number
  x: number
  isBold?: boolean
  /** Empty space above it, points. */
  above?: number
  /** On the same line as the one before. */
  isBeside?: boolean
}

/**
 * A small PDF (ISO 32000-1) of text in Helvetica, which every reader has: the same bytes for the same words.
 * @param title of the document, on its first page and in its properties
 */
export function makePdf(title: string, parts: PdfPart[]): Buffer {
  const pages = paged([
    { text: title, size: sizes.title, x: page.margin, isBold: true },
    ...parts.flatMap(linesOf),
  ])
  const content = pages.map(contentOf)
  const first = 6
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Count ${content.length} /Kids [${content.map((_, n) => `${first + 2 * n} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
    ...content.flatMap((stream, n) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + 2 * n + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ]
  let body = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, n) => {
    const at = body.length
    body += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`
  return Buffer.from(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1')
}

function linesOf(part: PdfPart): Line[] {
  if ('heading' in part) {
    return [{ text: part.heading, size: sizes.heading, x: page.margin, isBold: true, above: 12 }]
  }
  const width = page.width - 2 * page.margin
  if ('text' in part) {
    return wrapped(part.text, width).map((text, n) => ({
      text,
      size: sizes.text,
      x: page.margin,
      above: n === 0 ? 4 : 0,
    }))
  }
  const valueAt = page.margin + 170
  return part.rows.flatMap(([name, value]) =>
    [
      { text: name, size: sizes.text, x: page.margin, isBold: true },
      ...wrapped(value, page.width - page.margin - valueAt).map((text, n) => ({
        text,
        size: sizes.text,
        x: valueAt,
        isBeside: n === 0,
      })),
    ].map((line, n) => ({ ...line, above: n === 0 ? 3 : 0 })),
  )
}

function wrapped(text: string, width: number): string[] {
  const letters = Math.floor(width / (sizes.text * meanWidth))
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  return lines
}

interface Placed extends Line {
  y: number
}

function paged(lines: Line[]): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = page.height - page.margin
  for (const line of lines) {
    if (!line.isBeside) y -= line.size * leading + (line.above ?? 0)
    if (y < page.margin) {
      pages.push([])
      y = page.height - page.margin - line.size
    }
    pages.at(-1)?.push({ ...line, y })
  }
  return pages
}

const contentOf = (lines: Placed[]): string =>
  lines
    .map(
      ({ text, size, x, y, isBold }) =>
        `BT /F${isBold ? 2 : 1} ${size} Tf ${x} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`,
    )
    .join('\n')

/** Signs that WinAnsiEncoding has at another place than Unicode, or lacks. */
const signs: Record<string, string> = {
  '–': '\x96',
  '—': '\x97',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '…': '\x85',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '\u202f': '\u00a0',
}

const escaped = (text: string): string =>
  text
    .replace(/[^\x20-\x7e\u00a0-\u00ff]/gu, (sign) => signs[sign] ?? '?')
    .replace(/[\\()]/g, '\\$&')
