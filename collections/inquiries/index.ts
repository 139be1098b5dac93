import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { csvParts, csvStream } from '@/src/platform/text/csv'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { getAccess } from '@/src/payload/access'
import { bulk } from '@/src/payload/bulk/endpoints'
import { latestFirst, replyTo } from '@/src/payload/endpoints/inbox'
import { knownAssignee, listAssignees } from '@/src/payload/endpoints/assignees'
import { assigneeField, repliesField } from '@/src/payload/fields/visitor-message'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { strictInput } from '@/src/payload/input/strict-input'

const columns = [
  'createdAt',
  'name',
  'email',
  'company',
  'phone',
  'country',
  'subject',
  'message',
  'newsletter',
  'isRead',
  'isDone',
  'note',
] as const

/** `GET /inquiries/export`: those that `where` and `search` leave, the latest first. */
const exportInquiries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'inquiries', 'read')
    return csvStream('inquiries', csvParts(columns, rowsOf(req)))
  },
}

async function* rowsOf(req: PayloadRequest): AsyncGenerator<Record<string, unknown>[]> {
  for await (const inquiries of latestFirst(req, 'inquiries'))
    yield inquiries.map((inquiry) => ({ ...inquiry }))
}

/**
 * Inquiries of visitors through the contact form (section 3). Only `POST /api/inquiries` makes them for visitors: there
 * they are validated and limited.
 */
export const inquiries: CollectionConfig = {
  slug: 'inquiries',
  access: getAccess('inquiries'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'name',
    group: 'Company',
    defaultColumns: ['name', 'email', 'subject', 'isRead', 'isDone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'subject'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [bulk('inquiries'), exportInquiries, listAssignees, replyTo('inquiries')],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeChange: [knownAssignee],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    { name: 'email', type: 'email', required: true },
    { name: 'company', type: 'text', maxLength: 200 },
    { name: 'phone', type: 'text', maxLength: 50 },
    { name: 'country', type: 'text', maxLength: 50 },
    { name: 'subject', type: 'text', maxLength: 200 },
    { name: 'message', type: 'textarea', required: true, maxLength: 10000 },
    { name: 'newsletter', type: 'checkbox', defaultValue: false },
    repliesField,
    assigneeField,
    {
      name: 'note',
      type: 'textarea',
      maxLength: 5000,
      admin: { description: 'For colleagues only; the visitor never sees it', rows: 3 },
    },
    {
      name: 'isRead',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isDone',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Nothing left to do. Set automatically when a reply is sent',
      },
    },
  ],
}
