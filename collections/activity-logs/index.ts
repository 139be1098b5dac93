import type { CollectionConfig } from 'payload'
import { getAccess } from '@/src/payload/access'
import { searchedWords, searchLabels } from './search-labels'

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
