import type { DateField, Field } from 'payload'
import {
  quoteLengths as lengths,
  quoteStatuses,
  quoteStatusLabels,
} from '@/src/contract/visitor-forms'
import { maxPositions } from '@/src/domain/quotes/positions'
import {
  asItCame,
  assigneeField,
  privateFilesField,
  repliesField,
  visitorFilesField,
} from '@/src/payload/fields/visitor-message'

/** Options of fields that a visitor filled in: no account may change them. */
const fromVisitor = { access: asItCame, admin: { readOnly: true } }

/** A day without a time, kept as its midnight in UTC. */
const day = (name: string, description: string): DateField => ({
  name,
  type: 'date',
  admin: { description, readOnly: true, date: { pickerAppearance: 'dayOnly' } },
})

export const quoteRequestFields: Field[] = [
  {
    name: 'number',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 20,
    ...fromVisitor,
  },
  {
    name: 'positions',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: maxPositions,
    ...fromVisitor,
    fields: [
      {
        type: 'row',
        fields: [
          // As the product was called then: it may go before the request does.
          { name: 'product', type: 'text', required: true, maxLength: 200 },
          { name: 'slug', type: 'text', required: true, maxLength: 100 },
          { name: 'code', type: 'text', maxLength: 60 },
          { name: 'amount', type: 'number', required: true, min: 1 },
        ],
      },
      {
        type: 'row',
        fields: [
          day('wishedDate', 'Day on which the machines should arrive'),
          { name: 'note', type: 'text', maxLength: lengths.note },
        ],
      },
    ],
  },
  { name: 'company', type: 'text', required: true, maxLength: 200, ...fromVisitor },
  { name: 'name', type: 'text', required: true, maxLength: 200, ...fromVisitor },
  { name: 'email', type: 'email', required: true, ...fromVisitor },
  { name: 'phone', type: 'text', maxLength: 50, ...fromVisitor },
  { name: 'country', type: 'text', maxLength: 50, ...fromVisitor },
  { name: 'deliveryPlace', type: 'text', maxLength: lengths.deliveryPlace, ...fromVisitor },
  { name: 'tenderNumber', type: 'text', maxLength: lengths.tenderNumber, ...fromVisitor },
  { ...day('deadline', 'Last day for the offer'), ...fromVisitor },
  { name: 'message', type: 'textarea', maxLength: 10_000, ...fromVisitor },
  visitorFilesField(),
  { name: 'language', type: 'text', maxLength: 10, ...fromVisitor },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: quoteStatuses.map((value) => ({ value, label: quoteStatusLabels[value] })),
    admin: { position: 'sidebar', description: 'Shown to the visitor on the page of the request' },
  },
  // Each status that it has come to, and when; a step back takes those after it away.
  {
    name: 'steps',
    type: 'array',
    ...fromVisitor,
    fields: [
      { name: 'status', type: 'select', required: true, options: [...quoteStatuses] },
      { name: 'at', type: 'date', required: true },
    ],
  },
  privateFilesField('offers', [
    { name: 'validUntil', type: 'date' },
    { name: 'addedAt', type: 'date', required: true },
  ]),
  repliesField,
  assigneeField,
  {
    name: 'note',
    type: 'textarea',
    maxLength: 5000,
    admin: { description: 'For colleagues only; the visitor never sees it', rows: 3 },
  },
  // Of what was sent: the same, sent again, is one request.
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
