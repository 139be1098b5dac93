import type { ArrayField, Field, FieldAccess, RelationshipField } from 'payload'
import { replyLengths, replyStates } from '@/src/contract/staff/inbox'

const isNobodys: FieldAccess = () => false

/** Access to fields that only the server writes: Payload drops them from the data of staff. */
export const asItCame = { create: isNobodys, update: isNobodys }

/** Private files of a record, as the store describes them: those that a visitor sent, or that staff answer with. */
export const privateFilesField = (name: 'files' | 'offers', more: Field[]): ArrayField => ({
  name,
  type: 'array',
  access: asItCame,
  admin: {
    readOnly: true,
    components: { Field: '/src/staff/panel/files#VisitorFiles' },
  },
  fields: [
    ...more,
    { name: 'key', type: 'text', required: true, maxLength: 80 },
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    { name: 'type', type: 'text', required: true, maxLength: 200 },
    { name: 'size', type: 'number', required: true },
    { name: 'sha256', type: 'text', required: true, maxLength: 64 },
  ],
})

/** Member of staff who answers a visitor's message. */
export const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  maxDepth: 1,
  admin: { position: 'sidebar', description: 'Colleague who replies' },
}

/** The files that a visitor sent with a record. */
export const visitorFilesField = (...more: Field[]): ArrayField => privateFilesField('files', more)

/** The mails that staff sent to a visitor; `POST /{collection}/{id}/replies` alone writes them. */
export const repliesField: ArrayField = {
  name: 'replies',
  type: 'array',
  access: asItCame,
  admin: { readOnly: true, description: 'Emails sent from the inbox of the dashboard' },
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: replyLengths.subject },
    { name: 'text', type: 'textarea', required: true, maxLength: replyLengths.text },
    { name: 'username', type: 'text', required: true, maxLength: 200 },
    { name: 'sentAt', type: 'date', required: true },
    { name: 'state', type: 'select', required: true, options: [...replyStates] },
  ],
}
