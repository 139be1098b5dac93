import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/src/platform/env'
import { bucket } from '@/src/platform/storage/object-storage'
import { singleton } from '@/src/platform/singleton'

/**
 * One note, on the disk, for each picture whose files are being written or deleted, so that a start after
 * a crash knows which files may have no document. They lie beside the uploads, because everything in
 * that folder is a picture.
 */
const folder = path.resolve(env.DATA_DIR, 'uploads-at-work')

const self = singleton('process-id', () => randomUUID())

const UnfinishedWork = z.object({
  /** Names of all its files; the document is found by the first. */
  names: z.tuple([z.string()]).rest(z.string()),
  process: z.string(),
  host: z.string(),
  pid: z.number(),
})

/** The files of one picture; the first is the one that its document is found by. */
export type PictureFiles = [main: string, ...widths: string[]]

/** Notes a picture before its files are touched. */
export async function recordWork(names: PictureFiles): Promise<void> {
  if (bucket) return
  await mkdir(folder, { recursive: true })
  const note: z.infer<typeof UnfinishedWork> = {
    names,
    process: self,
    host: os.hostname(),
    pid: process.pid,
  }
  const file = placeOf(names[0])
  try {
    await writeFile(file, JSON.stringify(note))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** Says that the files of a picture and its document agree. */
export async function endWork(main: string): Promise<void> {
  if (!bucket) await rm(placeOf(main), { force: true })
}

/**
 * Pictures that a process left in the middle of its work.
 * @param since a process that cannot be asked, on another machine that shares the folder, is taken to be still at work on
 * what it began after this time, ms since 1970
 */
export async function abandonedPictures(since: number): Promise<PictureFiles[]> {
  const notes = await Promise.all(
    (await namesIn(folder)).map((name) => readWork(path.join(folder, name), since)),
  )
  return notes.filter((names) => names !== undefined)
}

async function readWork(file: string, since: number): Promise<PictureFiles | undefined> {
  try {
    const { mtimeMs } = await stat(file)
    const isOld = mtimeMs < since
    const note = UnfinishedWork.safeParse(parsed(await readFile(file, 'utf8')))
    // A note that was cut short was written before the first of its files.
    if (!note.success) {
      if (isOld) await rm(file, { force: true })
      return undefined
    }
    return isOld || hasEnded(note.data) ? note.data.names : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function hasEnded({ process: id, host, pid }: z.infer<typeof UnfinishedWork>): boolean {
  if (id === self || host !== os.hostname()) return false
  // A container gives its only process the same number at every start.
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

const placeOf = (main: string): string => path.join(folder, `${main}.json`)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names in a folder; none where there is no folder. */
export async function namesIn(place: string): Promise<string[]> {
  try {
    return await readdir(place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
