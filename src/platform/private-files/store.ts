import { createHash, randomBytes } from 'node:crypto'
import { fileTypeFromFile } from 'file-type'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { FieldError } from '@/src/platform/errors/http-error'
import { plainFileName } from '../text/slug'
import { ArchiveError, checkArchive } from './archive'
import { deletePlaced, incomingDir, placeFile, readPlaced, readPlacedText } from './place'
import { scanFile } from './scanner'
import {
  type FileType,
  type FileTypeName,
  fileTypes,
  type FileUse,
  type FileUseName,
  fileUses,
  typeOfMime,
} from './uses'

/** Facts of a stored file. */
const PrivateFile = z.object({
  /** `<use>/<32 hexadecimal digits>`: what a record keeps, never shown to visitors. */
  key: z.string(),
  /** A safe name with an extension of its type, for whoever saves it. */
  name: z.string(),
  /** Media type, by its bytes. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** SHA-256 of its bytes, hexadecimal. */
  sha256: z.string(),
})

export type PrivateFile = z.infer<typeof PrivateFile>

/** A file as it arrives: what the client calls it means nothing but a proposal for its name. */
export interface ArrivingFile {
  content: AsyncIterable<Uint8Array>
  name: string
  /** Field that refusals name. */
  field?: string
}

/**
 * Stores a file out of a stream: whole and on the disk when this resolves, and not at all when it throws. Nothing of it
 * is kept in memory. A record must then name its key, or `sweep.ts` deletes it a day later; where the record cannot be
 * written, call `deletePrivateFile`.
 * @param maxBytes less than the use's own limit, where others of the same call took from it
 * @throws FieldError of 413 where it is larger than allowed, of 400 where its bytes are none of the types of the use,
 * it is empty, or it is an archive that lies or explodes; what `scanFile` throws
 */
export async function storePrivateFile(
  use: FileUseName,
  { content, name, field = 'file' }: ArrivingFile,
  maxBytes = Infinity,
): Promise<PrivateFile> {
  const limits: FileUse = fileUses[use]
  const id = randomBytes(16).toString('hex')
  const incoming = path.join(incomingDir, id)
  await mkdir(incomingDir, { recursive: true })
  try {
    const { size, sha256 } = await receive(content, incoming, (bytes) => {
      if (bytes > limits.maxBytes) throw tooLarge(field, limits.maxBytes)
      if (bytes > maxBytes) throw tooLarge(field, limits.maxTotalBytes, ' together with the others')
    })
    if (size === 0) throw new FieldError(field, 'must not be empty')
    const type = await checkedType(incoming, limits, field)
    await scanFile(incoming, field)
    const { mime } = fileTypes[type]
    const file = { key: `${use}/${id}`, name: safeFileName(name, type), type: mime, size, sha256 }
    // The description first: what lies there under a key is complete.
    await writeFile(`${incoming}.json`, JSON.stringify(file), { flush: true })
    await placeFile(`${incoming}.json`, `${file.key}.json`, 'application/json')
    await placeFile(incoming, file.key, mime)
    return file
  } catch (error) {
    await Promise.allSettled([
      rm(incoming, { force: true }),
      rm(`${incoming}.json`, { force: true }),
      deletePrivateFile(`${use}/${id}`),
    ])
    throw error
  }
}

/**
 * Finds the facts of a stored file; null where the key names none of this use. Records ask here instead of trusting a
 * client's description of a file.
 */
export async function findPrivateFile(use: FileUseName, key: string): Promise<PrivateFile | null> {
  if (!isKeyOf(use, key)) return null
  const text = await readPlacedText(`${key}.json`)
  return text === null ? null : PrivateFile.parse(JSON.parse(text))
}

/** Opens a stored file or a part of it, `end` included; null where there is none. */
export const openPrivateFile = (key: string, part?: { start: number; end: number }) =>
  Object.keys(fileUses).some((use) => isKeyOf(use, key)) ? readPlaced(key, part) : null

/** Deletes a file; one that is not there is no error. */
export async function deletePrivateFile(key: string): Promise<void> {
  await deletePlaced(key)
  await deletePlaced(`${key}.json`)
}

/** Returns true for a key of a use; no other text is ever joined to a path. */
export const isKeyOf = (use: string, key: string): boolean =>
  key.startsWith(`${use}/`) && /^[0-9a-f]{32}$/.test(key.slice(use.length + 1))

async function receive(
  content: AsyncIterable<Uint8Array>,
  to: string,
  checkSize: (bytes: number) => void,
) {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(to, 'wx')
  try {
    for await (const chunk of content) {
      size += chunk.length
      checkSize(size)
      hash.update(chunk)
      // `write` may write a part: on a disk that fills up, the rest of a file would be missing without a word.
      await handle.writeFile(chunk)
    }
    // The record that names it is on the disk once it is acknowledged; so must be the file.
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest('hex') }
}

async function checkedType(file: string, use: FileUse, field: string): Promise<FileTypeName> {
  try {
    // Before its entries are searched for what kind of document it is.
    if (await beginsAsArchive(file)) await checkArchive(file, use)
  } catch (error) {
    if (error instanceof ArchiveError) throw new FieldError(field, error.message)
    throw error
  }
  const type = await sniffType(file)
  if (type && use.types.includes(type)) return type
  const accepted = use.types.map((name) =>
    (fileTypes[name] as FileType).extensions[0].toUpperCase(),
  )
  throw new FieldError(field, `must be one of these: ${accepted.join(', ')}`)
}

const tooLarge = (field: string, maxBytes: number, together = '') =>
  new FieldError(field, `is larger than ${maxBytes / 1_000_000} MB${together}`, 413)

const maxLength = 120

/**
 * A name that any system can store a file under: without folders, control characters or marks of direction, with an
 * extension of its type, whatever the client called it.
 */
function safeFileName(given: string, type: FileTypeName): string {
  const { extensions }: FileType = fileTypes[type]
  const plain = plainFileName(given)
  const [, base = plain, extension = ''] = /^(.*)\.([^.]*)$/u.exec(plain) ?? []
  const isFitting = extensions.includes(extension.toLowerCase())
  const kept = (isFitting ? base : plain).replace(/^[. ]+|[. ]+$/g, '')
  const name = Array.from(kept).slice(0, maxLength).join('').trim() || 'file'
  return `${name}.${isFitting ? extension.toLowerCase() : extensions[0]}`
}

/** ISO 10303-21: the first words of every STEP file. */
const step = /^\uFEFF?\s*ISO-10303-21\s*;/

/** AutoCAD's DXF reference: group 0 opens a section, comments (999) may stand before it; or the binary form's mark. */
const dxf =
  /^\uFEFF?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n|^AutoCAD Binary DXF\r\n\u001a\0/

const headLength = 4096

/** Tells the type of a file by its bytes alone; undefined where it is none of those that are stored. */
async function sniffType(file: string): Promise<FileTypeName | undefined> {
  const head = (await readHead(file)).toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  if (step.test(head)) return 'step'
  if (dxf.test(head)) return 'dxf'
  const found = await fileTypeFromFile(file)
  return found && typeOfMime(found.mime)
}

/** Returns true for a file that begins like a ZIP archive. */
async function beginsAsArchive(file: string): Promise<boolean> {
  return (await readHead(file)).subarray(0, 2).toString('latin1') === 'PK'
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
