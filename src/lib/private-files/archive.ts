import { stat } from 'node:fs/promises'
import { type Entry, type ZipFile, openPromise } from 'yauzl'

/** An archive that is not stored; the message says why, after the name of its field. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

const maxEntries = 10_000

/** Below this size a good ratio harms nobody; bytes. */
const harmless = 10 * 1024 * 1024

/** Logs and drawings reach 30, what is made to explode 1,000. */
const maxRatio = 100

/** Of a local header without its name; what overlaps is at least this long. */
const localHeader = 30

const stored = 0
const deflated = 8

/**
 * Looks at a ZIP archive without writing anything of it: its list must fit its contents, its parts must not share
 * bytes, and it must not unpack to more than `maxUnpackedBytes`. What the list claims is not believed: every entry is
 * unpacked and counted, piece by piece.
 * @throws ArchiveError where one of that is not so, or an entry cannot be read
 */
export async function checkArchive(file: string, maxUnpackedBytes: number): Promise<void> {
  const { size } = await stat(file)
  const limit = Math.min(maxUnpackedBytes, Math.max(harmless, size * maxRatio))
  // Refuses names that lead out of a folder too.
  const zip = await openPromise(file, { autoClose: false }).catch(refuseUnreadable)
  try {
    const entries = await entriesOf(zip)
    checkList(entries, size, limit)
    let unpacked = 0
    for (const entry of entries) {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += (chunk as Buffer).length
        if (unpacked > limit) throw explodes()
      }
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    refuseUnreadable(error)
  } finally {
    zip.close()
  }
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

const explodes = () => new ArchiveError('unpacks to more than is accepted')

function refuseUnreadable(cause: unknown): never {
  throw new ArchiveError('is not an archive that can be read', { cause })
}
