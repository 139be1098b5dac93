import type { CollectionConfig } from 'payload'
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
import { certificateFields } from './fields'

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
