import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { typeOfUpload } from '@/src/domain/media/pictures/files'
import { uploadsDir } from '@/src/platform/storage/folders'
import {
  bucket,
  deleteObject,
  listObjects,
  readObject,
  writeObject,
} from '@/src/platform/storage/object-storage'
import type { Entry } from './archive'
import { bucketPart } from './bucket-part'
import { folderPart } from './folder-part'
import type { Part } from './part'

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

/** Uploaded files as a part of a restore. */
export const mediaPart: Part = bucket
  ? bucketPart('media', {
      list: listObjects,
      write: async (name, file) => writeObject(name, await readFile(file), typeOf(name)),
      remove: deleteObject,
    })
  : folderPart('media', uploadsDir)

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

function typeOf(name: string): string {
  return typeOfUpload(name) ?? 'image/webp'
}
