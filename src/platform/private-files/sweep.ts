import type { Payload, Where } from 'payload'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { incomingDir, listPlaced } from './place'
import { deletePrivateFile } from './store'
import { fileUses } from './uses'

/**
 * Declaration of a collection whose records keep private files, in `custom` of its configuration. `sweepPrivateFiles`
 * deletes every file that no record of any collection names.
 */
export interface KeepsPrivateFiles {
  /** Paths of the fields that hold a key, such as `files.key`. */
  privateFiles: string[]
}

const hour = 60 * 60 * 1000

/** For how long a file may wait for its record: a form that staff fill in takes its time. */
const waitMs = 24 * hour

/** Transactions are over by then. */
const afterCallMs = 3000

const batchSize = 200

/**
 * Clears what calls left that ended half way.
 * @param now ms since 1970
 */
export async function clearPrivateFiles(payload: Payload, now: number): Promise<void> {
  try {
    await deleteArrivals(now - hour)
    const count = await sweepPrivateFiles(payload, now - waitMs)
    if (count > 0) payload.logger.info({ count, msg: 'Files without a record were deleted' })
  } catch (error) {
    warn(payload)(error)
  }
}

/**
 * Deletes the files of a record that is gone, once its transaction is over: after a rollback the record names them
 * still, and they stay. To be called in `afterDelete`; a process that ends before leaves them to the next sweep.
 */
export function deleteWithRecord(payload: Payload, keys: string[]): void {
  if (keys.length === 0) return
  setTimeout(() => void deleteUnnamed(payload, keys).catch(warn(payload)), afterCallMs).unref()
}

/** Deletes files that no record names and that came by a time; says how many. */
async function sweepPrivateFiles(payload: Payload, time: number): Promise<number> {
  const stored = await Promise.all(Object.keys(fileUses).map(listPlaced))
  const old = stored.flat().filter(({ modified }) => modified.getTime() <= time)
  const keys = [...new Set(old.map(({ name }) => name.replace(/\.json$/, '')))]
  let count = 0
  for (let at = 0; at < keys.length; at += batchSize) {
    count += await deleteUnnamed(payload, keys.slice(at, at + batchSize))
  }
  return count
}

const warn = (payload: Payload) => (err: unknown) =>
  payload.logger.warn({ err, msg: 'Private files could not be cleared' })

async function deleteUnnamed(payload: Payload, keys: string[]): Promise<number> {
  const named = await namedAmong(payload, keys)
  const unnamed = keys.filter((key) => !named.has(key))
  for (const key of unnamed) await deletePrivateFile(key)
  return unnamed.length
}

/** Those of the keys that a record, a draft, an earlier version or something in the trash names. */
async function namedAmong(payload: Payload, keys: string[]): Promise<Set<string>> {
  const named = new Set<string>()
  const note = (docs: unknown[]) => {
    const text = JSON.stringify(docs)
    for (const key of keys) if (text.includes(key)) named.add(key)
  }
  for (const { slug: collection, custom, versions, trash } of payload.config.collections) {
    for (const field of (custom as Partial<KeepsPrivateFiles> | undefined)?.privateFiles ?? []) {
      const query = { collection, depth: 0, pagination: false, trash }
      const where: Where = { [field]: { in: keys } }
      note((await payload.find({ ...query, where })).docs)
      if (!versions) continue
      const inVersion: Where = { [`version.${field}`]: { in: keys } }
      note((await payload.findVersions({ ...query, where: inVersion })).docs)
    }
  }
  return named
}

/** Deletes abandoned arrivals: a file that was not written to for an hour belongs to a process that ended. */
async function deleteArrivals(before: number): Promise<void> {
  const names = await readdir(incomingDir).catch(() => [])
  for (const name of names) {
    const file = path.join(incomingDir, name)
    const stats = await stat(file).catch(() => undefined)
    if (stats && stats.mtimeMs < before) await rm(file, { force: true })
  }
}
