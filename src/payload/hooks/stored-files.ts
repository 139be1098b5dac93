import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { deletePicture, writePicture } from '@/src/domain/media/pictures/files'
import type { PictureFiles } from '@/src/domain/media/pictures/unfinished-work'
import { requireClient, touchPicture } from '@/src/domain/media/pictures/work'
import { deleteWithRecord } from '@/src/platform/private-files/sweep'

interface File {
  name: string
  content: Buffer
}

/**
 * Writes the files of a document, before it is stored. Those that they replace are deleted by `withPictures`, once the
 * call is over.
 */
export async function replaceFiles(
  [main, ...others]: [File, ...File[]],
  replaced: PictureFiles | undefined,
): Promise<void> {
  const names: PictureFiles = [main.name, ...others.map(({ name }) => name)]
  requireClient()
  if (replaced) await touchPicture(replaced)
  await touchPicture(names)
  try {
    for (const { name, content } of [main, ...others]) {
      requireClient()
      await writePicture(name, content)
    }
  } catch (error) {
    // Room on a full disk, also for what logs and deletes.
    await Promise.allSettled(names.map(deletePicture))
    throw error
  }
}

/** Has the files of a document that is gone for good deleted when the call is over. */
export async function forgetFiles(
  files: PictureFiles | undefined,
  req: PayloadRequest,
): Promise<void> {
  try {
    if (files) await touchPicture(files)
  } catch (err) {
    // The document is gone: files that stay behind do less harm than an answer that denies it.
    req.payload.logger.warn({ err, msg: 'Files of a document stay behind' })
  }
}

/** With a record go the files that a visitor sent with it, and those that staff answered with. */
export const deleteVisitorFiles: CollectionAfterDeleteHook = ({ doc, req }) => {
  const files = [...(doc.files ?? []), ...(doc.offers ?? [])] as { key: string }[]
  deleteWithRecord(
    req.payload,
    files.map(({ key }) => key),
  )
  return doc
}
