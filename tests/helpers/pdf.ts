import { PDFiumLibrary } from '@hyzyla/pdfium'
import { inflateSync } from 'node:zlib'

/** The text of each page, as Chrome's own reader gives it to who selects and copies it. */
export async function pagesOfPdf(content: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(content)
    const pages = [...document.pages()].map((page) => page.getText())
    document.destroy()
    return pages
  } finally {
    library.destroy()
  }
}

/** The text of all pages without spaces: lines break where they want. */
export const textOfPdf = async (content: Buffer): Promise<string> =>
  withoutSpaces((await pagesOfPdf(content)).join(''))

/** Removes spaces, and PDFium's signs for a hyphen that ends a line and for its own line breaks. */
export const withoutSpaces = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\ufffe/g, '-')
    .replace(/[\s\u00a0\u2060\u200b]+/g, '')

/** Everything in the file, with compressed streams as they read. */
export function insideOfPdf(content: Buffer): string {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const start = content.indexOf('stream\n', from)
    if (start < 0) break
    const end = content.indexOf('endstream', start)
    parts.push(content.toString('latin1', from, start))
    const data = content.subarray(start + 'stream\n'.length, end)
    try {
      parts.push(inflateSync(data).toString('latin1'))
    } catch {
      // Metadata are not packed, photographs in their own way.
      parts.push(data.toString('latin1'))
    }
    from = end + 'endstream'.length
  }
  return parts.join('') + content.toString('latin1', from)
}
