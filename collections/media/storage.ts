import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadHandler } from 'payload'
import type { PictureFiles } from '@/src/domain/media/pictures/unfinished-work'
import { servePicture } from '@/src/domain/media/pictures/files'
import { errorBody } from '@/src/platform/errors/error-codes'
import { forgetFiles, replaceFiles } from '@/src/payload/hooks/stored-files'
import { listFileNames } from './uses/files'

interface Files {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/**
 * Writes the files of a picture before its document, so that a disk or storage that fails leaves no
 * document without them. Payload itself would delete the replaced ones first. They are deleted by
 * `withPictures`, once the call is over.
 */
export const writeFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { filename, sizes } = data as Files
  if (!req.file || !filename) return data
  const widths = Object.entries(req.payloadUploadSizes ?? {}).flatMap(([size, content]) => {
    const name = sizes?.[size]?.filename
    return name ? [{ name, content }] : []
  })
  await replaceFiles(
    [{ name: filename, content: req.file.data }, ...widths],
    filesOf((originalDoc ?? {}) as Files),
  )
  // Payload would store that of the replaced picture; it is made anew at each read.
  return { ...data, thumbnailURL: null }
}

/** Has the files deleted when the document is gone for good. */
export const deleteFiles: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetFiles(filesOf(doc as Files), req)
  return doc
}

/** For Payload's own address of a file; visitors have `/api/uploads`. */
export const serveFile = async (
  { headers }: Parameters<PayloadHandler>[0],
  { params }: { params: { filename: string } },
): Promise<Response> =>
  (await servePicture(params.filename, headers)) ??
  Response.json(errorBody({ status: 404, message: 'File not found' }), { status: 404 })

function filesOf(picture: Files): PictureFiles | undefined {
  const [main, ...widths] = listFileNames(picture)
  return main === undefined ? undefined : [main, ...widths]
}
