import type { Payload } from 'payload'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withPictures } from '@/src/domain/media/pictures/work'
import type { Find } from './catalogue'
import { products } from './demo/products'
import { type SeedDocument, seedDocument } from './languages-of'
import {
  context,
  type Outcome,
  type Outcomes,
  type Progress,
  upsertAll,
  wholeDocument,
} from './upsert'

/** Folder of the models of the demo's machines, named by the slugs of their products. */
export const modelsFolder = path.resolve('seed/models')

/**
 * Brings the models of `seed/models` to their products. A file that has changed replaces the stored one.
 * @param isPlan writes nothing, and tells what would become of the models
 */
export async function seedModels(
  payload: Payload,
  productId: Find<string>,
  isPlan: boolean,
  progress: Progress = () => undefined,
): Promise<{ outcomes: Outcomes }> {
  const stored = new Map((await readStored(payload)).map((model) => [model.key, model]))
  const files: Outcomes = new Map()
  const documents = modelDocuments(productId)
  for (const document of documents) {
    const { key } = document
    const store = () => storeFile(payload, document, stored.get(key), isPlan)
    files.set(key, await withPictures(payload, store))
    progress(files.size, documents.length)
  }
  const outcomes = await upsertAll(payload, 'product-models', 'key', documents, isPlan)
  for (const [key, outcome] of files) if (outcome !== 'unchanged') outcomes.set(key, outcome)
  return { outcomes }
}

const modelDocuments = (productId: Find<string>): SeedDocument[] =>
  products.map(({ slug, name }) =>
    seedDocument(slug, { key: slug, products: [productId(slug)] }, { title: { en: name.en } }),
  )

async function storeFile(
  payload: Payload,
  document: SeedDocument,
  before: { id: string; checksum?: string | null; outline?: unknown } | undefined,
  isPlan: boolean,
): Promise<Outcome> {
  const { key } = document
  const data = await readFile(path.join(modelsFolder, `${key}.glb`))
  const checksum = createHash('sha256').update(data).digest('hex')
  // Those that were stored before models had outlines get theirs.
  if (before?.checksum === checksum && before.outline) return 'unchanged'
  if (isPlan) return before ? 'updated' : 'created'
  const call = {
    collection: 'product-models',
    file: { data, name: `${key}.glb`, mimetype: 'model/gltf-binary', size: data.length },
    depth: 0,
    context: { ...context, isFinished: true },
  } as const
  if (before) {
    await payload.update({ ...call, id: before.id, data: { checksum } })
    return 'updated'
  }
  const whole = wholeDocument('product-models', document)
  await payload.create({
    ...call,
    data: { ...whole.data, checksum },
    context: { ...call.context, ...whole.context },
  })
  return 'created'
}

const readStored = async (payload: Payload) =>
  (
    await payload.find({
      collection: 'product-models',
      where: { key: { exists: true } },
      depth: 0,
      pagination: false,
    })
  ).docs
