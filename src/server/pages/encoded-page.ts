import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller pages gain nothing, bytes. */
const minBytes = 1024

/**
 * A page as it goes out: with its policy, and compressed once for all who ask for it. Does not keep the page itself, which
 * is five times as large: whoever asks has it.
 */
export class EncodedPage {
  readonly policy: string
  #br: Promise<Buffer> | undefined
  #gzip: Promise<Buffer> | undefined

  constructor(policy: string) {
    this.policy = policy
  }

  /**
   * Brotli costs more time (30 ms for 80 kB), which is well spent on what is kept.
   * @param body the page
   * @param accepted the header `Accept-Encoding`
   */
  async encodedFor(
    body: Buffer,
    accepted: string,
    isKept: boolean,
  ): Promise<{ body: Buffer; encoding?: string }> {
    if (body.length >= minBytes && isKept && takesBrotli.test(accepted)) {
      this.#br ??= brotli(body, brotliOptions(body))
      return { encoding: 'br', body: await this.#br }
    }
    if (body.length >= minBytes && takesGzip.test(accepted)) {
      this.#gzip ??= zip(body)
      return { encoding: 'gzip', body: await this.#gzip }
    }
    return { body }
  }
}

const taking = (name: string): RegExp =>
  new RegExp(`(?:^|[\\s,])${name}(?:$|[\\s,]|;\\s*q=(?:1|0\\.0*[1-9]))`)
export const takesBrotli = taking('br')
const takesGzip = taking('gzip')

const brotliOptions = (body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})
