import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { activePublishedAndDue, getAccess } from '@/src/payload/access'
import { forbidFindings } from '@/src/payload/checks/hooks/forbid-findings'
import { editedInDashboard } from '@/src/payload/panel-views'
import { draftedVersions } from '@/src/payload/versions/drafted'
import { bulk, bulkFields } from '@/src/payload/bulk/endpoints'
import { schedule } from '@/src/payload/schedule'
import { dayField } from '@/src/payload/fields/days'
import { isActiveField, productsField, updatedByField } from '@/src/payload/fields/record'
import { galleryField, pictureField, syncPictures } from '@/src/payload/fields/pictures'
import { newsTagsField } from '@/src/payload/fields/settings-keys'
import { fillSlug, slugField } from '@/src/payload/fields/slug'
import { seoFields } from '@/src/payload/fields/defined-field'
import { audit } from '@/src/payload/activity-logs/audit'
import { awaitDate, expireFilledLists, revalidate } from '@/src/payload/hooks/revalidate'
import { knownRelations } from '@/src/payload/input/relations'
import { redirectOldAddress } from '@/src/payload/redirects'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { strictInput } from '@/src/payload/input/strict-input'
import { requiredText } from '@/src/payload/fields/text'

const { afterChange, afterDelete } = revalidate(() => [tags.news()])

const filled = expireFilledLists('news')

const oldAddress = redirectOldAddress('news')

/** News articles (section 3). */
export const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'Article', plural: 'News' },
  access: getAccess('news', activePublishedAndDue('news')),
  admin: {
    components: editedInDashboard,
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['title', 'publishedAt', '_status', 'isActive', 'updatedAt'],
  },
  defaultSort: '-publishedAt',
  versions: draftedVersions,
  trash: true,
  endpoints: [bulk('news'), bulkFields('news'), ...schedule('news')],
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
          'Each line becomes a paragraph. “## ” starts a heading, “- ” a list, “> ” a quote; **bold**, *italic*, [link](/contact)',
        rows: 12,
      },
    },
    ...pictureField,
    ...galleryField,
    newsTagsField,
    productsField(
      'Shown on the pages of these products. Leave empty to show it on the pages of products that it names or links to',
    ),
    dayField('publishedAt'),
    isActiveField,
    ...seoFields,
    updatedByField,
  ],
}
