import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { readBytes, redisKey, tryRedis, unanswered } from '@/src/platform/redis/connection'
import { compressBest, type ContentFile } from '@/src/platform/storage/content-files'
import { encodeFile, takesBrotli } from '../pages/encoded-page'
import { sendError } from '../send-error'
import type { SiteResponse } from '../site-response'

/** `scripts/lib/compress-static-files.mjs` fills it. */
const folder = '.next/static'
const suffix = '.br'
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Compressed files by address. */
export type StaticFiles = ReadonlyMap<string, { body: Buffer; type: string }>

/** Loads the compressed files of the build into memory: about 1 MB. */
export function loadStaticFiles(from = folder): StaticFiles {
  const files = existsSync(from) ? filesOf(from).filter((file) => file.endsWith(suffix)) : []
  return new Map(
    files.map((file) => {
      const original = file.slice(0, -suffix.length)
      const type = String(types[path.extname(original)])
      return [addressOf(original, from), { body: readFileSync(file), type }]
    }),
  )
}

const place = '/_next/static/'

const addressOf = (file: string, from: string): string =>
  place + path.relative(from, file).split(path.sep).join('/')

/**
 * Answers with a compressed file, where there is one and the client takes it.
 * @returns whether it did
 */
export function serveStaticFile(
  { method, url = '', headers }: IncomingMessage,
  response: SiteResponse,
  files: StaticFiles,
): boolean {
  const file = files.get(String(url.split('?', 1)[0]))
  const takesIt = takesBrotli.test(String(headers['accept-encoding'] ?? ''))
  if (!file || !takesIt || (method !== 'GET' && method !== 'HEAD')) return false
  sendForGood({ method }, response, { ...file, encoding: 'br' })
  return true
}

/** Pages are in browsers for longer than the instances of their build run: as long as the data of these pages, ms. */
const sharedMs = 8 * 24 * 60 * 60 * 1000

const intervalMs = 60 * 60 * 1000
const retryMs = 5000

/** Larger files stay with their build, bytes. */
const maxSharedBytes = 4 * 1024 * 1024

/**
 * Scripts, styles and fonts of all builds whose instances share a Redis: while one build replaces another, the file that a
 * page names may be asked of an instance that has only those of the other build.
 */
export class SharedStaticFiles {
  readonly #from: string
  /** Those of this build, by address. */
  readonly #own: Map<string, string>
  readonly #others = new LRUCache<string, ContentFile>({ maxSize: 4 * 1024 * 1024 })

  constructor(from = folder) {
    this.#from = from
    const files = existsSync(from) ? filesOf(from).filter((file) => !file.endsWith(suffix)) : []
    this.#own = new Map(files.map((file) => [addressOf(file, from), file]))
  }

  /**
   * Stores the files of this build where other instances find them, or says that they are still needed: now, and from time to
   * time, because Redis may be away, or may have been emptied.
   */
  async keepShared(): Promise<void> {
    const isShared = await this.share()
    setTimeout(() => void this.keepShared(), isShared ? intervalMs : retryMs).unref()
  }

  /** @returns whether Redis took all of them */
  async share(): Promise<boolean> {
    for (const [address, file] of this.#own) {
      const key = keyOf(address)
      const isKnown = await tryRedis((client) => client.pExpire(key, sharedMs))
      if (isKnown === unanswered) return false
      if (isKnown || !types[path.extname(file)]) continue
      const br = existsSync(file + suffix)
        ? readFileSync(file + suffix)
        : await compressBest(readFileSync(file))
      if (br.length > maxSharedBytes) continue
      const answer = await tryRedis((client) => client.set(key, br, { PX: sharedMs }))
      if (answer === unanswered) return false
    }
    return true
  }

  /**
   * Answers with a file of another build.
   * @returns whether it does
   */
  serve({ method, url = '', headers }: IncomingMessage, response: SiteResponse): boolean {
    const address = String(url.split('?', 1)[0])
    const type = types[path.extname(address)]
    const isReading = method === 'GET' || method === 'HEAD'
    if (!type || !isReading || !plain.test(address) || this.#own.has(address)) return false
    const send = async () => {
      const file = await this.#find(address)
      if (!file) return sendError(response, { status: 404, message: 'There is no such file' })
      const encoded = await encodeFile(file, String(headers['accept-encoding'] ?? ''))
      sendForGood({ method }, response, { ...encoded, type })
    }
    send().catch((error: Error) => response.destroy(error))
    return true
  }

  async #find(address: string): Promise<ContentFile | undefined> {
    const known = this.#others.get(address)
    if (known) return known
    const br = await readBytes(keyOf(address))
    if (!br) return undefined
    const file = { br }
    this.#others.set(address, file, { size: br.length })
    return file
  }
}

/** Names as Next's compiler makes them. */
const plain = /^\/_next\/static\/[\w./-]+$/

const keyOf = (address: string): string => redisKey(`static:${address}`)

/** Sends a file whose name holds a hash of its content. */
export function sendForGood(
  { method }: Pick<IncomingMessage, 'method'>,
  response: SiteResponse,
  { body, type, encoding, isKnown }: FileToSend,
): void {
  if (encoding && !isKnown) response.setHeader('Content-Encoding', encoding)
  response.writeHead(isKnown ? 304 : 200, {
    ...(isKnown ? {} : { 'Content-Type': type, 'Content-Length': body.length }),
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "frame-ancestors 'none'",
  })
  response.end(method === 'HEAD' || isKnown ? undefined : body)
}

interface FileToSend {
  body: Buffer
  type: string
  encoding?: string
  /** True where the client has it. */
  isKnown?: boolean
}

const filesOf = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
