import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { activePublishedAndDue, getAccess } from '../access'
import { checksField } from '../checks/field'
import { forbidFindings } from '../checks/hooks/forbid-findings'
import { draftedComponents, draftedVersions } from '../drafted'
import { bulk } from '../endpoints/bulk'
import { schedule } from '../endpoints/schedule'
import { dayField } from '../fields/day'
import { isActiveField } from '../fields/is-active'
import { galleryField, pictureField, syncPictures } from '../fields/pictures'
import { fillSlug, slugField } from '../fields/slug'
import { seoFields } from '../fields/seo'
import { sharePreview } from '../fields/share-preview'
import { updatedByField } from '../fields/updated-by'
import { audit } from '../hooks/audit'
import { awaitDate } from '../hooks/await-date'
import { knownRelations } from '../hooks/known-relations'
import { redirectOldAddress } from '../hooks/redirect-old-address'
import { refuseStale } from '../hooks/refuse-stale'
import { expireFilledLists } from '../hooks/expire-filled-lists'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'
import { previewed } from '../preview'
import { requiredText } from '../fields/required-text'

const { afterChange, afterDelete } = revalidate(() => [tags.news()])

const filled = expireFilledLists('news')

const oldAddress = redirectOldAddress('news')

/** News articles (section 3). */
export const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'Article', plural: 'News' },
  access: getAccess('news', activePublishedAndDue('news')),
  admin: {
    ...previewed('news'),
    components: draftedComponents,
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['title', 'publishedAt', '_status', 'isActive', 'updatedAt'],
  },
  defaultSort: '-publishedAt',
  versions: draftedVersions,
  trash: true,
  endpoints: [bulk('news'), ...schedule('news')],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeValidate: [syncPictures, fillSlug('title')],
    beforeChange: [forbidFindings('news'), oldAddress.beforeChange],
    afterChange: [
      afterChange,
      filled.afterChange,
      awaitDate,
      oldAddress.afterChange,
      audit.afterChange,
    ],
    afterDelete: [afterDelete, filled.afterDelete, audit.afterDelete],
  },
  fields: [
    requiredText('title', 'Title is required'),
    slugField('Part of the address: /news/… Left empty, it is made of the title.'),
    { name: 'summary', type: 'textarea', localized: true, maxLength: 2000 },
    {
      name: 'content',
      type: 'textarea',
      localized: true,
      maxLength: 100000,
      custom: { marks: true },
      admin: {
        description:
          'Every line becomes a paragraph. “## ” begins a heading, “- ” a list, “> ” a quotation; **bold**, *italic*, [link](/contact)',
        rows: 12,
      },
    },
    ...pictureField,
    ...galleryField,
    dayField('publishedAt'),
    isActiveField,
    ...seoFields,
    sharePreview,
    updatedByField,
    checksField,
  ],
}
