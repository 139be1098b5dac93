import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { FieldError } from '@/src/platform/errors/http-error'
import { ArchiveError, checkArchive } from './archive'
import { safeFileName } from './names'
import { deletePlaced, incomingDir, placeFile, readPlaced, readPlacedText } from './place'
import { beginsAsArchive, sniffType } from './sniff'
import { type FileType, type FileTypeName, fileTypes } from './types'
import { type FileUse, type FileUseName, fileUses } from './uses'

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
 * it is empty, or it is an archive that lies or explodes
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
