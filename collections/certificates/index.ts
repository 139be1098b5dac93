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
    admin: { description: 'As it is printed on the certificate' },
  },
  {
    name: 'subject',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: { description: 'What the standard is about, such as Quality management' },
  },
  {
    name: 'scope',
    type: 'textarea',
    localized: true,
    maxLength: 500,
    admin: { description: 'What was certified' },
  },
  {
    name: 'holder',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Legal entity that it was issued to' },
  },
  {
    name: 'authority',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Who issued it' },
  },
  linkField('authorityUrl', {
    admin: { description: 'Where the authority lists it, for visitors who check' },
  }),
  {
    type: 'row',
    fields: [
      calendarDay('firstDay', {
        required: true,
        admin: { description: 'Shown from this day on' },
      }),
      calendarDay('lastDay', {
        admin: {
          description: 'Shown until the end of this day. Left empty, without an end',
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
      description: 'Whether the company as a whole holds it: search engines are told so',
    },
  },
  {
    name: 'products',
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    maxDepth: 0,
    admin: { description: 'On the page and the data sheet of these products' },
  },
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    maxDepth: 0,
    admin: { description: 'The document; visitors can enlarge it' },
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
    group: 'Catalogue',
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
