import busboy from 'busboy'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import { otherSite } from '@/src/platform/http/messages'
import { isFromOwnOrigin, wantsPage } from '@/src/platform/http/own-origin'
import { trapFields } from '@/src/platform/http/trap-fields'
import { deletePrivateFile, type PrivateFile, storePrivateFile } from './store'
import { type FileUse, type FileUseName, fileUses } from './uses'

/** Fields of a form; of equal names the last counts. */
export type FormFields = Record<string, string>

/** A form with its files stored. */
export interface ReceivedForm {
  fields: FormFields
  files: (PrivateFile & { field: string })[]
}

interface Reading {
  /** Takes in the fields as they come, so that its owner has those of a form that is refused as well. */
  fields?: FormFields
  /** Reason for which the form is already refused: then its fields are read, and its files discarded. */
  refusal?: Error
  /** Reads a refused form to its end, for the fields behind the refused part. */
  isPatient?: boolean
}

/** A quote list has up to 50 positions with three fields each. */
const maxFields = 200
/** Longest name of a field, bytes: a position of a quote list is named by slug and order code. */
const maxNameBytes = 200
/** Largest total size of a form's texts, bytes. */
const maxTextBytes = 100_000

/**
 * Reads a form (`multipart/form-data`, or urlencoded where it brings no files) and stores its files as they arrive, one
 * after the other. File fields that were left empty, as browsers send them, are left out. Rights and rates are to be
 * checked before: this reads what comes.
 * @param use what its files are for; null for a form without files
 * @throws HttpError 400 where it is malformed, 413 where it is too large; what `storePrivateFile` throws; the refusal
 * that it was given. Nothing stays stored then
 */
export async function receiveForm(
  request: Request,
  use: FileUseName | null,
  { fields = {}, refusal, isPatient = false }: Reading = {},
): Promise<ReceivedForm> {
  const limits: FileUse | undefined = use ? fileUses[use] : undefined
  let refused: Error | undefined = refusal ?? refusalOfLength(request, limits)
  if (refused !== undefined && !isPatient) throw refused
  const parser = parserFor(request, limits)
  const files: ReceivedForm['files'] = []
  let textBytes = 0
  let keptBytes = 0
  let left = limits?.maxTotalBytes ?? 0
  let lastFile = 'files'
  let storing: Promise<void> = Promise.resolve()
  const store = async (field: string, name: string, chunks: AsyncIterator<Buffer>) => {
    const first = await chunks.next()
    // Browsers send a nameless, empty file for a field that was left alone.
    if (!use || (name === '' && first.done)) return
    const file = await storePrivateFile(use, { content: from(first, chunks), name, field }, left)
    files.push({ ...file, field })
    left -= file.size
  }
  const parsed = new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => {
      refused ??= error
      // The rest of the body need not come.
      if (!isPatient) reject(error)
    }
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (/\0/.test(name + value)) {
        refuse(new FieldError(name.replaceAll('\0', ''), 'must not contain a NUL character'))
        return
      }
      const bytes = Buffer.byteLength(name) + Buffer.byteLength(value)
      textBytes += bytes
      // Also of a form that is refused, one text that is too long and the others: what was typed is shown again.
      if (keptBytes + bytes <= 2 * maxTextBytes) {
        fields[name] = value
        keptBytes += bytes
      }
      if (nameTruncated || valueTruncated || textBytes > maxTextBytes) {
        refuse(new FieldError(name, 'is too long', 413))
      }
    })
    parser.on('file', (field, content, { filename = '' }) => {
      lastFile = field
      content.on('error', () => {})
      // Who stops reading a file leaves the stream as it is: a form whose file is destroyed never ends.
      const chunks = content.iterator({ destroyOnReturn: false })
      storing = storing
        .then(() => (refused === undefined ? store(field, filename, chunks) : undefined))
        .catch(refuse)
        .then(() => drain(chunks))
    })
    parser.on('filesLimit', () =>
      refuse(new FieldError(lastFile, `must be at most ${limits?.maxFiles ?? 0} files`)),
    )
    parser.on('fieldsLimit', () => refuse(new HttpError(400, 'There are too many fields')))
    parser.on('partsLimit', () => refuse(new HttpError(400, 'There are too many fields')))
    parser.on('error', () => reject(refused ?? malformed()))
    parser.on('close', resolve)
  })
  const source = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>)
  source.on('error', () => parser.destroy(malformed()))
  try {
    source.pipe(parser)
    await parsed
    await storing
    if (refused !== undefined) throw refused
    return { fields, files }
  } catch (error) {
    source.unpipe(parser)
    parser.destroy()
    // Taken in and thrown away, up to the limit of the server: a client that is cut off never reads the refusal.
    source.resume()
    await storing
    await Promise.all(files.map(({ key }) => deletePrivateFile(key)))
    throw error
  }
}

