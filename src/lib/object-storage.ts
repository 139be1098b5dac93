import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { env } from './env'
import { processWide } from './process-wide'

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
}

/** An object as it comes from the storage. */
export interface StoredObject {
  body: ReadableStream<Uint8Array>
  etag: string
}

/** Reads an object; null where there is none of this name. */
export async function readObject(name: string): Promise<StoredObject | null> {
  const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  try {
    const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }))
    if (!object.Body) return null
    return { body: object.Body.transformToWebStream(), etag: object.ETag ?? `"${name}"` }
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    if (error instanceof NoSuchKey || status === 404) return null
    throw error
  }
}

export async function writeObject(name: string, body: Buffer, type: string): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  const object = { Bucket: bucket, Key: name, Body: body, ContentType: type }
  await client.send(
    new PutObjectCommand({ ...object, CacheControl: 'public, max-age=31536000, immutable' }),
  )
}

export async function deleteObject(name: string): Promise<void> {
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  const client = await storageClient()
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))
}

/** Names of all objects. */
export async function listObjects(): Promise<string[]> {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  const names: string[] = []
  for await (const page of paginateListObjectsV2(
    { client: await storageClient() },
    { Bucket: bucket },
  )) {
    names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
  }
  return names
}

const clients = processWide('object-storage', () => [] as S3Client[])

async function storageClient(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  return (clients[0] ??= new S3Client(settings))
}
