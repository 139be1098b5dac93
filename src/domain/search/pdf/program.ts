import { Worker } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

/** Texts of the pages of a PDF, or the reason why there are none. */
export type PdfAnswer = { pages: string[] } | { error: string }

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** Most of a PDF that is read: pages, characters of all of them together, and bytes of memory that it takes. */
const max = { pages: 500, characters: 1_000_000, memory: 600_000_000 }

/** A line break between words of scripts without spaces, which go on in the next line. */
const unspacedBreak =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/gu

/**
 * Answers each message, a PDF, with the text of its pages: a process of its own, which the server ends when a file that was made to do so
 * keeps it busy. A thread of it ends it where it takes too much memory, since what is unpacked lies outside of the limited heap, and where
 * the server is gone.
 */
const watch = new Worker(
  `const server = process.ppid
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > ${max.memory}
    if (isTooLarge || process.ppid !== server) process.kill(process.pid, 'SIGKILL')
  }, 50)`,
  { eval: true },
)
watch.unref()

process.on('message', (file: Uint8Array) => void answer(file))

async function answer(file: Uint8Array): Promise<void> {
  const answer: PdfAnswer = await readPages(file).then(
    (pages) => ({ pages }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.(answer)
}

async function readPages(file: Uint8Array): Promise<string[]> {
  // A plain array of bytes: pdf.js refuses Node's buffers.
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
  try {
    return await readTexts(pdf)
  } finally {
    await pdf.destroy()
  }
}

async function readTexts(pdf: Document): Promise<string[]> {
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, max.pages); number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .replace(unspacedBreak, '')
      // The vowel am is drawn in two parts, and may come out as itself and its second one.
      .replaceAll('\u0e33\u0e32', '\u0e33')
      .replace(/\s+/g, ' ')
      .trim()
    page.cleanup()
    length += text.length
    if (length > max.characters) break
    pages.push(text)
  }
  return pages
}