/** Returns the refusal of a body whose declared length is too large. */
function refusalOfLength({ headers }: Request, limits?: FileUse): HttpError | undefined {
  const max = (limits?.maxTotalBytes ?? 0) + 1024 * 1024
  const isTooLarge = Number(headers.get('content-length') ?? 0) > max
  return isTooLarge ? new HttpError(413, 'The request is too large') : undefined
}

async function* from(first: IteratorResult<Buffer, unknown>, rest: AsyncIterator<Buffer>) {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}

/** Reads what is left of a file, and throws it away. */
async function drain(chunks: AsyncIterator<Buffer>): Promise<void> {
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The form ended in the middle of it.
  }
}

function parserFor({ headers, body }: Request, limits?: FileUse) {
  const type = headers.get('content-type') ?? ''
  const known = limits
    ? /^multipart\/form-data\s*;/i
    : /^(?:multipart\/form-data\s*;|application\/x-www-form-urlencoded\b)/i
  if (!body || !known.test(type)) throw malformed()
  try {
    return busboy({
      headers: { 'content-type': type },
      // Browsers write names as UTF-8.
      defParamCharset: 'utf8',
      limits: {
        fields: maxFields,
        fieldNameSize: maxNameBytes,
        fieldSize: maxTextBytes,
        files: limits?.maxFiles ?? 0,
        parts: maxFields + (limits?.maxFiles ?? 0),
        fileSize: (limits?.maxTotalBytes ?? 0) + 1,
      },
    })
  } catch {
    throw malformed()
  }
}

const malformed = () => new HttpError(400, 'The body must be well-formed multipart/form-data')

/** Returns true where a browser sent the form itself, without JavaScript. */
export const isPlainForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')

/**
 * Reads a plain form of our own pages, which holds fields for the page that shows it again besides those of the call.
 * @param call fields of the call: others are left out
 * @param boxes names of its tick boxes: browsers send `on` for them, or nothing
 * @param fields takes in the fields as they come, for a form that is shown again where it is refused
 * @throws HttpError 403 for a form that stands on another site, as its visitors would send it unknowingly
 */
export async function readPlainForm(
  request: Request,
  call: { shape: object },
  boxes: readonly string[],
  fields: FormFields = {},
): Promise<Record<string, unknown>> {
  const { headers } = request
  const sender = {
    origin: headers.get('origin'),
    host: headers.get('host'),
    fetchSite: headers.get('sec-fetch-site'),
  }
  const refusal = isFromOwnOrigin(sender) ? undefined : new HttpError(403, otherSite)
  await receiveForm(request, null, { fields, refusal, isPatient: wantsPage(request) })
  const all = { ...fields, ...Object.fromEntries(boxes.map((name) => [name, name in fields])) }
  const isOfCall = (name: string) => Object.hasOwn(call.shape, name) || trapFields.includes(name)
  return Object.fromEntries(Object.entries(all).filter(([name]) => isOfCall(name)))
}

/** Tells a form from every other one by what was sent with it, so that it is stored once, however often it comes. */
export const fingerprintForm = (sent: unknown, files: ReceivedForm['files']): string =>
  createHash('sha256')
    .update(JSON.stringify([sent, files.map(({ field, name, sha256 }) => [field, name, sha256])]))
    .digest('hex')
