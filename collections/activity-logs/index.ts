import type { CollectionConfig, Endpoint, Payload } from 'payload'
import { getAccess } from '@/src/payload/access'
import { readEntries, readSeals, sealActivities } from '@/src/payload/activity-logs/seals'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { isInternalCall } from '@/src/platform/http/internal-call'
import { notFound } from '@/src/platform/http/messages'
import { streamed } from '@/src/platform/text/streamed'
import { searchedWords, searchLabels } from './search-labels'

/** `GET /activity-logs/export`: a line of JSON for each entry, the earliest first, and then for each seal over them. */
const exportEntries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'activity-logs', 'read')
    return streamed(linesOf(req.payload), {
      'Content-Type': 'application/jsonl; charset=utf-8',
      'Content-Disposition': 'attachment; filename="activity-log.jsonl"',
    })
  },
}

/** `POST /activity-logs/seal`: seals the entries that are under no seal yet. For the server alone, once a minute. */
const sealNow: Endpoint = {
  path: '/seal',
  method: 'post',
  handler: async (req) => {
    if (!isInternalCall(req.headers)) throw new Refusal(req.user ? 403 : 401, notFound)
    await sealActivities(req.payload)
    return Response.json({ message: 'Done' })
  },
}

async function* linesOf(payload: Payload): AsyncGenerator<string> {
  for await (const entries of readEntries(payload))
    yield entries.map((entry) => `${JSON.stringify({ entry })}\n`).join('')
  for await (const seal of readSeals(payload)) yield `${JSON.stringify({ seal })}\n`
}

/** Log of activities: actor, action and time (section 3). The server alone writes it, and no account may change it. */
export const activityLogs: CollectionConfig = {
  slug: 'activity-logs',
  labels: { singular: 'Activity', plural: 'Activity log' },
  access: getAccess('activity-logs'),
  admin: {
    useAsTitle: 'action',
    group: 'Administration',
    defaultColumns: ['createdAt', 'username', 'action', 'resourceType', 'resourceId'],
  },
  defaultSort: '-createdAt',
  endpoints: [exportEntries, sealNow],
  hooks: { beforeOperation: [searchLabels] },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'userId', type: 'text', required: true, index: true },
    { name: 'username', type: 'text' },
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'resourceType', type: 'text', index: true },
    {
      name: 'resourceId',
      type: 'text',
      index: true,
      label: 'Record',
      admin: { components: { Cell: '/src/staff/panel/activity/record-cell#RecordCell' } },
    },
    {
      name: 'details',
      type: 'json',
      defaultValue: {},
      admin: { components: { Field: '/src/staff/panel/json-fields#ObjectField' } },
    },
    {
      name: 'words',
      type: 'text',
      admin: { hidden: true },
      hooks: { beforeChange: [({ siblingData }) => searchedWords(siblingData.details)] },
    },
  ],
}
