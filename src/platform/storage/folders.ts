import type { Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env'

const chunkSize = 64 * 1024

/**
 * Returns a file or a part of it as a stream, null where there is no such file. The file is opened at the first read, so that an answer
 * whose client is gone holds none open, and closed at the end. `Readable.toWeb` throws past every handler when a client goes away.
 * @param part of the file, `end` included; the whole file unless given
 */
export async function fileStream(
  location: string,
  { start, end }: { start: number; end: number } = { start: 0, end: Infinity },
): Promise<{ body: ReadableStream<Uint8Array>; stats: Stats } | null> {
  const stats = await stat(location).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!stats?.isFile()) return null
  let at = start
  let file: FileHandle | undefined
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await open(location)
        // The reader may have gone while it was opened.
        if (isCancelled) return file.close()
        const wanted = Math.min(chunkSize, end + 1 - at)
        const { bytesRead, buffer } =
          wanted > 0
            ? await file.read(new Uint8Array(wanted), 0, wanted, at)
            : { bytesRead: 0, buffer: new Uint8Array() }
        if (isCancelled) return
        if (bytesRead > 0) {
          at += bytesRead
          controller.enqueue(buffer.subarray(0, bytesRead))
          return
        }
        await file.close()
        controller.close()
      },
      cancel() {
        isCancelled = true
        return file?.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, stats }
}

/** Has the names of a folder on the disk: a file that was renamed is there after a power loss only then. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Folder of uploaded pictures. */
export const uploadsDir = path.resolve(env.DATA_DIR, 'uploads')
