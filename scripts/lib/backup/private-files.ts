import {
  deletePlaced,
  diskPlaceOf,
  listPlaced,
  privateFilesDir,
  readPlaced,
} from '@/src/platform/private-files/place'
import { fileUses } from '@/src/platform/private-files/uses'
import { bucket, writePrivateObject } from '@/src/platform/storage/object-storage'
import type { Entry } from './archive'
import { bucketPart } from './bucket-part'
import { folderPart } from './folder-part'
import type { Part } from './part'

/**
 * Every private file and its description.
 * @param onGone told of each one that was deleted after the backup began, and is left out
 */
export async function* dumpPrivateFiles(onGone: (name: string) => void): AsyncGenerator<Entry> {
  for (const name of await names()) {
    const content = await contentOf(name)
    if (content) yield { name: `private/${name}`, content }
    else onGone(name)
  }
}

export const arePrivateFilesEmpty = async (): Promise<boolean> => (await names()).length === 0

/** Private files as a part of a restore; those that were arriving are dropped. */
export const privateFilesPart: Part = bucket
  ? bucketPart('private', {
      list: names,
      write: (name, file) => writePrivateObject(name, file, 'application/octet-stream'),
      remove: deletePlaced,
    })
  : folderPart('private', privateFilesDir)

async function names(): Promise<string[]> {
  const stored = await Promise.all(Object.keys(fileUses).map(listPlaced))
  return stored
    .flat()
    .map(({ name }) => name)
    .sort()
}

async function contentOf(name: string): Promise<Entry['content'] | null> {
  const body = await readPlaced(name)
  if (!body) return null
  const file = diskPlaceOf(name)
  if (!file) return { bytes: Buffer.from(await new Response(body).arrayBuffer()) }
  await body.cancel()
  return { file }
}
