import type { Field } from 'payload'
import { documentGates, documentKinds } from '@/src/contract/document'
import { languageNames } from '@/src/i18n/languages'
import { hasPermission } from '@/src/contract/permissions'
import { getActor } from '@/src/payload/access/rules'
import type { WithheldFromLog } from '@/src/payload/activity-logs/changes'
import { dayPicker } from '@/src/payload/fields/days'
import { isActiveField, productsField, updatedByField } from '@/src/payload/fields/record'
import { requiredText, withinLength } from '@/src/payload/fields/text'
import { slugField } from '@/src/payload/fields/slug'
import { tagsField } from '@/src/payload/fields/files'

const kindLabels: Record<(typeof documentKinds)[number], string> = {
  dataSheet: 'Data sheet',
  manual: 'Manual',
  driver: 'Driver or software',
  drawing: 'Drawing',
  certificate: 'Certificate',
  declaration: 'Declaration',
  press: 'Press material',
}

const gateLabels: Record<(typeof documentGates)[number], string> = {
  open: 'Open to everybody',
  mail: 'By e-mail: visitors get a link',
  code: 'By a code',
}

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Access for staff: visitors get the values by the public API alone, or not at all. */
const forStaff = {
  read: ({ req }: { req: Parameters<typeof getActor>[0] }) =>
    hasPermission(getActor(req), 'products'),
}

/** Set by the server from the stored file; see `hooks.ts`. */
const ofFile = { readOnly: true, hidden: true }

const releaseFields: Field[] = [
  {
    name: 'file',
    type: 'text',
    required: true,
    maxLength: 100,
    access: forStaff,
    admin: { components: { Field: '/src/staff/panel/documents/file-field#FileField' } },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'version',
        type: 'text',
        required: true,
        maxLength: 50,
        admin: { description: 'As printed in the file: 2.1', width: '33%' },
      },
      {
        name: 'date',
        type: 'date',
        admin: {
          date: dayPicker,
          description: 'Visitors see the newest revision. Older ones link to it',
          width: '33%',
        },
      },
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        options: Object.entries(languageNames).map(([value, label]) => ({ value, label })),
        admin: {
          description: 'Leave empty if the file does not depend on a language',
          width: '34%',
        },
      },
    ],
  },
  { name: 'name', type: 'text', maxLength: 200, admin: ofFile },
  { name: 'type', type: 'text', maxLength: 200, admin: ofFile },
  { name: 'size', type: 'number', admin: ofFile },
  { name: 'sha256', type: 'text', maxLength: 64, admin: ofFile },
]

export const documentFields: Field[] = [
  requiredText('title', 'Title is required'),
  slugField('Part of the address: /downloads/… Left empty, it is made of the title.'),
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    options: options(documentKinds, kindLabels),
    admin: { position: 'sidebar' },
  },
  { name: 'summary', type: 'textarea', localized: true, maxLength: 1000 },
  tagsField(forStaff.read),
  productsField('Shown on the pages of these products'),
  {
    name: 'releases',
    type: 'array',
    label: 'Files',
    labels: { singular: 'File', plural: 'Files' },
    maxRows: 200,
    admin: {
      description: 'One per revision and language. Older ones are kept and marked as superseded',
      initCollapsed: false,
    },
    fields: releaseFields,
  },
  {
    name: 'gate',
    type: 'select',
    required: true,
    defaultValue: 'open',
    options: options(documentGates, gateLabels),
    admin: { position: 'sidebar', description: 'What visitors must provide to get the files' },
  },
  {
    name: 'code',
    type: 'text',
    maxLength: 100,
    access: forStaff,
    custom: { isWithheldFromLog: true } satisfies WithheldFromLog,
    admin: {
      position: 'sidebar',
      description: 'Visible to staff who edit downloads',
      condition: (data) => data?.gate === 'code',
    },
    validate: withinLength(
      (value, { data }: { data?: { gate?: unknown } }) =>
        data?.gate !== 'code' ||
        (typeof value === 'string' && value.trim().length >= 6) ||
        'A code has 6 to 100 characters',
    ),
  },
  isActiveField,
  updatedByField,
]
