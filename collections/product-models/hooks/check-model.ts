import type { CollectionBeforeOperationHook } from 'payload'
import { randomBytes } from 'node:crypto'
import { FieldError } from '@/src/platform/errors/http-error'
import { nameless, shortFileName } from '@/src/platform/text/slug'
import { measureModel, ModelError, readModel } from '@/src/domain/media/models/read-model'
import { requireClient } from '@/src/domain/media/pictures/work'
import { recordSize } from '../storage'

/**
 * Takes an uploaded file for a model only when it is one, measures it, and gives it a random name. A model without a title
 * gets the name that its file had. The seed, whose files
 * are checked by tests, says `isFinished` in the context and has them measured alone.
 * @throws FieldError where the file is no model that pages can show
 */
export const checkModel: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const read = req.context.isFinished ? measureModel : readModel
  const size = await read(req.file.data).catch((error: unknown) => {
    throw error instanceof ModelError ? new FieldError('file', error.message) : error
  })
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
  recordSize(req, size)
  return operation === 'create' ? { ...args, data: { ...data, title } } : args
}
