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
import { exportQuoteRequests } from './export'
import { quoteRequestFields } from './fields'

/**
 * Requests for quotes: machines with amounts, the visitor who asks, and files. `POST /api/quote-requests` alone creates
 * them, because it validates and limits them and gives each its number.
 */
export const quoteRequests: CollectionConfig = {
  slug: 'quote-requests',
  access: getAccess('quote-requests'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'number',
    group: 'Company',
    defaultColumns: ['number', 'company', 'name', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['number', 'company', 'name', 'email'],
  },
  custom: { privateFiles: ['files.key'] } satisfies KeepsPrivateFiles,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [
    bulk('quote-requests'),
    exportQuoteRequests,
    visitorFile('quote-requests'),
    replyTo('quote-requests'),
  ],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete, deleteVisitorFiles],
  },
  fields: quoteRequestFields,
}
