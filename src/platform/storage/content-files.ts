import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { hasRedis, readBytes, redisKey, tryRedis, unanswered } from '../redis/connection'
import { DiskCache } from './disk-cache'

const brotli = promisify(brotliCompress)

export const decompress = promisify(brotliDecompress)

const compressBy =
  (quality: number) =>
  async (body: Buffer): Promise<Buffer> =>
    withoutSlack(
      await brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    )

/** Costs more time than gzip (30 ms for 80 kB), which is well spent on what is asked for again. */
export const compressBest = compressBy(10)

/** A tenth of that time, and 8 % more bytes: many pages are read once before they change. */
const compressSoon = compressBy(5)

/**
 * Returns compressed bytes as they are kept: what Node's zlib makes of little is a part of 16 KiB, all of which would stay in memory
 * with it.
 */
export const withoutSlack = (bytes: Buffer): Buffer =>
  bytes.length < bytes.buffer.byteLength ? Buffer.from(bytes) : bytes

/** A stored file, compressed by Brotli. */
export interface ContentFile {
  br: Buffer
  /** Set once it is being compressed as well as can be. */
  isBest?: boolean
}

const day = 24 * 60 * 60 * 1000

/** Life since the last use. A Redis that is full lets go of what expires first, so that there it is no longer than needed. */
const onDisk = { maxBytes: 256 * 1024 * 1024, maxAgeMs: 30 * day }
const inRedisMs = 8 * day

/** Some 10 kB each: those of 600 pages. Browsers keep what they have asked for, and a disk has all others. */
const inMemory = { maxSize: 6 * 1024 * 1024 }

/** A file that is stored again after this time lives on, or comes back where it was deleted. */
const stored = { max: 20_000, ttl: 10 * 60 * 1000 }

/**
 * Compressed files that are named by a hash of their content. They are stored in a folder and, where there is one, in Redis,
 * so that every instance finds them.
 */
export class ContentFiles {
  readonly #disk: DiskCache
  readonly #memory = new LRUCache<string, ContentFile>(inMemory)
  readonly #stored = new LRUCache<string, Promise<boolean>>(stored)

  constructor(folder: string) {
    this.#disk = new DiskCache(folder, onDisk)
  }

  /** @returns the name: 32 hexadecimal digits; undefined where the file could not be stored for every instance */
  async store(body: Buffer): Promise<string | undefined> {
    const name = nameOf(body)
    const storing = this.#stored.get(name) ?? this.#store(name, body)
    this.#stored.set(name, storing)
    if (await storing) return name
    this.#stored.delete(name)
    return undefined
  }

  /** @param name as `store` returned it once */
  async find(name: string): Promise<ContentFile | undefined> {
    const known = this.#memory.get(name)
    if (known) void improve(known)
    return known ?? this.#findStored(name)
  }

  /** Has the next call of `store` look whether the file is still there. */
  forget(name: string): void {
    this.#stored.delete(name)
  }

  async #store(name: string, body: Buffer): Promise<boolean> {
    const { br } =
      this.#memory.get(name) ??
      (await this.#findStored(name)) ??
      this.#remember(name, await compressSoon(body))
    const isOnDisk =
      (await this.#disk.use(name)) ||
      (await this.#disk.set(name, br).then(
        () => true,
        () => false,
      ))
    if (!hasRedis()) return isOnDisk
    const answer = await tryRedis((client) => client.set(keyOf(name), br, { PX: inRedisMs }))
    return answer !== unanswered
  }

  async #findStored(name: string): Promise<ContentFile | undefined> {
    return (
      (await this.#read(name, await this.#disk.get(name))) ??
      (await this.#read(name, await readBytes(keyOf(name))))
    )
  }

  /** Takes a file that lay elsewhere only if it is what its name says: browsers keep it for good. */
  async #read(name: string, br: Buffer | null): Promise<ContentFile | undefined> {
    const body = br && (await decompress(br).catch(() => null))
    if (body && nameOf(body) === name) return this.#remember(name, br)
    if (br) await this.#disk.delete(name)
    return undefined
  }

  #remember(name: string, br: Buffer): ContentFile {
    const file = { br }
    this.#memory.set(name, file, { size: br.length })
    return file
  }
}

/** Compresses a file that is asked for again as well as can be, for this process: what is stored serves as well. */
async function improve(file: ContentFile): Promise<void> {
  if (file.isBest) return
  file.isBest = true
  const best = await compressBest(await decompress(file.br))
  // A short text may be smaller as it was.
  if (best.length < file.br.length) file.br = best
}

const nameOf = (body: Buffer): string => hash('sha256', body, 'hex').slice(0, 32)

const keyOf = (name: string): string => redisKey(`content:${name}`)
