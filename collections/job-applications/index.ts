import type { CollectionConfig } from 'payload'
import type { KeepsPrivateFiles } from '@/src/platform/private-files/sweep'
import { getAccess } from '@/src/payload/access'
import { bulk } from '@/src/payload/bulk/endpoints'
import { replyTo, visitorFile } from '@/src/payload/endpoints/inbox'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { deleteVisitorFiles } from '@/src/payload/hooks/stored-files'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { strictInput } from '@/src/payload/input/strict-input'
import { jobApplicationFields } from './fields'

/**
 * Applications for positions, with CV and letter. Only `POST /api/job-applications` makes them: there they are
 * validated and limited. They are deleted when their day has come (`delete-due.ts`).
 */
export const jobApplications: CollectionConfig = {
  slug: 'job-applications',
  labels: { singular: 'Application', plural: 'Applications' },
  access: getAccess('job-applications'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'name',
    group: 'Company',
    defaultColumns: ['name', 'title', 'status', 'deleteAfter', 'createdAt'],
    listSearchableFields: ['name', 'email', 'title'],
  },
  custom: { privateFiles: ['files.key'] } satisfies KeepsPrivateFiles,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [
    bulk('job-applications'),
    visitorFile('job-applications'),
    replyTo('job-applications'),
  ],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete, deleteVisitorFiles],
  },
  fields: jobApplicationFields,
}
