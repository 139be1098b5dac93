import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { bucket, isMissing, reached, storageClient } from './object-storage'

/** Private files lie under a folder of their own; pictures have none. */
const folder = 'private/'

/** Writes a file from the disk, streamed. */
export async function writePrivateObject(name: string, file: string, type: string): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  const { size } = await stat(file)
  const put = new PutObjectCommand({
    Bucket: bucket,
    Key: folder + name,
    Body: createReadStream(file),
    ContentLength: size,
    ContentType: type,
    CacheControl: 'private, no-store',
  })
  await reached(client.send(put))
}

/** Reads an object or a part of it, `end` included; null where there is none of this name. */
export async function readPrivateObject(
  name: string,
  part?: { start: number; end: number },
): Promise<ReadableStream<Uint8Array> | null> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  const get = new GetObjectCommand({
    Bucket: bucket,
    Key: folder + name,
    ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}),
  })
  try {
    const { Body } = await reached(client.send(get))
    return Body ? (Body.transformToWebStream() as ReadableStream<Uint8Array>) : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export async function deletePrivateObject(name: string): Promise<void> {
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  await reached(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: folder + name })))
}

/** Objects whose name begins so. */
export async function listPrivateObjects(prefix = ''): Promise<{ name: string; modified: Date }[]> {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  const list = async () => {
    const found: { name: string; modified: Date }[] = []
    const ask = { Bucket: bucket, Prefix: folder + prefix }
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, ask)) {
      for (const { Key = '', LastModified = new Date() } of Contents) {
        // Not every storage knows the prefix.
        if (Key.startsWith(folder + prefix)) {
          found.push({ name: Key.slice(folder.length), modified: LastModified })
        }
      }
    }
    return found
  }
  return reached(list())
}
