import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileStream, uploadsDir } from '@/src/platform/storage/folders'
import {
  bucket,
  deleteObject,
  readObject,
  writeObject,
} from '@/src/platform/storage/object-storage'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  // Models of products lie beside the pictures.
  '.glb': 'model/gltf-binary',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  // Fonts of the brand lie beside the pictures.
  '.woff2': 'font/woff2',
}

/** Media type of an uploaded file, by its name; undefined where none can have this name. */
export const typeOfUpload = (name: string): string | undefined =>
  /^\w[\w.-]{0,199}$/.test(name) ? types[path.extname(name)] : undefined

/** A stored picture; its body must be read or cancelled. */
export interface StoredPicture {
  body: ReadableStream<Uint8Array>
  etag: string
}

/** Opens a picture in the storage or the uploads folder; null where there is none of this name. */
export async function readPicture(name: string): Promise<StoredPicture | null> {
  if (!typeOfUpload(name)) return null
  return bucket ? readObject(name) : readFile(path.join(uploadsDir, name))
}

/** Stores a picture under a name that is new. What of it was written when this throws stays there. */
export async function writePicture(name: string, content: Buffer): Promise<void> {
  if (bucket) return writeObject(name, content, typeOfUpload(name) ?? 'image/webp')
  await mkdir(uploadsDir, { recursive: true })
  const file = await open(path.join(uploadsDir, name), 'wx')
  try {
    await file.writeFile(content)
    // The document that names it is on the disk once it is acknowledged; so must be the picture.
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Deletes a picture; one that is not there is no error. */
export const deletePicture = (name: string): Promise<void> =>
  bucket ? deleteObject(name) : rm(path.join(uploadsDir, name), { force: true })

async function readFile(location: string): Promise<StoredPicture | null> {
  const file = await fileStream(location)
  if (!file) return null
  const { size, mtimeMs } = file.stats
  return { body: file.body, etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` }
}

/**
 * Answers with an uploaded picture; null where there is none of this name. Names are random and never
 * used again, so browsers may keep the file for good.
 */
export async function servePicture(name: string, headers: Headers): Promise<Response | null> {
  const type = typeOfUpload(name)
  const picture = type ? await readPicture(name) : null
  if (!type || !picture) return null
  const answer = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': `inline; filename="${name}"`,
    ETag: picture.etag,
  }
  if (headers.get('if-none-match')?.includes(picture.etag)) {
    await picture.body.cancel()
    return new Response(null, { status: 304, headers: answer })
  }
  // Its length would be taken out again: Next sends what handlers answer in chunks.
  return new Response(picture.body, { headers: { ...answer, 'Content-Type': type } })
}
