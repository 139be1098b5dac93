import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env'
import type { ErrorCode } from '../errors/error-codes'
import { readText } from '../outgoing/send-request'

/** Bucket of the uploaded pictures; undefined where they lie in the data folder. */
export const bucket = env.S3_BUCKET

/** The storage cannot be reached, or cannot answer now: the same call may well succeed later. */
class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
  readonly code: ErrorCode = 'storage_unavailable'
}

/** Content to store, made anew for each attempt. */
export interface Upload {
  open: () => Readable | Buffer
  size: number
  type: string
  cacheControl: string
}

/** An object as it comes from the storage. */
export interface StoredObject {
  body: Readable
  etag: string | undefined
}

export interface ListedObject {
  key: string
  modified: Date
  /** Bytes. */
  size: number
}

/**
 * Reads an object.
 * @param range bytes of it, `end` included
 * @returns null where the storage has none of this name
 */
export async function getObject(
  key: string,
  range?: { start: number; end: number },
): Promise<StoredObject | null> {
  const headers: Record<string, string> = range
    ? { Range: `bytes=${range.start}-${range.end}` }
    : {}
  const response = await send('GET', addressOf(key), { headers })
  if (response.statusCode !== 404) return { body: response, etag: response.headers.etag }
  response.resume()
  return null
}

export async function putObject(key: string, upload: Upload): Promise<void> {
  const headers = {
    'Content-Type': upload.type,
    'Content-Length': String(upload.size),
    'Cache-Control': upload.cacheControl,
  }
  ;(await send('PUT', addressOf(key), { headers, open: upload.open })).resume()
}

/** Deletes an object; one that is not there counts as deleted. */
export async function removeObject(key: string): Promise<void> {
  ;(await send('DELETE', addressOf(key))).resume()
}

/** Lists the objects whose key begins with a prefix, a page of up to 1,000 at a time. */
export async function* listBucket(prefix = ''): AsyncGenerator<ListedObject> {
  let token: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(prefix ? { prefix } : {}),
      ...(token ? { 'continuation-token': token } : {}),
    })
    const response = await send('GET', new URL(`?${query}`, addressOf('')))
    const page = parseList(await whileReachable(readText(response, maxListBytes)))
    yield* page.objects
    token = page.nextToken
  } while (token)
}

/** A storage that says nothing; to try again would only double the wait. */
class StorageTimeoutError extends Error {}

/** Milliseconds without a byte in either direction, after which a call counts as failed. */
const idleTimeoutMs = 10_000
const attempts = 3

/** Largest list of up to 1,000 objects, bytes, and largest message of a refusal. */
const maxListBytes = 16_000_000
const maxErrorBytes = 100_000
const firstDelayMs = 100

interface Content {
  headers?: Record<string, string>
  open?: Upload['open']
}

/**
 * Calls the storage, and tries again where it is not reached or says that it cannot answer now.
 * @returns the answer where its status is 2xx or 404
 * @throws StorageUnavailableError after the last attempt
 * @throws Error with the storage's own words for any other refusal
 */
async function send(method: string, url: URL, content: Content = {}): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(method, url, content)
    } catch (error) {
      const mayPass =
        error instanceof StorageUnavailableError && !(error.cause instanceof StorageTimeoutError)
      if (!mayPass || attempt === attempts) throw error
      await sleep(firstDelayMs * 2 ** attempt)
    }
  }
}

async function sendOnce(method: string, url: URL, content: Content): Promise<IncomingMessage> {
  const { headers = {}, open } = content
  const signed = await signer().sign(url.href, { method, headers })
  const response = await whileReachable(
    exchange(url, { method, headers: { ...Object.fromEntries(signed.headers), ...headers } }, open),
  )
  const { statusCode: status = 0 } = response
  if ((status >= 200 && status < 300) || status === 404) return response
  const words = await readText(response, maxErrorBytes).catch(() => '')
  const message = `The storage answered ${status}: ${words.slice(0, 300)}`
  throw status >= 500 || status === 429 ? new StorageUnavailableError(message) : new Error(message)
}

async function exchange(
  url: URL,
  options: { method: string; headers: Record<string, string> },
  open?: Upload['open'],
): Promise<IncomingMessage> {
  const call = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = call(url, { ...options, timeout: idleTimeoutMs })
  request.on('timeout', () =>
    request.destroy(new StorageTimeoutError(`no answer for ${idleTimeoutMs} ms`)),
  )
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })
  const body = open?.()
  if (body instanceof Readable) {
    // A refusal may come before all is sent; the answer tells more than the broken pipe.
    await Promise.race([pipeline(body, request), answered])
  } else request.end(body)
  return answered
}

/** Marks what fails on the way as unavailable. */
async function whileReachable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StorageUnavailableError(`The storage is unavailable: ${reason}`, { cause: error })
  }
}

let client: AwsClient | undefined

/** `env.ts` has made sure that the keys are there where a bucket is. */
const signer = (): AwsClient =>
  (client ??= new AwsClient({
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    sessionToken: env.S3_SESSION_TOKEN,
    service: 's3',
    region: env.S3_REGION,
  }))

/** Addresses by path, which every storage knows, where an endpoint is set; else Amazon's by host. */
function addressOf(key: string): URL {
  const path = key.split('/').map(encodeURIComponent).join('/')
  return new URL(
    env.S3_ENDPOINT
      ? `${env.S3_ENDPOINT.replace(/\/$/, '')}/${bucket}/${path}`
      : `https://${bucket}.s3.${env.S3_REGION}.amazonaws.com/${path}`,
  )
}

function parseList(xml: string): { objects: ListedObject[]; nextToken: string | undefined } {
  const objects: ListedObject[] = []
  const open: string[] = []
  let nextToken: string | undefined
  let entry = { key: '', modified: new Date(), size: 0 }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    open.push(name)
    if (name === 'Contents') entry = { key: '', modified: new Date(), size: 0 }
  })
  parser.on('text', (value) => {
    const [parent, name] = open.slice(-2)
    if (parent === 'Contents' && name === 'Key') entry.key += value
    if (parent === 'Contents' && name === 'LastModified') entry.modified = new Date(value)
    if (parent === 'Contents' && name === 'Size') entry.size = Number(value) || 0
    if (name === 'NextContinuationToken') nextToken = value
  })
  parser.on('closetag', ({ name }) => {
    open.pop()
    if (name === 'Contents') objects.push(entry)
  })
  parser.write(xml).close()
  return { objects, nextToken }
}
