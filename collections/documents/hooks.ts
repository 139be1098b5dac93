import type { CollectionBeforeValidateHook, Where } from 'payload'
import { fieldRefusal } from '@/src/payload/errors'
import { findPrivateFile } from '@/src/platform/private-files/store'

interface Release {
  file?: unknown
}

/**
 * Writes beside each file what the store knows of it, whatever a client says of it.
 * @throws ValidationError for a key that stands for no uploaded document
 */
export const describeFiles: CollectionBeforeValidateHook = async ({ collection, data }) => {
  if (!Array.isArray(data?.releases)) return data
  const releases = data.releases as Release[]
  return {
    ...data,
    releases: await Promise.all(
      releases.map(async (release, index) =>
        typeof release?.file === 'string' && release.file !== ''
          ? described(release, release.file, `releases.${index}.file`, collection.slug)
          : release,
      ),
    ),
  }
}

async function described(release: Release, key: string, path: string, collection: string) {
  const found = await findPrivateFile('documents', key)
  if (!found) throw fieldRefusal(path, 'The file is not there. Upload it again.', collection)
  const { name, type, size, sha256 } = found
  return { ...release, name, type, size, sha256 }
}

interface Row {
  id?: unknown
}

const idPattern = /^[0-9a-f]{24}$/

/**
 * Visitors ask for a file by the id of its row, which clients may send along: one that no address fits, that stands twice
 * in the list or that another document has is left out, and the database makes a new one.
 */
export const ownIds: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!Array.isArray(data?.releases)) return data
  const known = new Set(((originalDoc?.releases ?? []) as Row[]).map(({ id }) => id))
  const rows = data.releases as Row[]
  const unknown = rows.flatMap(({ id }) =>
    typeof id === 'string' && idPattern.test(id) && !known.has(id) ? [id] : [],
  )
  const taken = new Set<unknown>()
  if (unknown.length > 0) {
    const where: Where = { 'releases.id': { in: unknown } }
    const read = { collection: 'documents', depth: 0, pagination: false, trash: true, req } as const
    const { docs } = await req.payload.find({ ...read, where })
    for (const { id, releases } of docs) {
      if (id !== originalDoc?.id) for (const release of releases ?? []) taken.add(release.id)
    }
  }
  return {
    ...data,
    releases: rows.map((row) => {
      const { id, ...rest } = row
      if (typeof id !== 'string' || !idPattern.test(id) || taken.has(id)) return rest
      taken.add(id)
      return row
    }),
  }
}
