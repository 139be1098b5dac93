import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env'

const chunkSize = 64 * 1024

/**
 * A file or a part of it as a stream, which closes the file. `Readable.toWeb` throws past every handler when a client
 * goes away.
 * @param part of the file, `end` included; the whole file unless given
 */
export function fileStream(
  file: FileHandle,
  { start, end }: { start: number; end: number } = { start: 0, end: Infinity },
): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream(
    {
      async pull(controller) {
        const wanted = Math.min(chunkSize, end + 1 - at)
        const { bytesRead, buffer } =
          wanted > 0
            ? await file.read(new Uint8Array(wanted), 0, wanted, at)
            : { bytesRead: 0, buffer: new Uint8Array() }
        if (bytesRead > 0) {
          at += bytesRead
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
