import { stat } from 'node:fs/promises'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'

/** An archive that is not stored; the message says why, after the name of its field. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

const maxEntries = 10_000

/** Below this size a good ratio harms nobody; bytes. */
const harmless = 10 * 1024 * 1024

/** Logs and drawings reach 30, what is made to explode 1,000. */
const maxRatio = 100

/** Size of a local header without its name, bytes; overlaps are at least this long. */
const localHeader = 30

const stored = 0
const deflated = 8

/** Archives in archives: Office documents in a ZIP, and tables in those, and no more. */
const maxDepth = 3

/** Largest archive inside another one, bytes: it is unpacked in memory. */
const maxInnerBytes = 20 * 1024 * 1024

interface Checks {
  maxUnpackedBytes: number
  /** Checks its entries, too: no programs, and archives as far as they can be opened. */
  isTyped?: boolean
}

/**
 * Looks at a ZIP archive without writing anything of it: its list must fit its contents, its parts must not share
 * bytes, and it must not unpack to more than `maxUnpackedBytes`. What the list claims is not believed: every entry is
 * unpacked and counted, piece by piece, and told by its name and first bytes.
 * @throws ArchiveError where one of that is not so, or an entry cannot be read
 */
export async function checkArchive(file: string, checks: Checks): Promise<void> {
  const { size } = await stat(file)
  // Refuses names that lead out of a folder too.
  const zip = await openPromise(file, { autoClose: false }).catch(refuseUnreadable)
  const limit = Math.min(checks.maxUnpackedBytes, Math.max(harmless, size * maxRatio))
  await checkZip(zip, size, { left: limit, isTyped: checks.isTyped ?? false, depth: 1 })
}

/** Budget that nested archives share. */
interface Budget {
  /** Bytes that they may still unpack to. */
  left: number
  isTyped: boolean
  depth: number
}

async function checkZip(zip: ZipFile, size: number, budget: Budget): Promise<void> {
  try {
    const entries = await entriesOf(zip)
    checkList(entries, size, budget.left)
    for (const entry of entries) await checkEntry(zip, entry, budget)
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    refuseUnreadable(error)
  } finally {
    zip.close()
  }
}

async function checkEntry(zip: ZipFile, entry: Entry, budget: Budget): Promise<void> {
  const kept: Buffer[] = []
  let keptBytes = 0
  let isInner = false
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    const chunk = piece as Buffer
    budget.left -= chunk.length
    if (budget.left < 0) throw explodes()
    if (!budget.isTyped || (keptBytes >= headLength && !isInner)) continue
    kept.push(chunk)
    keptBytes += chunk.length
    isInner ||= isArchiveEntry(Buffer.concat(kept))
    if (isInner && keptBytes > maxInnerBytes) throw tooDeep()
  }
  if (!budget.isTyped) return
  const content = Buffer.concat(kept)
  const problem = problemOfEntry(entry.fileName, content.subarray(0, headLength))
  if (problem) throw new ArchiveError(problem)
  if (!isInner) return
  if (budget.depth >= maxDepth) throw tooDeep()
  const inner = await fromBufferPromise(content).catch(refuseUnreadable)
  const within = { ...budget, depth: budget.depth + 1 }
  await checkZip(inner, content.length, within)
  budget.left = within.left
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) {
    throw new ArchiveError(`holds more than ${maxEntries} entries`)
  }
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

function checkList(entries: Entry[], size: number, limit: number): void {
  if (entries.some((entry) => entry.isEncrypted())) {
    throw new ArchiveError('holds encrypted entries, which cannot be looked at')
  }
  if (entries.some((entry) => ![stored, deflated].includes(entry.compressionMethod))) {
    throw new ArchiveError('is packed in a way that cannot be looked at; ZIP with Deflate can')
  }
  if (sum(entries.map((entry) => entry.uncompressedSize)) > limit) throw explodes()
  const parts = entries
    .map((entry) => ({
      start: entry.relativeOffsetOfLocalHeader,
      end: entry.relativeOffsetOfLocalHeader + localHeader + entry.compressedSize,
    }))
    .sort((a, b) => a.start - b.start)
  const overlaps = parts.some(({ end }, index) => end > (parts[index + 1]?.start ?? size))
  if (overlaps) throw new ArchiveError('has entries that overlap')
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

const tooDeep = () =>
  new ArchiveError('holds archives that are too large, or too deep in each other, to be looked at')

const explodes = () => new ArchiveError('unpacks to more than is accepted')

function refuseUnreadable(cause: unknown): never {
  throw new ArchiveError('is not an archive that can be read', { cause })
}

/** Extensions of what computers run, and of Office documents with macros. */
const programs =
  /\.(?:exe|dll|com|scr|pif|cpl|sys|msi|msp|msix|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|reg|jar|apk|app|dmg|pkg|iso|img|sh|docm|dotm|xlsm|xltm|xlam|pptm|potm|ppsm|ppam)$/i

/** First bytes of programs: Windows, Linux, macOS, and scripts that name what runs them. */
const programMarks = [
  '4d5a',
  '7f454c46',
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  '2321',
]

/** Marks of archives that cannot be opened here: 7z, RAR, gzip, bzip2, xz, Zstandard, CAB. */
const packedMarks = [
  '377abcaf271c',
  '526172211a07',
  '1f8b',
  '425a68',
  'fd377a585a00',
  '28b52ffd',
  '4d534346',
]

const otherArchives = /\.(?:7z|rar|tar|tgz|gz|bz2|xz|zst|cab)$/i

/** Drawings that Office packs by gzip. */
const packedDrawings = /\.(?:emz|wmz|svgz)$/i

/** Number of first bytes of an entry that are checked. */
const headLength = 8

/**
 * Returns the reason why an entry of a visitor's archive is refused, as a phrase behind the name of the field;
 * undefined for a valid one.
 */
function problemOfEntry(name: string, head: Buffer): string | undefined {
  const begins = (marks: string[]) => marks.some((mark) => head.toString('hex').startsWith(mark))
  // What Windows takes for the extension: without dots and blanks behind it.
  const plain = name.replace(/[. ]+$/, '')
  const shown = `“${plain.slice(-80)}”`
  if (programs.test(plain) || begins(programMarks)) return `holds a program, ${shown}`
  if (packedDrawings.test(plain)) return undefined
  return otherArchives.test(plain) || begins(packedMarks)
    ? `holds an archive that cannot be looked into, ${shown}`
    : undefined
}

/** Returns true for an entry that is a ZIP archive itself, as Office documents are. */
const isArchiveEntry = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'PK\u0003\u0004'
