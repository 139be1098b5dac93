import type { Field } from 'payload'
import {
  applicationFiles,
  applicationStatuses,
  applicationStatusLabels,
} from '@/src/contract/visitor-forms'
import { asItCame, repliesField, visitorFilesField } from '@/src/payload/fields/visitor-message'

/** Options of fields that a visitor filled in: no account may change them. */
const fromVisitor = { access: asItCame, admin: { readOnly: true } }

export const jobApplicationFields: Field[] = [
  // Of the position as it was called then: it may go before the application does.
  { name: 'title', type: 'text', required: true, maxLength: 200, ...fromVisitor },
  {
    name: 'job',
    type: 'relationship',
    relationTo: 'jobs',
    index: true,
    maxDepth: 0,
    ...fromVisitor,
  },
  { name: 'name', type: 'text', required: true, maxLength: 200, ...fromVisitor },
  { name: 'email', type: 'email', required: true, ...fromVisitor },
  { name: 'phone', type: 'text', maxLength: 50, ...fromVisitor },
  visitorFilesField({
    name: 'kind',
    type: 'select',
    required: true,
    options: [...applicationFiles],
  }),
  { name: 'language', type: 'text', maxLength: 10, ...fromVisitor },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: applicationStatuses.map((value) => ({
      value,
      label: applicationStatusLabels[value],
    })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'deleteAfter',
    type: 'date',
    required: true,
    index: true,
    admin: {
      position: 'sidebar',
      description:
        'The application and its files are deleted on this day. Choose a later day only with the consent of the applicant',
    },
  },
  repliesField,
  {
    name: 'note',
    type: 'textarea',
    maxLength: 5000,
    admin: { description: 'For colleagues only; the applicant never sees it', rows: 3 },
  },
  // Of what was sent: the same, sent again, is one application.
  {
    name: 'fingerprint',
    type: 'text',
    unique: true,
    index: true,
    hidden: true,
    maxLength: 64,
    access: { ...asItCame, read: () => false },
  },
]
