import 'server-only'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { uploadsDir } from '../lib/env'
import { bucket, readObject } from '../lib/object-storage'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/**
 * Serves an uploaded file, out of the storage or the uploads folder; null where there is none of this name. Names are random and
 * never used again, so browsers may keep the file for good.
 */
export async function serveUpload(name: string, headers: Headers): Promise<Response | null> {
  const type = types[path.extname(name)]
  if (!type || !/^\w[\w.-]{0,199}$/.test(name)) return null
  const file = await (bucket ? readObject(name) : readFile(path.join(uploadsDir, name)))
  if (!file) return null
  const answer = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': `inline; filename="${name}"`,
    ETag: file.etag,
  }
  if (headers.get('if-none-match')?.includes(file.etag)) {
    await file.body.cancel()
    return new Response(null, { status: 304, headers: answer })
  }
  // Its length would be taken out again: Next sends what handlers answer in chunks.
  return new Response(file.body, { headers: { ...answer, 'Content-Type': type } })
}

async function readFile(location: string) {
  const file = await openFile(location)
  if (!file) return null
  const { size, mtimeMs } = file.stats
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  return { body: streamOf(file.handle), etag }
}

async function openFile(location: string) {
  try {
    const handle = await open(location)
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, stats }
    await handle.close()
    return null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const chunkSize = 64 * 1024

/** `Readable.toWeb` throws past every handler when a client goes away; this closes the file. */
function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(chunkSize))
        if (bytesRead > 0) {
          controller.enqueue(buffer.subarray(0, bytesRead))
          return
        }
        await file.close()
        controller.close()
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}
