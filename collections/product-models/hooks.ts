import { randomBytes } from 'node:crypto'
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import type { ModelOutline } from '@/src/domain/media/models/outline'
import {
  drawModel,
  measureModel,
  ModelError,
  type ModelSize,
  readModel,
} from '@/src/domain/media/models/read-model'
import type { PictureFiles } from '@/src/domain/media/pictures/unfinished-work'
import { requireClient } from '@/src/domain/media/pictures/work'
import { forgetFiles, replaceFiles } from '@/src/payload/hooks/stored-files'
import { FieldError } from '@/src/platform/errors/http-error'
import { nameless, shortFileName } from '@/src/platform/text/slug'

interface Stored {
  filename?: string | null
}

/** Size and outline of a model, read from its file. */
interface Measured {
  size: ModelSize
  outline: ModelOutline | null
}

/** Hands size and outline of a model that was looked at to `writeModel`, which stores it with it. */
const recordMeasured = ({ context }: PayloadRequest, measured: Measured): void => {
  context.measuredModel = measured
}

/** Writes the file of a model before its document, and its measures and outline there. */
export const writeModel: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const measured = req.file ? (req.context.measuredModel as Measured | undefined) : undefined
  const { filename } = data as Stored
  if (!req.file || !measured || !filename) return data
  await replaceFiles(
    [{ name: filename, content: req.file.data }],
    fileOf((originalDoc ?? {}) as Stored),
  )
  return { ...data, ...measured, thumbnailURL: null }
}

/** Has the file of a model deleted when its document is gone for good. */
export const deleteModel: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetFiles(fileOf(doc as Stored), req)
  return doc
}

const fileOf = ({ filename }: Stored): PictureFiles | undefined =>
  filename ? [filename] : undefined

/**
 * Takes an uploaded file for a model only when it is one, measures and draws it, and gives it a random name. A model without a title
 * gets the name that its file had. The seed, whose files
 * are checked by tests, says `isFinished` in the context and has them measured alone.
 * @throws FieldError where the file is no model that pages can show
 */
export const checkModel: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const read = req.context.isFinished ? measureModel : readModel
  const { data: content } = req.file
  const size = await read(content).catch((error: unknown) => {
    throw error instanceof ModelError ? new FieldError('file', error.message) : error
  })
  const outline = await drawModel(content)
  requireClient()
  const { data = {} } = args as { data?: { title?: unknown } }
  // Staff find a model by its title: the name of its file is random.
  const { name } = req.file
  const title = data.title || (name === nameless ? '' : shortFileName(name, 200))
  req.file = {
    ...req.file,
    mimetype: 'model/gltf-binary',
    // 80 random bits cannot be guessed. A name is never used again, because browsers keep a file for good.
    name: `${randomBytes(10).toString('hex')}.glb`,
  }
  recordMeasured(req, { size, outline })
  return operation === 'create' ? { ...args, data: { ...data, title } } : args
}
