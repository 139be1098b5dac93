import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pdfTextsVersion, updatePages } from '@/src/data/search/pdf-texts'
import type { IndexedFile, PageIndex } from '@/src/domain/search/page-index'
import type * as RunProgram from '@/src/platform/run-program'

const site = vi.hoisted(() => ({
  folder: '',
  documents: [] as object[],
  reads: [] as string[],
  /** Number of readers that were closed. */
  closed: 0,
  /** Holds the reading of a file until it resolves. */
  gate: undefined as Promise<void> | undefined,
}))

vi.mock('server-only', () => ({}))
vi.mock('@/src/platform/env', async () => {
  site.folder = mkdtempSync(path.join(tmpdir(), 'pdf-pages-'))
  return { env: { DATA_DIR: site.folder } }
})
vi.mock('@/src/platform/log/log', () => ({ log: { warn: vi.fn() } }))
vi.mock('@/src/data/downloads/documents', () => ({
  listWithProductIds: async () => site.documents,
}))
vi.mock('@/src/data/payload', () => ({
  getPayload: async () => ({
    find: async ({ where }: { where: Record<string, { equals: string }> }) => {
      const id = where['releases.id']?.equals
      return { docs: [{ releases: [{ id, file: `documents/${id}` }] }] }
    },
  }),
}))
vi.mock('@/src/platform/private-files/store', () => ({
  openPrivateFile: (key: string) => new Response(key).body,
}))
vi.mock('@/src/platform/run-program', async (original) => ({
  ...(await original<typeof RunProgram>()),
  MessageProgram: class {
    async ask(file: Buffer) {
      const name = file.toString().replace('documents/', '')
      site.reads.push(name)
      await site.gate
      if (name === 'broken') return { error: 'Invalid PDF structure' }
      if (name === 'hostile') throw new Error('SIGKILL: ')
      if (name === 'ended') throw new Error('SIGINT: ')
      return { pages: [`Text of ${name}`] }
    }

    close() {
      site.closed += 1
    }
  },
}))

const download = (name: string, more: object = {}, release: object = {}) => ({
  id: name,
  gate: 'open',
  releases: [
    {
      id: name,
      sha256: name,
      type: 'application/pdf',
      size: 1000,
      languages: ['en'],
      supersededBy: null,
      ...release,
    },
  ],
  ...more,
})

/** An index that remembers what was put into it. */
class FakePages {
  readonly stored = new Map<string, { file: IndexedFile; pages: readonly string[] }>()

  files = () => [...this.stored.values()].map(({ file }) => file)

  put({ document, sha256, isOwn }: IndexedFile, pages: readonly string[]) {
    if (pages.length > 0) this.stored.set(sha256, { file: { document, sha256, isOwn }, pages })
  }

  remove = ({ sha256 }: IndexedFile) => this.stored.delete(sha256)
}

let pages: FakePages
const update = () => updatePages(pages as unknown as PageIndex, 'en')
const names = () => [...pages.stored.keys()].sort()

/** Waits until what was missing has been read, and brings the index up to date. */
async function untilNew(before: string) {
  await expect.poll(pdfTextsVersion).not.toBe(before)
  await update()
}

beforeEach(async () => {
  pages = new FakePages()
  site.gate = undefined
  site.documents = []
  await update()
  await expect.poll(() => textsStored()).toEqual([])
  site.reads.length = 0
})
afterAll(() => rmSync(site.folder, { recursive: true }))

function textsStored(): string[] {
  try {
    return readdirSync(path.join(site.folder, 'cache', 'pdf-text')).sort()
  } catch {
    return []
  }
}

describe('the pages of downloads', () => {
  it('are those of the newest PDFs that everybody may have', async () => {
    site.documents = [
      download('open'),
      download('by-mail', { gate: 'mail' }),
      download('by-code', { gate: 'code' }),
      download('older', {}, { supersededBy: 'open' }),
      download('archive', {}, { type: 'application/zip' }),
      download('huge', {}, { size: 50_000_001 }),
    ]
    const before = pdfTextsVersion()
    await update()
    expect(names()).toEqual([])
    await untilNew(before)
    expect(names()).toEqual(['open'])
    expect(pages.stored.get('open')).toEqual({
      file: { document: 'documents open', sha256: 'open', isOwn: true },
      pages: ['Text of open'],
    })
    expect(site.reads).toEqual(['open'])
  })

  it('are gone at once where a download is no longer open, and so are their texts', async () => {
    site.documents = [download('manual')]
    const before = pdfTextsVersion()
    await update()
    await untilNew(before)
    site.documents = [download('manual', { gate: 'mail' })]
    await update()
    expect(names()).toEqual([])
    await expect.poll(textsStored).toEqual([])
  })

  it('are read again where they are wanted again while others are read', async () => {
    let open = () => {}
    site.gate = new Promise((resolve) => (open = resolve))
    site.documents = [download('first'), download('second')]
    const before = pdfTextsVersion()
    await update()
    await expect.poll(() => site.reads).toEqual(['first'])
    site.documents = [download('third'), download('first')]
    await update()
    open()
    await untilNew(before)
    await expect.poll(textsStored).toEqual(['first.json', 'third.json'])
    await expect
      .poll(async () => {
        await update()
        return names()
      })
      .toEqual(['first', 'third'])
    expect(site.reads).toEqual(['first', 'third'])
  })

  it.each(['broken', 'hostile'])('are none of a %s PDF, which is tried once', async (name) => {
    site.documents = [download(name), download('manual')]
    const before = pdfTextsVersion()
    await update()
    await untilNew(before)
    await update()
    expect(names()).toEqual(['manual'])
    expect(site.reads).toEqual([name, 'manual'])
    expect(textsStored()).toEqual([`${name}.json`, 'manual.json'])
  })

  it('are read by a program that ends when all are read', async () => {
    site.documents = [download('first'), download('second')]
    const before = pdfTextsVersion()
    const { closed } = site
    await update()
    await untilNew(before)
    expect(site.closed).toBe(closed + 1)
  })

  it('are read again where the program was ended together with the server', async () => {
    site.documents = [download('ended'), download('manual')]
    const before = pdfTextsVersion()
    await update()
    await untilNew(before)
    expect(textsStored()).toEqual(['manual.json'])
    await update()
    const timesRead = () => site.reads.filter((name) => name === 'ended').length
    await expect.poll(timesRead).toBeGreaterThan(1)
  })
})
