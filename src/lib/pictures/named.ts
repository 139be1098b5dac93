import type { Payload } from 'payload'

/** Those of the file names that are the file of a picture in the media collection. */
export async function namedAmong(payload: Payload, names: string[]): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    select: { filename: true },
    depth: 0,
    pagination: false,
  })
  return new Set(docs.flatMap(({ filename }) => filename ?? []))
}
