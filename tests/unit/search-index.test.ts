import { spawn } from 'node:child_process'
import { existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IndexedDocument } from '@/src/domain/search/document'
import { searchEngine } from '@/src/domain/search/engine'
import { deleteIndex, type IndexDatabase, openIndex } from '@/src/domain/search/index-file'
import { TextIndex } from '@/src/domain/search/text-index'

let folder: string
const opened: IndexDatabase[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-index-'))
})
afterEach(async () => {
  for (const db of opened.splice(0)) db.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(form?: string) {
  const db = await openIndex(folder, form)
  opened.push(db)
  return db
}

const document = (number: number, title: string, rest: Partial<IndexedDocument> = {}) => ({
  document: {
    key: `product ${number}`,
    type: 'product' as const,
    href: `/product/${number}`,
    title,
    label: '',
    summary: '',
    body: 'steel',
  },
  section: 0,
  place: number,
  productId: String(number),
  updatedAt: 1,
  ...rest,
})

const find = (index: TextIndex, q: string) =>
  searchEngine(index, 'en')
    .search(q)
    .map((hit) => hit.document.title)

/** Has another process store a hundred documents, and end. */
async function store(form = '', count = 100): Promise<void> {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/fixtures/write-search-index.ts', folder, form, String(count)],
    { stdio: 'inherit' },
  )
  await new Promise((resolve) => program.on('exit', resolve))
}

describe('the file of the index', () => {
  it('finds after a restart what it found before', async () => {
    await store()
    const index = new TextIndex(await open(), 'en')
    expect(index.size).toBe(100)
    expect(find(index, 'machin 17')).toEqual(['Machine 17'])
  })

  it('is empty where it depends on something else', async () => {
    await store('of one database')
    const index = new TextIndex(await open('of another'), 'en')
    expect(index.size).toBe(0)
    expect(find(index, 'machine')).toEqual([])
    expect(readdirSync(folder)).not.toContain('index-2.db')
  })

  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'something else'.repeat(500))],
    ['lost its end', (file: string) => truncateSync(file, 5000)],
    ['lost its beginning', (file: string) => writeFileSync(file, Buffer.alloc(8192))],
  ])('is made anew where it %s', async (_, damage) => {
    await store()
    damage(path.join(folder, 'index-1.db'))
    const anew = new TextIndex(await open(), 'en')
    anew.put([document(1, 'Lobby machine')])
    expect(find(anew, 'machine')).toEqual(['Lobby machine'])
    expect(readdirSync(folder)).not.toContain('index-2.db')
  })

  it('is another one for each process', async () => {
    const [one, other] = [new TextIndex(await open(), 'en'), new TextIndex(await open(), 'en')]
    one.put([document(1, 'Lobby machine')])
    expect(other.size).toBe(0)
    other.put([document(2, 'Kiosk')])
    expect(find(one, 'machine kiosk')).toEqual(['Lobby machine'])
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(2)
  })

  it('is in memory where the folder cannot be written', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    const db = await openIndex(path.join(folder, 'file', 'below'))
    opened.push(db)
    const index = new TextIndex(db, 'en')
    index.put([document(1, 'Lobby machine')])
    expect(find(index, 'lobby')).toHaveLength(1)
  })

  it('is gone when it is deleted', async () => {
    await deleteIndex(await openIndex(folder))
    expect(existsSync(path.join(folder, 'index-1.db'))).toBe(false)
  })

  it('is whole after a kill in the middle of a write', async () => {
    const program = spawn(
      process.execPath,
      ['--import', 'tsx', 'tests/fixtures/write-search-index.ts', folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = new Promise((resolve) => program.on('exit', resolve))
    await new Promise((resolve) => program.stdout.once('data', resolve))
    program.kill('SIGKILL')
    await ended
    const index = new TextIndex(await open(), 'en')
    const ids = index.idsBy('section', [0])
    expect(ids.length).toBeGreaterThan(0)
    // Ten documents are stored together.
    expect(ids.length % 10).toBe(0)
    expect(index.size).toBe(ids.length)
    expect(index.load(ids)).toHaveLength(ids.length)
    expect(find(index, 'steel')).toHaveLength(ids.length)
  })
})

