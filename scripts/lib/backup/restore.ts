import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Holder, isAlive, thisProcess } from '@/src/platform/database/sqlite/holders'
import { databaseKind } from '@/src/platform/env'
import { restoreJournal } from '@/src/platform/storage/backup-marks'
import { syncFolder } from '@/src/platform/storage/folders'
import { CliError } from '../output.mjs'
import { type Manifest, readArchive } from './archive'
import { database } from './database'
import { mediaPart } from './media'
import type { Part } from './part'
import { privateFilesPart } from './private-files'

const dataDir = path.dirname(restoreJournal)

/** In the order in which they are swapped; they are tidied the other way round. */
const parts: Record<string, Part> = {
  database: database.part,
  media: mediaPart,
  private: privateFilesPart,
}

/** A restore from the moment on at which it can only be completed. */
interface Journal {
  madeAt: string
  /** Folder in which the archive is unpacked. */
  folder: string
  /** By the name of the part. */
  staged: Record<string, string[]>
  by: Holder
}

/**
 * Puts an archive in the place of all data. Everything is unpacked, verified and staged first; until then the data are as
 * they were, whatever happens. From the moment on at which the journal is written, `finishRestore` completes what was begun.
 * @param confirm called before the first change
 * @throws CliError where the archive is not one of this site and database
 */
export async function restoreArchive(
  file: string,
  confirm: () => Promise<void>,
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true })
  await removeGivenUp()
  const { pid, began = '' } = thisProcess()
  const folder = path.join(dataDir, `restoring-${pid}-${began}`)
  await mkdir(folder, { mode: 0o700 })
  try {
    for (const name of Object.keys(parts)) await mkdir(path.join(folder, name))
    const manifest = await readArchive(file, folder)
    if (manifest.database !== databaseKind) {
      throw new CliError(
        `${file} was made on ${manifest.database}, DATABASE_URI names ${databaseKind}.`,
      )
    }
    const staged: Journal['staged'] = {}
    for (const [name, part] of Object.entries(parts)) staged[name] = await part.stage(folder)
    await confirm()
    await writeJournal({ madeAt: manifest.madeAt, folder, staged, by: thisProcess() })
    await complete({ folder, staged })
    return manifest
  } catch (error) {
    const journal = await readJournal()
    if (journal?.folder !== folder) await giveUp(folder)
    throw error
  }
}

/**
 * Completes a restore that was interrupted.
 * @returns when its archive was made; undefined where none was interrupted
 * @throws CliError while the process is alive that restores
 */
export async function finishRestore(): Promise<string | undefined> {
  const journal = await readJournal()
  if (!journal) return undefined
  if (journal.by.pid !== process.pid && isAlive(journal.by)) {
    throw new CliError(
      `Process ${journal.by.pid} is restoring a backup. Wait until it has finished.`,
    )
  }
  if (!existsSync(journal.folder)) {
    throw new CliError(
      `${journal.folder} is gone, out of which a restore was to be completed. Restore a backup anew: ` +
        'npm run restore -- FILE --force',
    )
  }
  await complete(journal)
  return journal.madeAt
}

async function complete({ folder, staged }: Pick<Journal, 'folder' | 'staged'>): Promise<void> {
  const all = Object.entries(parts)
  for (const [name, part] of all) await part.swap(folder, staged[name] ?? [])
  for (const [name, part] of all.toReversed()) await part.tidy(folder, staged[name] ?? [])
  await rm(restoreJournal)
  await syncFolder(path.dirname(restoreJournal))
  await rm(folder, { recursive: true, force: true })
}

/** The name is given to the whole journal alone. */
async function writeJournal(journal: Journal): Promise<void> {
  const partial = `${restoreJournal}.partial`
  await writeFile(partial, JSON.stringify(journal, null, 2), { flush: true })
  await rename(partial, restoreJournal)
  await syncFolder(path.dirname(restoreJournal))
}

/**
 * Removes what restores have left that were killed before they began to replace data.
 * @throws CliError while one of them is alive
 */
async function removeGivenUp(): Promise<void> {
  const kept = (await readJournal())?.folder
  for (const name of await readdir(dataDir)) {
    const [, pid, began] = /^restoring-(\d+)-(\d*)$/.exec(name) ?? []
    const folder = path.join(dataDir, name)
    if (pid === undefined || folder === kept) continue
    if (isAlive({ pid: Number(pid), host: os.hostname(), began: began || undefined }))
      throw new CliError(`Process ${pid} is restoring a backup. Wait until it has finished.`)
    await giveUp(folder)
  }
}

async function giveUp(folder: string): Promise<void> {
  for (const part of Object.values(parts)) await part.unstage?.(folder).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}

async function readJournal(): Promise<Journal | undefined> {
  if (!existsSync(restoreJournal)) return undefined
  return JSON.parse(await readFile(restoreJournal, 'utf8')) as Journal
}
