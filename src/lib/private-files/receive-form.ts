import busboy from 'busboy'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { FieldError, HttpError } from '@/src/lib/http/http-error'
import { deletePrivateFile, type PrivateFile, storePrivateFile } from './store'
import { type FileUse, type FileUseName, fileUses } from './uses'

/** A form with its files stored. */
export interface ReceivedForm {
  /** Of equal names the last counts. */
  fields: Record<string, string>
  files: (PrivateFile & { field: string })[]
}

const maxFields = 100
const maxFieldBytes = 100_000

/**
 * Reads `multipart/form-data` and stores its files as they arrive, one after the other. File fields that were left empty,
 * as browsers send them, are left out. Rights and rates are to be checked before: this reads what comes.
 * @throws HttpError 400 where it is malformed, 413 where it is too large; what `storePrivateFile` throws. Nothing stays
 * stored then
 */
export async function receiveForm(request: Request, use: FileUseName): Promise<ReceivedForm> {
  const limits: FileUse = fileUses[use]
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxTotalBytes + 1024 * 1024) {
    throw new HttpError(413, 'The request is too large')
  }
  const parser = parserFor(request, limits)
  const fields: ReceivedForm['fields'] = {}
  const files: ReceivedForm['files'] = []
  let left = limits.maxTotalBytes
  let storing: Promise<void> = Promise.resolve()
  const store = async (field: string, name: string, content: Readable) => {
    // Browsers send a nameless, empty file for a field that was left alone.
    if (name === '' && (await isEmpty(content))) return
    const file = await storePrivateFile(use, { content, name, field }, left)
    files.push({ ...file, field })
    left -= file.size
  }
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) reject(new HttpError(413, `${name} is too long`))
      else if (/\0/.test(name + value)) {
        reject(new FieldError(name.replaceAll('\0', ''), 'must not contain a NUL character'))
      } else fields[name] = value
    })
    parser.on('file', (field, content, { filename = '' }) => {
      storing = storing.then(() => store(field, filename, content))
      // Refused at once: the rest of the body need not come.
      storing.catch(reject)
      content.on('error', () => {})
    })
    parser.on('filesLimit', () =>
      reject(new HttpError(400, `At most ${limits.maxFiles} files can be sent`)),
    )
    parser.on('fieldsLimit', () => reject(new HttpError(400, 'There are too many fields')))
    parser.on('partsLimit', () => reject(new HttpError(400, 'There are too many fields')))
    parser.on('error', () => reject(malformed()))
    parser.on('close', resolve)
  })
  const source = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>)
  source.on('error', () => parser.destroy(malformed()))
  try {
    source.pipe(parser)
    await parsed
    await storing
    return { fields, files }
  } catch (error) {
    source.unpipe(parser)
    parser.destroy()
    // Taken in and thrown away, up to the limit of the server: a client that is cut off never reads the refusal.
    source.resume()
    await storing.catch(() => {})
    await Promise.all(files.map(({ key }) => deletePrivateFile(key)))
    throw error
  }
}

function parserFor({ headers, body }: Request, { maxFiles, maxTotalBytes }: FileUse) {
  const type = headers.get('content-type') ?? ''
  if (!body || !/^multipart\/form-data\s*;/i.test(type)) throw malformed()
  try {
    return busboy({
      headers: { 'content-type': type },
      // Browsers write names as UTF-8.
      defParamCharset: 'utf8',
      limits: {
        fields: maxFields,
        fieldSize: maxFieldBytes,
        files: maxFiles,
        parts: maxFields + maxFiles,
        fileSize: maxTotalBytes + 1,
      },
    })
  } catch {
    throw malformed()
  }
}

async function isEmpty(content: Readable): Promise<boolean> {
  for await (const chunk of content) if ((chunk as Buffer).length > 0) return false
  return true
}

const malformed = () => new HttpError(400, 'The body must be well-formed multipart/form-data')
