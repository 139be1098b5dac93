/** The parts of a Mongoose model that indexes need. */
export interface IndexedModel {
  init: () => Promise<unknown>
  createIndexes: () => Promise<unknown>
  diffIndexes: (options: { indexOptionsToCreate: true }) => Promise<{
    toDrop: string[]
    toCreate: [
      fields: Record<string, unknown>,
      options: { name?: string; [rule: string]: unknown },
    ][]
  }>
  collection: { dropIndex: (name: string) => Promise<unknown> }
}

/**
 * Waits for the indexes of a model. Drops an index that a former release made with other options, such as one that was not
 * sparse, and makes it anew; leaves indexes that the model does not declare.
 * @throws what MongoDB says where an index cannot be made, such as that values occur twice
 */
export async function finishIndexes(model: IndexedModel): Promise<void> {
  try {
    await model.init()
  } catch (error) {
    if (!isMadeOtherwise(error)) throw error
    const { toDrop, toCreate } = await model.diffIndexes({ indexOptionsToCreate: true })
    const wanted = new Set(toCreate.map(([fields, { name }]) => name ?? nameOf(fields)))
    for (const name of toDrop.filter((name) => wanted.has(name)))
      await model.collection.dropIndex(name)
    await model.createIndexes()
  }
}

/** IndexOptionsConflict and IndexKeySpecsConflict of MongoDB. */
const isMadeOtherwise = (error: unknown): boolean =>
  [85, 86].includes(Number((error as { code?: unknown } | undefined)?.code))

/** As MongoDB names an index that has no name of its own. */
const nameOf = (fields: Record<string, unknown>): string =>
  Object.entries(fields)
    .map(([field, order]) => `${field}_${String(order)}`)
    .join('_')
