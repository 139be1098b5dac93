import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import type { SiteRequest } from './site-request'

/** Answers a request that came through all steps. */
export type PageHandler = (request: IncomingMessage, response: SiteResponse) => Promise<void> | void

/** A body that is kept back until all of it is there. */
export interface HeldBody {
  /** Returns true where the response, by its present headers, is to be held back. */
  isHeld: () => boolean
  /** Given the whole body once; `sendHeld` then lets it go. */
  release: (body: Buffer) => Promise<void>
}

/** Page, as its listeners get it. */
export interface MadePage {
  body: Buffer
  /** True where the same page will be requested again. */
  isStatic: boolean
}

/**
 * The response of our server. Its one hook on the headers, and one on the body, stand in for the patches of
 * `writeHead` and `end` that steps of a pipeline would otherwise each make on their own.
 *
 * It lets go of what was handed to it as soon as that was used, and has no list that is made with it: V8 makes those among
 * its old objects once it has seen them live for a while, and an old list that leads back to its response keeps all of a
 * request until the next full collection. Under load that was half a gigabyte.
 */
export class SiteResponse extends ServerResponse<SiteRequest> {
  #beforeHeaders: (() => void) | undefined
  #areHeadersOut = false
  #held: HeldBody | undefined
  #isReleased = false
  #chunks: Buffer[] | undefined
  #onPage: ((page: MadePage) => void) | undefined

  /** Calls a listener once, when status and headers are known and nothing has gone out, in order of registration. */
  beforeHeaders(listener: () => void): void {
    const earlier = this.#beforeHeaders
    this.#beforeHeaders = earlier
      ? () => {
          earlier()
          listener()
        }
      : listener
  }

  holdBody(held: HeldBody): void {
    this.#held = held
  }

  /** Sends what was held back, or what stands for it. */
  sendHeld(body: Buffer): void {
    this.#isReleased = true
    this.#held = undefined
    this.#onPage = undefined
    super.end(body)
  }

  /** Calls a listener with a page that was held back, before it goes out. */
  onPage(listener: (page: MadePage) => void): void {
    this.#onPage = listener
  }

  tellPage(page: MadePage): void {
    this.#onPage?.(page)
  }

  override writeHead(status: number, ...more: HeadArguments): this {
    for (const given of more) setAll(this, given)
    this.statusCode = status
    if (this.#isHeld()) return this
    if (!this.#areHeadersOut) {
      this.#areHeadersOut = true
      const listener = this.#beforeHeaders
      this.#beforeHeaders = undefined
      listener?.()
    }
    return super.writeHead(this.statusCode)
  }

  /** Lets an answer lead to one place: Next sets and then appends `Location` of a redirect (vercel/next.js#82117). */
  override appendHeader(name: string, value: string | readonly string[]): this {
    const isSecond = /^location$/i.test(name) && this.hasHeader(name)
    return isSecond ? this : super.appendHeader(name, value)
  }

  override flushHeaders(): void {
    if (!this.#isHeld()) super.flushHeaders()
  }

  override write(...given: WriteArguments): boolean {
    if (!this.#isHeld()) return super.write(...(given as Parameters<ServerResponse['write']>))
    this.#keep(given)
    callbackOf(given)?.()
    return true
  }

  override end(...given: EndArguments): this {
    if (!this.#isHeld()) return super.end(...(given as Parameters<ServerResponse['end']>))
    this.#keep(given)
    const callback = callbackOf(given)
    if (callback) this.once('finish', callback)
    const chunks = this.#chunks ?? []
    this.#chunks = undefined
    const [only] = chunks
    const body = chunks.length === 1 && only ? only : Buffer.concat(chunks)
    this.#held?.release(body).catch((error: Error) => this.destroy(error))
    return this
  }

  #isHeld(): boolean {
    return !this.#isReleased && this.#held !== undefined && this.#held.isHeld()
  }

  #keep([chunk, encoding]: unknown[]): void {
    const kept = (this.#chunks ??= [])
    if (chunk instanceof Uint8Array) kept.push(asBuffer(chunk))
    if (typeof chunk !== 'string') return
    const name = typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined
    kept.push(Buffer.from(chunk, name))
  }
}

/**
 * Returns true for a response that is the same for all visitors. One that sets a cookie is for one visitor. Next
 * forbids to store all that is not static.
 */
export const isForAll = (response: SiteResponse, isQueried = false): boolean =>
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  (isQueried || !/no-store/.test(String(response.getHeader('cache-control') ?? '')))

type HeadArguments = (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
type WriteArguments = unknown[]
type EndArguments = unknown[]

/** As `writeHead` takes headers: by name, or as a list in which each name is followed by its value. */
function setAll(response: ServerResponse, given: HeadArguments[number]): void {
  if (typeof given === 'string') response.statusMessage = given
  if (given === undefined || typeof given === 'string') return
  const entries = Array.isArray(given) ? pairs(given) : Object.entries(given)
  for (const [name, value] of entries) {
    if (value !== undefined) response.setHeader(String(name), value)
  }
}

const pairs = (
  list: OutgoingHttpHeader[],
): [OutgoingHttpHeader, OutgoingHttpHeader | undefined][] =>
  list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : []))

const asBuffer = (chunk: Uint8Array): Buffer =>
  Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)

const callbackOf = (given: unknown[]): (() => void) | undefined =>
  given.find((each) => typeof each === 'function') as (() => void) | undefined
