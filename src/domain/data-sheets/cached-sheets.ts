import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'

/** Made sheets, by the hashes of what they say: any of them may be deleted at any time. */
const folder = path.resolve(env.DATA_DIR, 'cache', 'data-sheets')

/** Largest total size of stored sheets, bytes. */
const maxBytes = 256 * 1024 * 1024

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
export async function findCachedSheet(key: SheetKey): Promise<Buffer | null> {
  const content = await readFile(fileOf(key)).catch(() => null)
  // What was asked for last is deleted last.
  if (content) await noteUse(fileOf(key))
  return content
}

/** Returns the sizes of those sheets that are kept, by their names; of several versions, of the one asked for last. */
export async function cachedSheetSizes(names: readonly string[]): Promise<Map<string, number>> {
  const wanted = new Map(names.map((name) => [beginningOf(name), name]))
  const files = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    files.map(async (file) => {
      const name = wanted.get(file.slice(0, -endingLength))
      const facts =
        name === undefined ? null : await stat(path.join(folder, file)).catch(() => null)
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
    await keep(key, content)
  } catch (error) {
    // A full or read-only disk costs time, not the answer.
    log.warn({ err: error, msg: 'A data sheet could not be kept; it is made anew each time' })
  }
  return content
}

const fileOf = ({ name, hash }: SheetKey): string =>
  path.join(folder, `${beginningOf(name)}-${hash}.pdf`)

/** Names of files have at most 255 bytes. */
const beginningOf = (name: string): string => name.slice(0, 150)

/** Letters of a hash behind the beginning of a file's name. */
const endingLength = '-'.length + 64 + '.pdf'.length

/** By the clock of this process alone: that of the file system may be some milliseconds behind. */
const noteUse = (file: string): Promise<void> =>
  utimes(file, new Date(), new Date()).catch(() => undefined)

/** It is there whole, or not at all. */
async function keep(key: SheetKey, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = path.join(folder, `${randomBytes(8).toString('hex')}.part`)
  try {
    await writeFile(unfinished, content)
    await noteUse(unfinished)
    await rename(unfinished, fileOf(key))
  } catch (error) {
    // On a full disk each visit would take a little more of what is left.
    await rm(unfinished, { force: true })
    throw error
  }
  await deleteOldest(maxBytes)
}

/** Deletes what was asked for longest ago, until no more than this is left. */
async function deleteOldest(most: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(folder, name)).catch(() => null)
      return { name, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 }
    }),
  )
  let left = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (left <= most) return
    await rm(path.join(folder, name), { force: true })
    left -= size
  }
}
