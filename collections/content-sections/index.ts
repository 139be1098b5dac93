import type { CollectionConfig } from 'payload'
import { plainPattern } from '@/src/contract/patterns'
import { tags } from '@/src/data/cache/tags'
import { active, getAccess } from '@/src/payload/access'
import { objectField } from '@/src/payload/fields/json'
import { linkField } from '@/src/payload/fields/link'
import { isActiveField } from '@/src/payload/fields/record'
import { pictureField, syncPictures } from '@/src/payload/fields/pictures'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { withinLength } from '@/src/payload/fields/text'

const { afterChange, afterDelete } = revalidate(() => [tags.sections()])

const keyPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/** Texts and pictures of the software, hardware and industry pages, by key (sections 3 and 7). */
export const contentSections: CollectionConfig = {
  slug: 'content-sections',
  labels: { singular: 'Content section', plural: 'Content sections' },
  access: getAccess('content-sections', active),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'sectionKey',
    group: 'Pages',
    defaultColumns: ['sectionKey', 'title', 'isActive', 'updatedAt'],
  },
  defaultSort: 'sectionKey',
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeValidate: [syncPictures],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: [
    {
      name: 'sectionKey',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      custom: { pattern: plainPattern(keyPattern) },
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      validate: withinLength(
        (value: unknown) =>
          (typeof value === 'string' && keyPattern.test(value)) ||
          'sectionKey may hold lower-case letters, digits and hyphens',
      ),
    },
    { name: 'title', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'content',
      type: 'textarea',
      localized: true,
      maxLength: 20000,
      admin: { description: 'Each line becomes a paragraph', rows: 8 },
    },
    ...pictureField,
    { name: 'ctaText', type: 'text', localized: true, maxLength: 200 },
    linkField('ctaUrl'),
    objectField('metadata', {
      defaultValue: {},
      admin: {
        description:
          'Lists and texts of the page: benefits, advantages, flexible, sections, ctaText, ctaHref',
        components: { Field: '/src/staff/panel/json-fields#ObjectField' },
      },
    }),
    isActiveField,
  ],
}
