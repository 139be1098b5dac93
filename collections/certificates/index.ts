import type { CollectionConfig, Field } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { companyDay } from '@/src/domain/settings/company'
import { inForceOn } from '@/src/domain/publishing/validity'
import { active, getAccess } from '@/src/payload/access'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { calendarDay } from '@/src/payload/fields/days'
import { isActiveField } from '@/src/payload/fields/record'
import { linkField } from '@/src/payload/fields/link'

const certificateFields: Field[] = [
  {
    name: 'standard',
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: 'Name of the standard, such as ISO 9001' },
  },
  {
    name: 'number',
    type: 'text',
    required: true,
    index: true,
    maxLength: 60,
    admin: { description: 'As printed on the certificate' },
  },
  {
    name: 'subject',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: { description: 'Subject of the standard, such as Quality management' },
  },
  {
    name: 'scope',
    type: 'textarea',
    localized: true,
    maxLength: 500,
    admin: { description: 'Scope of the certification' },
  },
  {
    name: 'holder',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Legal entity that holds the certificate' },
  },
  {
    name: 'authority',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Issuing body' },
  },
  linkField('authorityUrl', {
    admin: { description: 'Page of the issuing body where visitors can verify it' },
  }),
  {
    type: 'row',
    fields: [
      calendarDay('firstDay', {
        required: true,
        admin: { description: 'First day on which it is shown' },
      }),
      calendarDay('lastDay', {
        admin: {
          description: 'Last day on which it is shown. Leave empty for no end',
          components: { Cell: '/src/staff/panel/certificates#LastDayCell' },
        },
        validate: (value, { siblingData }) => {
          const { firstDay } = siblingData as { firstDay?: unknown }
          const isBefore = value && firstDay && new Date(value) < new Date(String(firstDay))
          return isBefore ? 'lastDay must not be before firstDay' : true
        },
      }),
    ],
  },
  {
    name: 'isCompanyWide',
    type: 'checkbox',
    defaultValue: true,
    admin: {
      position: 'sidebar',
      description: 'Select if the company as a whole holds it. Search engines can then read this',
    },
  },
  {
    name: 'products',
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    maxDepth: 0,
    admin: { description: 'Shown on the pages and data sheets of these products' },
  },
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    maxDepth: 0,
    admin: { description: 'Picture of the certificate. Visitors can enlarge it' },
  },
  { name: 'order', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
  isActiveField,
]

const { afterChange, afterDelete } = revalidate(() => [tags.certificates()])

/** Certificates of the company and of its products. Visitors see those that are in force on the day. */
export const certificates: CollectionConfig = {
  slug: 'certificates',
  labels: { singular: 'Certificate', plural: 'Certificates' },
  access: getAccess('certificates', async (req) => ({
    and: [active, inForceOn(await companyDay(req.payload, req))],
  })),
  admin: {
    components: {
      views: historyTab,
      beforeListTable: ['/src/staff/panel/certificates#ValidityFilter'],
    },
    useAsTitle: 'standard',
    listSearchableFields: ['standard', 'number', 'holder', 'authority'],
    group: 'Catalog',
    defaultColumns: ['standard', 'number', 'lastDay', 'firstDay', 'isActive', 'updatedAt'],
  },
  defaultSort: 'order',
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: certificateFields,
}
