import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { activePublishedAndDue, getAccess } from '@/src/payload/access'
import { forbidFindings } from '@/src/payload/checks/hooks/forbid-findings'
import { editedInDashboard } from '@/src/payload/panel-views'
import { draftedVersions } from '@/src/payload/versions/drafted'
import { bulk, bulkFields } from '@/src/payload/bulk/endpoints'
import { schedule } from '@/src/payload/schedule'
import { fillSlug } from '@/src/payload/fields/slug'
import { audit } from '@/src/payload/activity-logs/audit'
import { awaitDate, expireFilledLists, revalidate } from '@/src/payload/hooks/revalidate'
import { redirectOldAddress } from '@/src/payload/redirects'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { strictInput } from '@/src/payload/input/strict-input'
import { jobFields } from './fields'

const { afterChange, afterDelete } = revalidate(() => [tags.jobs()])

const filled = expireFilledLists('jobs')

const oldAddress = redirectOldAddress('jobs')

/** Open positions (section 3). */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  access: getAccess('jobs', activePublishedAndDue('jobs')),
  admin: {
    components: editedInDashboard,
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['title', 'location', 'department', 'vacancy', '_status', 'postedAt'],
  },
  defaultSort: '-postedAt',
  versions: draftedVersions,
  trash: true,
  endpoints: [bulk('jobs'), bulkFields('jobs'), ...schedule('jobs')],
  hooks: {
    beforeOperation: [refuseStale, strictInput],
    beforeValidate: [fillSlug('title')],
    beforeChange: [forbidFindings('jobs'), oldAddress.beforeChange],
    afterChange: [
      afterChange,
      filled.afterChange,
      awaitDate,
      oldAddress.afterChange,
      audit.afterChange,
    ],
    afterDelete: [afterDelete, filled.afterDelete, audit.afterDelete],
  },
  fields: jobFields,
}
