import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'
import { DiskCache } from '@/src/platform/storage/disk-cache'

/** Made sheets, by the hashes of what they say. */
const sheets = new DiskCache(path.resolve(env.DATA_DIR, 'cache', 'data-sheets'), {
  maxBytes: 256 * 1024 * 1024,
})

const working = new Map<string, Promise<Buffer>>()

/** Identity of a sheet. */
export interface SheetKey {
  /** Name in plain letters, such as `a100-lobby-en`: sheets of one name are versions of each other. */
  name: string
  /** Hash of all that it says, hexadecimal. */
  hash: string
}

/** A sheet as it is kept, else as it is made; it is made once, however many ask for it at the same time. */
export async function cachedSheet(key: SheetKey, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await findCachedSheet(key)
  if (kept) return kept
  const underWay = working.get(key.hash)
  if (underWay) return underWay
  const making = makeAndKeep(key, make).finally(() => working.delete(key.hash))
  working.set(key.hash, making)
  return making
}

/** A sheet as it is kept; null where it would have to be made. */
export const findCachedSheet = (key: SheetKey): Promise<Buffer | null> => sheets.get(fileOf(key))

/** Returns the sizes of those sheets that are kept, by their names; of several versions, of the one asked for last. */
export async function cachedSheetSizes(names: readonly string[]): Promise<Map<string, number>> {
  const wanted = new Map(names.map((name) => [beginningOf(name), name]))
  const files = await readdir(sheets.folder).catch(() => [])
  const found = await Promise.all(
    files.map(async (file) => {
      const name = wanted.get(file.slice(0, -endingLength))
      const facts =
        name === undefined ? null : await stat(path.join(sheets.folder, file)).catch(() => null)
      return name !== undefined && facts ? [{ name, facts }] : []
    }),
  )
  return new Map(
    found
      .flat()
      .sort((a, b) => a.facts.mtimeMs - b.facts.mtimeMs)
      .map(({ name, facts }) => [name, facts.size]),
  )
}

async function makeAndKeep(key: SheetKey, make: () => Promise<Buffer>): Promise<Buffer> {
  const content = await make()
  try {
    await sheets.set(fileOf(key), content)
  } catch (error) {
    // A full or read-only disk costs time, not the answer.
    log.warn({ err: error, msg: 'A data sheet could not be kept; it is made anew each time' })
  }
  return content
}

const fileOf = ({ name, hash }: SheetKey): string => `${beginningOf(name)}-${hash}.pdf`

/** Names of files have at most 255 bytes. */
const beginningOf = (name: string): string => name.slice(0, 150)

/** Letters of a hash behind the beginning of a file's name. */
const endingLength = '-'.length + 64 + '.pdf'.length
