import type { CollectionBeforeValidateHook } from 'payload'
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
