import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import type { PublicPage } from '@/src/domain/links/public-page'
import { deleteWithRecord, type KeepsPrivateFiles } from '@/src/platform/private-files/sweep'
import { activeAndPublished, getAccess } from '../access'
import { draftedComponents, draftedVersions } from '../drafted'
import { tagEndpoints } from '../endpoints/tags'
import { fillSlug } from '../fields/slug'
import { audit } from '../hooks/audit'
import { knownRelations } from '../hooks/known-relations'
import { redirectOldAddress } from '../hooks/redirect-old-address'
import { refuseStale } from '../hooks/refuse-stale'
import { expireFilledLists } from '../hooks/expire-filled-lists'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'
import { documentFields } from './fields'
import { describeFiles } from './hooks/describe-files'
import { ownIds } from './hooks/own-ids'

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
  access: getAccess('documents', activeAndPublished),
  admin: {
    components: draftedComponents,
    useAsTitle: 'title',
    group: 'Catalogue',
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
