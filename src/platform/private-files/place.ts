import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/src/platform/env'
import { fileStream, syncFolder } from '@/src/platform/storage/folders'
import {
  bucket,
  deletePrivateObject,
  listPrivateObjects,
  readPrivateObject,
  writePrivateObject,
} from '@/src/platform/storage/object-storage'

/** Folder of the files, `private-files/<key>`: in the data folder, or in the storage under `private/<key>`. */
export const privateFilesDir = path.resolve(env.DATA_DIR, 'private-files')

/** Files that are still arriving; on this machine in both cases, as they are looked at before they are stored. */
export const incomingDir = path.join(privateFilesDir, 'incoming')

export interface StoredName {
  /** `<key>`, or `<key>.json` for its description. */
  name: string
  modified: Date
  /** Bytes. */
  size: number
}

/** Moves a file that has arrived to its place; it is there whole, or not at all. */
export async function placeFile(from: string, name: string, type: string): Promise<void> {
  if (bucket) {
    await writePrivateObject(name, from, type)
    await rm(from, { force: true })
    return
  }
  const target = path.join(privateFilesDir, name)
  const folder = path.dirname(target)
  await mkdir(folder, { recursive: true })
  await rename(from, target)
  await syncFolder(folder)
}

/** A part of a stored file as a stream; null where there is none of this name. */
export async function readPlaced(
  name: string,
  part?: { start: number; end: number },
): Promise<ReadableStream<Uint8Array> | null> {
  if (bucket) return readPrivateObject(name, part)
  return (await fileStream(path.join(privateFilesDir, name), part))?.body ?? null
}

/** A small stored file as text; null where there is none of this name. */
export async function readPlacedText(name: string): Promise<string | null> {
  if (bucket) {
    const body = await readPrivateObject(name)
    return body && new Response(body).text()
  }
  return readFile(path.join(privateFilesDir, name), 'utf8').catch(absent)
}

/** Returns the path of a stored file on the disk; undefined where it is in the storage. */
export const diskPlaceOf = (name: string): string | undefined =>
  bucket ? undefined : path.join(privateFilesDir, name)

/** Deletes a stored file; one that is not there is no error. */
export const deletePlaced = (name: string): Promise<void> =>
  bucket ? deletePrivateObject(name) : rm(path.join(privateFilesDir, name), { force: true })

/** Names of everything that is stored for a use. */
export async function listPlaced(use: string): Promise<StoredName[]> {
  if (bucket) return listPrivateObjects(`${use}/`)
  const folder = path.join(privateFilesDir, use)
  const names = (await readdir(folder).catch(absent)) ?? []
  const found = await Promise.all(
    names.map(async (each) => {
      const stats = await stat(path.join(folder, each)).catch(absent)
      return stats ? [{ name: `${use}/${each}`, modified: stats.mtime, size: stats.size }] : []
    }),
  )
  return found.flat()
}

function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