describe('the documents of an index', () => {
  it('are stored where they differ, and keep what was changed later', async () => {
    const index = new TextIndex(await open(), 'en')
    const [id] = index.put([document(1, 'Lobby machine', { updatedAt: 5 })])
    expect(index.put([document(1, 'Wall machine', { updatedAt: 6 })])).toEqual([id])
    expect(find(index, 'wall')).toHaveLength(1)
    // Read before the change, and stored after it.
    index.put([document(1, 'Lobby machine', { updatedAt: 5 })])
    expect(find(index, 'lobby')).toEqual([])
    expect(index.products(0)).toEqual([['1', 6]])
    expect(index.summary(0)).toEqual({ count: 1, newest: 6 })
  })

  it('are counted and found however many there are, the best of them first', async () => {
    const index = new TextIndex(await open(), 'en')
    const many = Array.from({ length: 1000 }, (_, number) => document(number, `Machine ${number}`))
    index.put([...many, document(1001, 'Steel')])
    index.put([
      {
        ...document(1002, 'Steel guide'),
        document: { ...document(1002, 'Steel guide').document, type: 'page' },
      },
    ])
    const hits = searchEngine(index, 'en').search('steel')
    expect(hits).toHaveLength(1002)
    expect(new Set(hits.map((hit) => hit.document.key)).size).toBe(1002)
    expect(hits.slice(0, 2).map((hit) => hit.document.title)).toEqual(['Steel', 'Steel guide'])
    const wanted = new Set(['product 990', 'product 7'])
    const closest = searchEngine(index, 'en').closest('steal', ({ key }) => wanted.has(key))
    expect(closest.map((hit) => hit.document.key).sort()).toEqual(['product 7', 'product 990'])
  })
})

describe('pages of files', () => {
  const download = (number: number, title: string) =>
    document(number, title, {
      document: {
        key: `documents ${number}`,
        type: 'document',
        href: `/downloads/${number}`,
        title,
        label: '',
        summary: '',
        body: '',
      },
    })
  const file = (number: number, sha256: string, isOwn = false) => ({
    document: `documents ${number}`,
    sha256,
    isOwn,
  })
  const hitsOf = (engine: ReturnType<typeof searchEngine>, q: string) =>
    engine.search(q).map((hit) => [hit.document.title, hit.page?.number])

  async function engineWithPages() {
    const engine = searchEngine(new TextIndex(await open(), 'en'), 'en')
    engine.index.put([
      download(1, 'Manual'),
      download(2, 'Anchor guide'),
      document(3, 'Steel bolt'),
    ])
    engine.pages.put(file(1, 'a'), ['Contents', 'Anchor the machine with four bolts', 'Cleaning'])
    return engine
  }

  it('find their document, behind those that have the words themselves', async () => {
    const engine = await engineWithPages()
    expect(hitsOf(engine, 'anchor')).toEqual([
      ['Anchor guide', undefined],
      ['Manual', 2],
    ])
    expect(hitsOf(engine, 'four bolts')[0]).toEqual(['Manual', 2])
    expect(engine.search('four bolts')[0]?.page?.text).toContain('with four bolts')
    // All words stand on one page.
    expect(hitsOf(engine, 'contents cleaning')).toEqual([])
  })

  it('stand before documents that have some of the words', async () => {
    const engine = await engineWithPages()
    expect(hitsOf(engine, 'machine with bolt')).toEqual([
      ['Manual', 2],
      ['Steel bolt', undefined],
    ])
  })

  it('are those of a file in the language of the index, where it has them', async () => {
    const engine = await engineWithPages()
    engine.pages.put(file(1, 'b', true), ['Cover', 'Contents', 'Anchor the machine, four bolts'])
    expect(hitsOf(engine, 'four bolts')[0]).toEqual(['Manual', 3])
    expect(hitsOf(engine, 'cleaning')).toEqual([['Manual', 3]])
    expect(engine.pages.files()).toEqual([file(1, 'a'), file(1, 'b', true)])
  })

  it('are gone with their file, and with their document', async () => {
    const engine = await engineWithPages()
    engine.pages.remove(file(1, 'b'))
    expect(hitsOf(engine, 'cleaning')).toEqual([['Manual', 3]])
    engine.pages.remove(file(1, 'a'))
    expect(hitsOf(engine, 'cleaning')).toEqual([])
    engine.pages.put(file(1, 'a'), ['Cleaning'])
    engine.index.remove(engine.index.idsBy('section', [0]))
    expect(hitsOf(engine, 'cleaning')).toEqual([])
  })
})
