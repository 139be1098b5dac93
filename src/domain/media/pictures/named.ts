import type { Payload } from 'payload'

/** Collections whose documents have a file in the uploads folder. */
export const filedCollections = ['media', 'fonts', 'product-models'] as const

/** Those of the file names that are the file of a picture, a font or a model. */
export async function namedAmong(payload: Payload, names: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    filedCollections.map((collection) =>
      payload.find({
        collection,
        where: { filename: { in: names } },
        select: { filename: true },
        depth: 0,
        pagination: false,
      }),
    ),
  )
  return new Set(found.flatMap(({ docs }) => docs.flatMap(({ filename }) => filename ?? [])))
}
