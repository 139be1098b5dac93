import type { CollectionConfig } from 'payload'
import type { KeepsPrivateFiles } from '@/src/platform/private-files/sweep'
import { getAccess } from '@/src/payload/access'
import { bulk } from '@/src/payload/bulk/endpoints'
import { knownAssignee } from '@/src/payload/endpoints/assignees'
import { replyTo, visitorFile } from '@/src/payload/endpoints/inbox'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { deleteVisitorFiles } from '@/src/payload/hooks/stored-files'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { strictInput } from '@/src/payload/input/strict-input'
import { exportQuoteRequests } from './export'
import { quoteRequestFields } from './fields'
import { offerEndpoints } from './offers'
import { forgetStepMails, mailStep, recordStep } from './steps'

/**
 * Requests for quotes: machines with amounts, the visitor who asks, and files. `POST /api/quote-requests` alone creates
 * them, because it validates and limits them and gives each its number.
 */
export const quoteRequests: CollectionConfig = {
  slug: 'quote-requests',
  labels: { singular: 'Quote request', plural: 'Quote requests' },
  access: getAccess('quote-requests'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'number',
    group: 'Company',
    defaultColumns: ['number', 'company', 'name', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['number', 'company', 'name', 'email'],
  },
  custom: { privateFiles: ['files.key', 'offers.key'] } satisfies KeepsPrivateFiles,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [
    bulk('quote-requests'),
    exportQuoteRequests,
    visitorFile('quote-requests'),
    replyTo('quote-requests'),
    ...offerEndpoints,
  ],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeChange: [knownAssignee, recordStep],
    afterChange: [audit.afterChange, mailStep],
    afterDelete: [audit.afterDelete, deleteVisitorFiles, forgetStepMails],
  },
  fields: quoteRequestFields,
}
