import type { CollectionConfig } from 'payload'
import { approvalLengths, approvalStates } from '@/src/contract/staff/approvals'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { strictInput } from '@/src/payload/input/strict-input'
import { askForApproval } from './endpoints/ask'
import { approvalChanges, approvalQueue } from './endpoints/queue'
import { approve, decline, withdraw } from './endpoints/decide'

const hidden = { hidden: true, access: { read: () => false } } as const

/** Requests to have one version of a document published. They are written by the endpoints below; REST cannot change one. */
export const approvals: CollectionConfig = {
  slug: 'approvals',
  labels: { singular: 'Approval request', plural: 'Approval requests' },
  access: getAccess('approvals'),
  admin: {
    useAsTitle: 'title',
    group: 'Administration',
    defaultColumns: ['title', 'resourceType', 'askedBy', 'state', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [approvalQueue, askForApproval, approvalChanges, approve, decline, withdraw],
  hooks: {
    beforeOperation: [strictInput],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    { name: 'resourceType', type: 'text', required: true, index: true, label: 'Collection' },
    { name: 'resourceId', type: 'text', required: true, index: true, label: 'Record' },
    { name: 'title', type: 'text' },
    { name: 'version', type: 'text', required: true },
    { name: 'languages', type: 'json', defaultValue: [] },
    { name: 'askedBy', type: 'text', required: true },
    { name: 'note', type: 'textarea', maxLength: approvalLengths.note },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      options: [...approvalStates],
    },
    { name: 'decidedBy', type: 'text' },
    { name: 'decidedAt', type: 'date' },
    { name: 'reason', type: 'textarea', maxLength: approvalLengths.reason },
    // Names of accounts change; who may decide goes by their ids.
    { name: 'askedById', type: 'text', required: true, index: true, ...hidden },
    { name: 'authors', type: 'json', defaultValue: [], ...hidden },
    { name: 'fingerprint', type: 'text', required: true, ...hidden },
  ],
}
