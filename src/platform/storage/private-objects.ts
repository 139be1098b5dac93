import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { webStream } from './object-storage'
import { getObject, listBucket, putObject, removeObject } from './s3'

/** Folder of private files; public ones have none. */
const folder = 'private/'

/** Writes a file from the disk, streamed. */
export async function writePrivateObject(name: string, file: string, type: string): Promise<void> {
  const { size } = await stat(file)
  const open = () => createReadStream(file)
  await putObject(folder + name, { open, size, type, cacheControl: 'private, no-store' })
}

/** Reads an object or a part of it, `end` included; null where there is none of this name. */
export async function readPrivateObject(
  name: string,
  part?: { start: number; end: number },
): Promise<ReadableStream<Uint8Array> | null> {
  const object = await getObject(folder + name, part)
  return object && webStream(object.body)
}

export const deletePrivateObject = (name: string): Promise<void> => removeObject(folder + name)

/** Lists objects whose name begins with a prefix. */
export async function listPrivateObjects(
  prefix = '',
): Promise<{ name: string; modified: Date; size: number }[]> {
  const found: { name: string; modified: Date; size: number }[] = []
  for await (const { key, modified, size } of listBucket(folder + prefix)) {
    // Not every storage knows the prefix.
    if (key.startsWith(folder + prefix))
      found.push({ name: key.slice(folder.length), modified, size })
  }
  return found
}
