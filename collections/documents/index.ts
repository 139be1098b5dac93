import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import type { PublicPage } from '@/src/domain/links/public-page'
import { deleteWithRecord, type KeepsPrivateFiles } from '@/src/platform/private-files/sweep'
import { activeAndPublished, getAccess } from '@/src/payload/access'
import { draftedComponents, draftedVersions } from '@/src/payload/versions/drafted'
import { tagEndpoints } from '@/src/payload/bulk/tags'
import { fillSlug } from '@/src/payload/fields/slug'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { redirectOldAddress } from '@/src/payload/redirects'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { expireFilledLists, revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { documentFields } from './fields'
import { describeFiles, ownIds } from './hooks'

const { afterChange, afterDelete } = revalidate(() => [tags.documents()])

const filled = expireFilledLists('documents')

const oldAddress = redirectOldAddress('documents')

const deleteFiles: CollectionAfterDeleteHook = ({ doc, req }) => {
  const releases = (doc.releases ?? []) as { file?: string | null }[]
  deleteWithRecord(
    req.payload,
    releases.flatMap(({ file }) => file ?? []),
  )
  return doc
}

/** Downloads of the company: data sheets, manuals, drivers, drawings, certificates, declarations. */
export const documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: 'Download', plural: 'Downloads' },
  access: getAccess('documents', activeAndPublished),
  admin: {
    components: draftedComponents,
    useAsTitle: 'title',
    group: 'Catalog',
    defaultColumns: ['title', 'kind', 'products', 'gate', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  custom: {
    privateFiles: ['releases.file'],
    publicPage: {
      folder: '/downloads',
      title: 'title',
      summary: 'summary',
      text: ['slug'],
      type: 'document',
    },
  } satisfies KeepsPrivateFiles & { publicPage: PublicPage },
  defaultSort: 'title',
  versions: draftedVersions,
  trash: true,
  endpoints: tagEndpoints('documents'),
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeValidate: [fillSlug('title'), ownIds, describeFiles],
    beforeChange: [oldAddress.beforeChange],
    afterChange: [afterChange, filled.afterChange, oldAddress.afterChange, audit.afterChange],
    afterDelete: [afterDelete, filled.afterDelete, audit.afterDelete, deleteFiles],
  },
  fields: documentFields,
}
