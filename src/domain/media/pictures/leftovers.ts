import type { Payload } from 'payload'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/src/platform/env'
import { uploadsDir } from '@/src/platform/storage/folders'
import { bucket } from '@/src/platform/storage/object-storage'
import { deleteUnnamed, filedCollections, namedAmong } from './work'
import { abandonedPictures, namesIn } from './unfinished-work'

const hour = 60 * 60 * 1000

/** Folder for files without a document, kept in case the database is older than the files. */
const aside = path.resolve(env.DATA_DIR, 'uploads-without-document')
const keptAsideMs = 30 * 24 * hour

/** Pattern of the server's names of pictures, fonts and models; other files in the folder are not its own. */
const ownName = /^([0-9a-f]{20})(?:-[\w-]+)?(\.webp|\.woff2|\.glb)$/

const batchSize = 500

/**
 * Clears what crashed processes left in the uploads folder: files of calls that a process did not finish are deleted;
 * other files that are older than an hour and that no document names are moved aside, and moved back if a document names
 * them later. With object storage there is nothing to do.
 * @param now ms since 1970
 */
export async function clearLeftovers(payload: Payload, now: number): Promise<void> {
  if (bucket) return
  try {
    await deleteUnnamed(payload, await abandonedPictures(now - hour))
    await moveBack(payload, now)
    await moveAside(payload, now)
  } catch (err) {
    payload.logger.warn({ err, msg: 'The uploads folder could not be cleared' })
  }
}

async function moveAside(payload: Payload, now: number): Promise<void> {
  const old = await writtenBefore(uploadsDir, await namesIn(uploadsDir), now - hour)
  const unnamed = await unnamedAmong(payload, old)
  if (unnamed.length === 0) return
  await mkdir(aside, { recursive: true })
  for (const name of unnamed) {
    const place = path.join(aside, name)
    await rename(path.join(uploadsDir, name), place)
    await utimes(place, now / 1000, now / 1000)
  }
  payload.logger.info({ count: unnamed.length, msg: 'Files without a document were moved aside' })
}

async function moveBack(payload: Payload, now: number): Promise<void> {
  const names = await namesIn(aside)
  const unnamed = new Set(await unnamedAmong(payload, names))
  for (const name of names.filter((each) => ownName.test(each) && !unnamed.has(each))) {
    await rename(path.join(aside, name), path.join(uploadsDir, name))
  }
  for (const name of await writtenBefore(aside, [...unnamed], now - keptAsideMs)) {
    await rm(path.join(aside, name), { force: true })
  }
}

const isFiled = (slug: string) => filedCollections.some((collection) => collection === slug)

async function writtenBefore(folder: string, names: string[], time: number): Promise<string[]> {
  const old: string[] = []
  for (const name of names) {
    if (!ownName.test(name)) continue
    const stats = await stat(path.join(folder, name)).catch(() => undefined)
    if (stats?.isFile() && stats.mtimeMs < time) old.push(name)
  }
  return old
}

/** Those of the server's own files whose picture stands in no document of any collection, as a file or in a text. */
async function unnamedAmong(payload: Payload, names: string[]): Promise<string[]> {
  const mains = [...new Set(names.map((name) => name.replace(ownName, '$1$2')))]
  const unnamed = new Set(mains.map((name) => name.slice(0, 20)))
  for (let at = 0; at < mains.length; at += batchSize) {
    const batch = mains.slice(at, at + batchSize)
    for (const name of await namedAmong(payload, batch)) unnamed.delete(name.slice(0, 20))
  }
  if (unnamed.size > 0) await forgetQuoted(payload, unnamed)
  return names.filter((name) => unnamed.has(name.slice(0, 20)))
}

/** Takes out what stands as a text in a document: an address may be typed anywhere. */
async function forgetQuoted(payload: Payload, unnamed: Set<string>): Promise<void> {
  const forget = (value: unknown) => {
    for (const [base] of JSON.stringify(value).matchAll(/[0-9a-f]{20}(?=[-.])/g)) {
      unnamed.delete(base)
    }
  }
  for (const { slug, versions, trash } of payload.config.collections) {
    if (isFiled(slug) || slug === 'activity-logs' || slug.startsWith('payload-')) continue
    const query = { collection: slug, limit: batchSize, depth: 0, locale: 'all' as const }
    for (let page = 1, more = true; more; page += 1) {
      const found = await payload.find({ ...query, page, sort: 'id', trash })
      forget(found.docs)
      more = found.hasNextPage
    }
    for (let page = 1, more = Boolean(versions); more; page += 1) {
      const found = await payload.findVersions({ ...query, page, sort: 'id', trash })
      forget(found.docs)
      more = found.hasNextPage
    }
  }
  for (const { slug } of payload.config.globals) {
    forget(await payload.findGlobal({ slug, depth: 0, locale: 'all' }))
  }
}
