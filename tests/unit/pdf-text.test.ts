import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { PdfAnswer } from '@/src/domain/search/pdf/program'
import { MessageProgram } from '@/src/platform/run-program'

const open = (timeoutMs = 60_000) =>
  new MessageProgram<Buffer, PdfAnswer>('src/domain/search/pdf/program.ts', { timeoutMs })

/** One for all files, as the server has it. */
const program = open()
afterAll(() => program.close())

const sentence = Buffer.from(
  'BT /F 12 Tf 10 100 Td (Anchor the machine) Tj 0 -20 Td (to the floor.) Tj ET',
)

/** A PDF of one page. */
function pdfOf(content: Buffer, { filters = '', times = 1 } = {}): Buffer {
  const contents = Array.from({ length: times }, () => '5 0 R').join(' ')
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F 4 0 R>>>>/Contents[${contents}]>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length ${content.length}${filters}>>stream
`),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}

/** Less than a megabyte that becomes gigabytes. */
const bomb = () =>
  pdfOf(deflateSync(Buffer.alloc(300_000_000, ' ')), { filters: '/Filter/FlateDecode', times: 8 })

describe('the text of a PDF', () => {
  it('is read line by line', async () => {
    expect(await program.ask(pdfOf(sentence))).toEqual({
      pages: ['Anchor the machine to the floor.'],
    })
  })

  it.each([
    ['is no PDF', Buffer.from('%PDF-1.7\nnothing else')],
    ['ends too early', pdfOf(Buffer.from('BT ET')).subarray(0, 60)],
  ])('is none of a file that %s', async (_, file) => {
    expect(await program.ask(file)).toEqual({ error: expect.stringContaining('PDF') })
  })

  it('is none of a file that would fill the memory, which ends the program for itself alone', async () => {
    const file = bomb()
    expect(file.length).toBeLessThan(1_000_000)
    await expect(program.ask(file)).rejects.toThrow(/SIGKILL|memory/)
    expect(await program.ask(pdfOf(sentence))).toEqual({
      pages: ['Anchor the machine to the floor.'],
    })
  })

  it('is none of a file that takes too long', async () => {
    await expect(open(1).ask(pdfOf(sentence))).rejects.toThrow('SIGKILL')
  })
})
