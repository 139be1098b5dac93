import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { runProgram } from '@/src/platform/run-program'

const read = async (file: Buffer): Promise<string[]> =>
  JSON.parse((await runProgram(program, file, { timeoutMs: 60_000 })).toString()) as string[]

const program = 'src/domain/search/pdf/program.ts'

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

describe('the text of a PDF', () => {
  it('is read line by line', async () => {
    const content = Buffer.from(
      'BT /F 12 Tf 10 100 Td (Anchor the machine) Tj 0 -20 Td (to the floor.) Tj ET',
    )
    expect(await read(pdfOf(content))).toEqual(['Anchor the machine to the floor.'])
  })

  it.each([
    ['is no PDF', Buffer.from('%PDF-1.7\nnothing else')],
    ['ends too early', pdfOf(Buffer.from('BT ET')).subarray(0, 60)],
  ])('is none of a file that %s', async (_, file) => {
    await expect(read(file)).rejects.toThrow(/PDF/)
  })

  it('is none of a file that would fill the memory, which is ended', async () => {
    const packed = deflateSync(Buffer.alloc(300_000_000, ' '))
    const file = pdfOf(packed, { filters: '/Filter/FlateDecode', times: 8 })
    expect(file.length).toBeLessThan(1_000_000)
    await expect(read(file)).rejects.toThrow(/SIGKILL|memory/)
  })

  it('is none of a file that takes too long', async () => {
    const file = pdfOf(Buffer.from('BT ET'))
    await expect(runProgram(program, file, { timeoutMs: 1 })).rejects.toThrow('SIGKILL')
  })
})
