import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { getObject, listBucket, putObject, removeObject } from './s3'

export { bucket } from './s3'

/** A public file, such as a picture, in the storage; its body must be read or cancelled. */
export interface PublicObject {
  body: ReadableStream<Uint8Array>
  etag: string
}

/** Reads a public file; null where there is none of this name. */
export async function readObject(name: string): Promise<PublicObject | null> {
  const object = await getObject(name)
  return object && { body: webStream(object.body), etag: object.etag ?? `"${name}"` }
}

export const writeObject = (name: string, content: Buffer, type: string): Promise<void> =>
  putObject(name, {
    open: () => content,
    size: content.length,
    type,
    cacheControl: 'public, max-age=31536000, immutable',
  })

export const deleteObject = (name: string): Promise<void> => removeObject(name)

/** Lists the names of public files: those that lie in no folder. */
export async function listObjects(): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of listBucket()) if (!key.includes('/')) names.push(key)
  return names
}

const webStream = (body: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(body) as ReadableStream<Uint8Array>

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
