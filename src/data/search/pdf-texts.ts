import 'server-only'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises'
import type { DocumentRelease } from '@/src/contract/document'
import type { Language } from '@/src/i18n/languages'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'
import { openPrivateFile } from '@/src/platform/private-files/store'
import { MessageProgram, wasInterrupted } from '@/src/platform/run-program'
import { singleton } from '@/src/platform/singleton'
import { monotonicNow } from '@/src/platform/time/clock'
import type { IndexedFile, PageIndex } from '@/src/domain/search/page-index'
import type { PdfAnswer } from '@/src/domain/search/pdf/program'
import { listWithProductIds } from '../downloads/documents'
import { getPayload } from '../payload'

/** Largest file that is read, bytes. */
const maxBytes = 50_000_000

/** A manual takes a second or two, and much longer where other programs come first; what takes longer was made to. */
const timeoutMs = 5 * 60_000

type Reader = MessageProgram<Buffer, PdfAnswer>

const openReader = (): Reader =>
  new MessageProgram('src/domain/search/pdf/program.ts', { timeoutMs, isBackground: true })

/** Texts of PDFs, each in a file named by the SHA-256 of its PDF: all of them are made anew where they are missing. */
const folder = path.resolve(env.DATA_DIR, 'cache', 'pdf-text')

const state = singleton('pdf-texts', () => ({
  isReading: false,
  count: 0,
  /** The latest list of missing texts, which replaces the one before. */
  next: undefined as Missing | undefined,
}))

/** Returns a text that changes with each PDF that was read: an index that was brought up to date before lacks it. */
export const pdfTextsVersion = (): string => String(state.count)

/**
 * Adds the pages of the newest PDFs of open downloads to the index and removes all others, so that the search shows nothing from a
 * file that the visitor may not download. PDFs without a stored text are read in the background, one after the other; the search
 * finds them afterwards.
 */
export async function updatePages(pages: PageIndex, lng: Language): Promise<void> {
  const wanted = await openPdfs(lng)
  const names = new Set(wanted.map(nameOf))
  const before = pages.files()
  for (const file of before) if (!names.has(nameOf(file))) pages.remove(file)
  const known = new Set(before.map(nameOf))
  const missing: OpenPdf[] = []
  for (const file of wanted) {
    if (known.has(nameOf(file))) continue
    const text = await readText(file.sha256)
    if (text) pages.put(file, text)
    else missing.push(file)
    await breathe()
  }
  state.next = { files: missing, wanted: new Set(wanted.map(({ sha256 }) => sha256)) }
  void readMissing()
}

interface Missing {
  files: OpenPdf[]
  /** Checksums of all files whose texts stay stored. */
  wanted: ReadonlySet<string>
}

interface OpenPdf extends IndexedFile {
  /** Id of the row of the download that has it. */
  releaseId: string
}

const nameOf = ({ document, sha256, isOwn }: IndexedFile): string =>
  `${document} ${sha256} ${isOwn}`

async function openPdfs(lng: Language): Promise<OpenPdf[]> {
  const documents = await listWithProductIds({ lng })
  return documents
    .filter(({ gate }) => gate === 'open')
    .flatMap(({ id, releases }) =>
      releases.filter(isRead).map(({ id: releaseId, sha256, languages }) => ({
        document: `documents ${id}`,
        sha256,
        isOwn: languages.includes(lng),
        releaseId,
      })),
    )
}

const isRead = ({ type, size, supersededBy }: DocumentRelease): boolean =>
  type === 'application/pdf' && size <= maxBytes && supersededBy === null

/** Time before the first PDF is read, ms. */
const firstWaitMs = 500

/** The index takes in what was read meanwhile at most this often, ms. */
const announceEvery = 10_000

async function readMissing(): Promise<void> {
  if (state.isReading) return
  state.isReading = true
  try {
    // The page that asked is answered first.
    await sleep(firstWaitMs, undefined, { ref: false })
    while (state.next) await readNext()
  } catch (error) {
    // They are tried again after the next change.
    log.warn({ err: error, msg: 'The texts of PDFs could not be read' })
  } finally {
    state.isReading = false
  }
}

async function readNext(): Promise<void> {
  const { files, wanted } = state.next as Missing
  state.next = undefined
  await deleteOthers(wanted)
  const reader = openReader()
  let announced = monotonicNow()
  let isNew = false
  try {
    for (const { sha256, releaseId } of files) {
      if (state.next) break
      if (await readText(sha256)) continue
      const file = await readFileOf(releaseId)
      const pages = file && (await readPdf(reader, file))
      if (!pages) continue
      await storeText(sha256, pages)
      isNew = true
      if (monotonicNow() - announced < announceEvery) continue
      state.count += 1
      announced = monotonicNow()
      isNew = false
    }
  } finally {
    reader.close()
    if (isNew) state.count += 1
  }
}

/**
 * Returns the text of each page; of a PDF that cannot be read, or not within the limits, none. Null where the program was ended
 * together with the server: the next start reads the PDF.
 */
async function readPdf(reader: Reader, file: Buffer): Promise<string[] | null> {
  try {
    const answer = await reader.ask(file)
    if ('pages' in answer) return answer.pages
    throw new Error(answer.error)
  } catch (error) {
    if (wasInterrupted(error)) return null
    log.warn({
      err: error,
      msg: 'The text of a PDF could not be read: the search does not find it',
    })
    return []
  }
}

/** Returns the file of a row; null where it is gone. Where it lies is read with all rights: visitors do not see it. */
async function readFileOf(releaseId: string): Promise<Buffer | null> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'documents',
    where: { 'releases.id': { equals: releaseId } },
    select: { releases: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const key = docs[0]?.releases?.find(({ id }) => id === releaseId)?.file
  const content = key ? await openPrivateFile(key) : null
  return content && Buffer.from(await new Response(content).arrayBuffer())
}

const placeOf = (sha256: string): string => path.join(folder, `${sha256}.json`)

async function readText(sha256: string): Promise<string[] | null> {
  try {
    return JSON.parse(await readFile(placeOf(sha256), 'utf8')) as string[]
  } catch {
    // It is read again.
    return null
  }
}

async function storeText(sha256: string, pages: string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const incoming = `${placeOf(sha256)}.${process.pid}`
  await writeFile(incoming, JSON.stringify(pages))
  await rename(incoming, placeOf(sha256))
}

async function deleteOthers(wanted: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const others = names.filter((name) => !wanted.has(name.replace(/\.json.*$/, '')))
  for (const name of others) await rm(path.join(folder, name), { force: true })
}
