import type { ArrayField } from 'payload'
import { replyLengths, replyStates } from '@/src/contract/staff/inbox'
import { asItCame } from './visitor-files'

/** The mails that staff sent to a visitor; `POST /{collection}/{id}/replies` alone writes them. */
export const repliesField: ArrayField = {
  name: 'replies',
  type: 'array',
  access: asItCame,
  admin: { readOnly: true, description: 'Mails that were sent from the inbox of the dashboard' },
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: replyLengths.subject },
    { name: 'text', type: 'textarea', required: true, maxLength: replyLengths.text },
    { name: 'username', type: 'text', required: true, maxLength: 200 },
    { name: 'sentAt', type: 'date', required: true },
    { name: 'state', type: 'select', required: true, options: [...replyStates] },
  ],
}
