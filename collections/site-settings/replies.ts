import type { Field } from 'payload'
import { replyLengths } from '@/src/contract/staff/inbox'
import { onlySuperAdmin } from '@/src/payload/access'

/** Templates of replies to visitors. Only a super_admin, whose inbox offers them, may read them. */
export const replyFields: Field[] = [
  {
    name: 'replyTemplates',
    type: 'array',
    maxRows: 50,
    labels: { singular: 'Template', plural: 'Templates' },
    access: { read: onlySuperAdmin, create: onlySuperAdmin, update: onlySuperAdmin },
    admin: {
      description:
        'Offered in the inbox of the dashboard, in the language of the visitor. {name} stands for the name of the visitor, {subject} for what it is about',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 100 },
      {
        name: 'text',
        type: 'textarea',
        required: true,
        localized: true,
        maxLength: replyLengths.text,
        admin: { rows: 8 },
      },
    ],
  },
]
