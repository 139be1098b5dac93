import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { ModelSize } from '@/src/domain/media/models/read-model'
import type { PictureFiles } from '@/src/domain/media/pictures/unfinished-work'
import { forgetFiles, replaceFiles } from '@/src/payload/hooks/stored-files'

interface Stored {
  filename?: string | null
}

/** Hands the measures of a model that was looked at to `writeModel`, which stores them with it. */
export const recordSize = ({ context }: PayloadRequest, size: ModelSize): void => {
  context.modelSize = size
}

/** Writes the file of a model before its document, and its measures there. */
export const writeModel: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const size = req.file ? (req.context.modelSize as ModelSize | undefined) : undefined
  const { filename } = data as Stored
  if (!req.file || !size || !filename) return data
  await replaceFiles(
    [{ name: filename, content: req.file.data }],
    fileOf((originalDoc ?? {}) as Stored),
  )
  return { ...data, size, thumbnailURL: null }
}

/** Has the file of a model deleted when its document is gone for good. */
export const deleteModel: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetFiles(fileOf(doc as Stored), req)
  return doc
}

const fileOf = ({ filename }: Stored): PictureFiles | undefined =>
  filename ? [filename] : undefined
