import type { CollectionConfig } from 'payload'
import { commentLengths } from '@/src/contract/staff/comments'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { strictInput } from '@/src/payload/input/strict-input'
import { commentsOf, resolveComment, writeComment } from './endpoints'

/** Comments of staff on a document or on one of its fields. They are written by the endpoints below alone. */
export const comments: CollectionConfig = {
  slug: 'comments',
  access: getAccess('comments'),
  admin: {
    useAsTitle: 'text',
    group: 'Administration',
    defaultColumns: ['text', 'resourceType', 'author', 'isResolved', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [commentsOf, writeComment, resolveComment],
  hooks: {
    beforeOperation: [strictInput],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    { name: 'resourceType', type: 'text', required: true, index: true, label: 'Collection' },
    { name: 'resourceId', type: 'text', required: true, index: true, label: 'Record' },
    { name: 'path', type: 'text', maxLength: commentLengths.path, label: 'Field' },
    { name: 'locale', type: 'text', maxLength: 10, label: 'Language' },
    { name: 'text', type: 'textarea', required: true, maxLength: commentLengths.text },
    { name: 'parent', type: 'text', index: true, label: 'Reply to' },
    { name: 'author', type: 'text', required: true },
    { name: 'authorId', type: 'text', required: true, index: true },
    { name: 'mentions', type: 'json', defaultValue: [] },
    { name: 'isResolved', type: 'checkbox', defaultValue: false },
  ],
}
