import type { ListObjectsV2CommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { env } from '../env'
import { singleton } from '../singleton'

/** Bucket of the uploaded pictures; undefined where they lie in the data folder. */
export const bucket = env.S3_BUCKET

/** How the storage is reached; what is left out the library finds in the environment of the machine. */
const settings: S3ClientConfig = {
  region: env.S3_REGION,
  ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
  ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? {
        credentials: {
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        },
      }
    : {}),
  // Others than Amazon's do not know checksums in trailers.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  // The library waits for ever for a storage that says nothing; milliseconds.
  requestHandler: { connectionTimeout: 5000, socketTimeout: 10_000 },
}

/** The storage cannot be reached, or cannot answer now: the same call may well succeed later. */
class StorageAwayError extends Error {
  override name = 'StorageAwayError'
}

/** An object as it comes from the storage. */
export interface StoredObject {
  body: ReadableStream<Uint8Array>
  etag: string
}

/** Reads an object; null where there is none of this name. */
export async function readObject(name: string): Promise<StoredObject | null> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  try {
    const object = await reached(client.send(new GetObjectCommand({ Bucket: bucket, Key: name })))
    if (!object.Body) return null
    return { body: object.Body.transformToWebStream(), etag: object.ETag ?? `"${name}"` }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export async function writeObject(name: string, body: Buffer, type: string): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  const object = { Bucket: bucket, Key: name, Body: body, ContentType: type }
  await reached(
    client.send(
      new PutObjectCommand({ ...object, CacheControl: 'public, max-age=31536000, immutable' }),
    ),
  )
}

export async function deleteObject(name: string): Promise<void> {
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  await reached(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name })))
}

/** Names of all pictures; what lies in a folder is none. */
export async function listObjects(): Promise<string[]> {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  const pages = paginateListObjectsV2({ client: await storageClient() }, { Bucket: bucket })
  return reached(namesIn(pages))
}

async function namesIn(pages: AsyncIterable<ListObjectsV2CommandOutput>): Promise<string[]> {
  const names: string[] = []
  for await (const page of pages)
    names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
  return names.filter((name) => !name.includes('/'))
}

/** Whether the storage says that there is no such object. */
export const isMissing = (error: unknown): boolean => metadataOf(error)?.httpStatusCode === 404

/** Waits for an answer of the storage, and tells one that is away from one that refuses. */
export async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!isAway(error)) throw error
    const { message } = error as Error
    throw new StorageAwayError(`The storage is away: ${message}`, { cause: error })
  }
}

/** The library notes how often it tried also where no status came back. */
function isAway(error: unknown): boolean {
  const metadata = metadataOf(error)
  if (!metadata) return false
  const { httpStatusCode: status } = metadata
  return status === undefined || status >= 500 || status === 429
}

const metadataOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata

const clients = singleton('object-storage', () => [] as S3Client[])

export async function storageClient(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  return (clients[0] ??= new S3Client(settings))
}
