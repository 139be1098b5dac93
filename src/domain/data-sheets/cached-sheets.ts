import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'

/** Made sheets, by the hash of what they say: any of them may be deleted at any time. */
const folder = path.resolve(env.DATA_DIR, 'cache', 'data-sheets')

/** Largest total size of stored sheets, bytes. */
const maxBytes = 256 * 1024 * 1024

const working = new Map<string, Promise<Buffer>>()

/**
 * A sheet of this hash as it is kept, else as it is made; it is made once, however many ask for it at the same time.
 * @param hash hexadecimal
 */
export async function cachedSheet(hash: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await findCachedSheet(hash)
  if (kept) return kept
  const underWay = working.get(hash)
  if (underWay) return underWay
  const making = makeAndKeep(hash, make).finally(() => working.delete(hash))
  working.set(hash, making)
  return making
}

/**
 * A sheet of this hash as it is kept; null where it would have to be made.
 * @param hash hexadecimal
 */
export async function findCachedSheet(hash: string): Promise<Buffer | null> {
  const content = await readFile(fileOf(hash)).catch(() => null)
  // What was asked for last is deleted last.
  if (content) await utimes(fileOf(hash), new Date(), new Date()).catch(() => undefined)
  return content
}

async function makeAndKeep(hash: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const content = await make()
  try {
    await keep(hash, content)
  } catch (error) {
    // A full or read-only disk costs time, not the answer.
    log.warn({ err: error, msg: 'A data sheet could not be kept; it is made anew each time' })
  }
  return content
}

const fileOf = (hash: string): string => path.join(folder, `${hash}.pdf`)

/** It is there whole, or not at all. */
async function keep(hash: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = path.join(folder, `${randomBytes(8).toString('hex')}.part`)
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, fileOf(hash))
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
