import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { SearchAnswer } from '@/src/contract/search'
import { newDocument, storedFile } from '../helpers/documents'
import { api } from '../helpers/http'
import { unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'

let token: string
beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

/** A PDF with a page for each text. */
async function pdfOf(...pages: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  for (const text of pages) pdf.addPage().fontSize(12).text(text)
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A word of letters alone that stands nowhere else. */
const newWord = () =>
  unique('Quillon')
    .replaceAll(/\W/g, '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

/** Returns what is found of a download. */
async function resultsOf(q: string, slug: string) {
  const { results } = SearchAnswer.parse((await api(`/search?q=${encodeURIComponent(q)}`)).body)
  return results
    .filter(({ href }) => href === `/downloads/${slug}`)
    .map(({ page, excerpt }) => ({ page, excerpt }))
}

/** PDFs are read beside the search. */
const untilFound = (q: string, slug: string) =>
  expect.poll(() => resultsOf(q, slug), { timeout: 60_000, interval: 500 })

describe('words in the PDF of a download', () => {
  it('are found with their page, as long as visitors may have the file', async () => {
    const word = newWord()
    const content = await pdfOf('Contents', `Tighten the ${word} with four bolts.`)
    const releases = [{ file: (await storedFile({ token }, content)).key, version: '1' }]
    const { id, slug } = await newDocument({ token }, { releases })
    const found = [
      {
        page: 2,
        excerpt: expect.stringContaining(`Tighten the ${word} with four bolts.`) as string,
      },
    ]
    await untilFound(`${word} bolts`, slug).toEqual(found)
    expect(await resultsOf(`contents ${word}`, slug)).toEqual([])

    const change = (body: object) =>
      staffCall(`/documents/${id}`, { token, method: 'PATCH', body: { ...body } })
    for (const gated of [{ gate: 'mail' }, { gate: 'code', code: 'a long code' }]) {
      expect((await change(gated)).status).toBe(200)
      expect(await resultsOf(`${word} bolts`, slug)).toEqual([])
    }
    await change({ gate: 'open' })
    await untilFound(`${word} bolts`, slug).toEqual(found)
    await change({ isActive: false })
    expect(await resultsOf(`${word} bolts`, slug)).toEqual([])
  })

  it('are not found once a newer file takes its place', async () => {
    const [before, after] = [newWord(), newWord()]
    const fileOf = async (word: string) =>
      (await storedFile({ token }, await pdfOf(`The ${word} of the machine`))).key
    const first = { file: await fileOf(before), version: '1', date: '2026-01-01T00:00:00.000Z' }
    const { id, slug, releases } = await newDocument({ token }, { releases: [first] })
    await untilFound(`${before} machine`, slug).toMatchObject([{ page: 1 }])
    const second = { file: await fileOf(after), version: '2', date: '2026-02-01T00:00:00.000Z' }
    const body = { releases: [...releases, second] }
    await staffCall(`/documents/${id}`, { token, method: 'PATCH', body })
    expect(await resultsOf(`${before} machine`, slug)).toEqual([])
    await untilFound(`${after} machine`, slug).toMatchObject([{ page: 1 }])
  })
})
