import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  compressBest,
  type ContentFile,
  decompress,
  withoutSlack,
} from '@/src/platform/storage/content-files'

const zip = promisify(gzip)

/** Smaller pages gain nothing, bytes. */
const minBytes = 1024

/**
 * A page as it goes out, compressed once for all who ask for it. Does not keep the uncompressed page, which is five times as
 * large: callers pass it.
 */
export class EncodedPage {
  #br: Promise<Buffer> | undefined
  #gzip: Promise<Buffer> | undefined

  /**
   * @param body the page
   * @param accepted the header `Accept-Encoding`
   */
  async encodedFor(
    body: Buffer,
    accepted: string,
    isKept: boolean,
  ): Promise<{ body: Buffer; encoding?: string }> {
    if (body.length >= minBytes && isKept && takesBrotli.test(accepted)) {
      this.#br ??= compressBest(body)
      return { encoding: 'br', body: await this.#br }
    }
    if (body.length >= minBytes && takesGzip.test(accepted)) {
      this.#gzip ??= zip(body).then(withoutSlack)
      return { encoding: 'gzip', body: await this.#gzip }
    }
    return { body }
  }
}

/** Forms of files for the few who take no Brotli. */
const others = new WeakMap<ContentFile, EncodedPage>()

/**
 * Returns a stored file in the form that a client takes.
 * @param accepted the header `Accept-Encoding`
 */
export async function encodeFile(
  file: ContentFile,
  accepted: string,
): Promise<{ body: Buffer; encoding?: string }> {
  if (takesBrotli.test(accepted)) return { body: file.br, encoding: 'br' }
  const page = others.get(file) ?? new EncodedPage()
  others.set(file, page)
  return page.encodedFor(await decompress(file.br), accepted, false)
}

const taking = (name: string): RegExp =>
  new RegExp(`(?:^|[\\s,])${name}(?:$|[\\s,]|;\\s*q=(?:1|0\\.0*[1-9]))`)
export const takesBrotli = taking('br')
const takesGzip = taking('gzip')
