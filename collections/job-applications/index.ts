import type { CollectionConfig } from 'payload'
import type { KeepsPrivateFiles } from '@/src/platform/private-files/sweep'
import { getAccess } from '../access'
import { bulk } from '../endpoints/bulk'
import { replyTo } from '../endpoints/reply'
import { visitorFile } from '../endpoints/visitor-file'
import { historyTab } from '../history-tab'
import { audit } from '../hooks/audit'
import { deleteVisitorFiles } from '../hooks/delete-visitor-files'
import { knownRelations } from '../hooks/known-relations'
import { refuseStale } from '../hooks/refuse-stale'
import { strictInput } from '../hooks/strict-input'
import { jobApplicationFields } from './fields'

/**
 * Applications for positions, with CV and letter. Only `POST /api/job-applications` makes them: there they are
 * validated and limited. They are deleted when their day has come (`delete-due.ts`).
 */
export const jobApplications: CollectionConfig = {
  slug: 'job-applications',
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
