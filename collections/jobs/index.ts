import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { activePublishedAndDue, getAccess } from '../access'
import { checksField } from '../checks/field'
import { forbidFindings } from '../checks/hooks/forbid-findings'
import { draftedComponents, draftedVersions } from '../drafted'
import { bulk } from '../endpoints/bulk'
import { schedule } from '../endpoints/schedule'
import { fillSlug } from '../fields/slug'
import { audit } from '../hooks/audit'
import { awaitDate } from '../hooks/await-date'
import { redirectOldAddress } from '../hooks/redirect-old-address'
import { refuseStale } from '../hooks/refuse-stale'
import { expireFilledLists } from '../hooks/expire-filled-lists'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'
import { previewed } from '../preview'
import { jobFields } from './fields'

const { afterChange, afterDelete } = revalidate(() => [tags.jobs()])

const filled = expireFilledLists('jobs')

const oldAddress = redirectOldAddress('jobs')

/** Open positions (section 3). */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  access: getAccess('jobs', activePublishedAndDue('jobs')),
  admin: {
    ...previewed('jobs'),
    components: draftedComponents,
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['title', 'location', 'department', 'vacancy', '_status', 'postedAt'],
  },
  defaultSort: '-postedAt',
  versions: draftedVersions,
  trash: true,
  endpoints: [bulk('jobs'), ...schedule('jobs')],
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
  fields: [...jobFields, checksField],
}
