import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { typeOfUpload } from '@/src/lib/pictures/files'
import { uploadsDir } from '@/src/lib/storage/uploads-folder'
import {
  bucket,
  deleteObject,
  listObjects,
  readObject,
  writeObject,
} from '@/src/lib/storage/object-storage'
import type { Entry } from './archive'

/**
 * Every uploaded file, out of the data folder or the storage.
 * @param onGone told of each one that was deleted after the backup began, and is left out
 */
export async function* dumpMedia(onGone: (name: string) => void): AsyncGenerator<Entry> {
  for (const name of await names()) {
    const content = await contentOf(name)
    if (content) yield { name: `media/${name}`, content }
    else onGone(name)
  }
}

export const isMediaEmpty = async (): Promise<boolean> => (await names()).length === 0

/** Puts files in the place of those that are there. */
export async function restoreMedia(folder: string): Promise<void> {
  const files = await filesIn(folder)
  if (bucket) {
    const others = (await listObjects()).filter((name) => !files.includes(name))
    for (const name of others) await deleteObject(name)
    for (const name of files)
      await writeObject(name, await readFile(path.join(folder, name)), typeOf(name))
    return
  }
  const fresh = `${uploadsDir}.restoring`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  for (const name of files) await copyFile(path.join(folder, name), path.join(fresh, name))
  await rm(uploadsDir, { recursive: true, force: true })
  await rename(fresh, uploadsDir)
}

const names = async (): Promise<string[]> =>
  (await (bucket ? listObjects() : filesIn(uploadsDir))).sort()

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function contentOf(name: string): Promise<Entry['content'] | null> {
  if (!bucket) {
    const file = path.join(uploadsDir, name)
    return existsSync(file) ? { file } : null
  }
  const object = await readObject(name)
  return object && { bytes: Buffer.from(await new Response(object.body).arrayBuffer()) }
}

const typeOf = (name: string): string => typeOfUpload(name) ?? 'image/webp'
