import type { Field } from 'payload'
import {
  noticeCategories,
  type ProductStatus,
  productStatuses,
  remediationCategories,
  severities,
  tlpLabels,
} from '@/src/contract/security-notice'
import { weaknesses } from '@/src/domain/security-notices/csaf/cwe'
import { timePicker } from '@/src/payload/fields/days'
import { linkField } from '@/src/payload/fields/link'
import { requiredText } from '@/src/payload/fields/text'
import { slugField } from '@/src/payload/fields/slug'
import { updatedByField } from '@/src/payload/fields/record'

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const categoryLabels: Record<(typeof noticeCategories)[number], string> = {
  advisory: 'Security advisory: about holes',
  informational: 'Informational: about anything else that matters for security',
}

const tlpTexts: Record<(typeof tlpLabels)[number], string> = {
  WHITE: 'TLP:WHITE, for everybody',
  GREEN: 'TLP:GREEN, not on the site',
  AMBER: 'TLP:AMBER, not on the site',
  RED: 'TLP:RED, not on the site',
}

const statusLabels: Record<ProductStatus, string> = {
  known_affected: 'Affected',
  fixed: 'Fixed',
  known_not_affected: 'Not affected',
  under_investigation: 'Under investigation',
}

const remediationLabels: Record<(typeof remediationCategories)[number], string> = {
  vendor_fix: 'Fix of ours',
  mitigation: 'Mitigation: the risk becomes smaller',
  workaround: 'Workaround: the hole cannot be used',
  none_available: 'No fix yet',
  no_fix_planned: 'No fix planned',
}

const longText = (name: string, maxLength: number, description: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength,
  admin: { description },
})

const vulnerabilityFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'cve',
        label: 'CVE',
        type: 'text',
        maxLength: 30,
        admin: { description: 'CVE-2026-12345' },
      },
      {
        name: 'cwe',
        label: 'CWE',
        type: 'select',
        options: Object.entries(weaknesses).map(([value, name]) => ({
          value,
          label: `${value} ${name}`,
        })),
        // A union of all weaknesses would only make the types longer.
        typescriptSchema: [() => ({ type: ['string', 'null'] })],
        admin: { description: 'Type of weakness' },
      },
    ],
  },
  longText('description', 5000, 'What the hole is, and what can be done through it'),
  {
    type: 'row',
    fields: [
      {
        name: 'vector',
        type: 'text',
        maxLength: 100,
        admin: {
          description: 'Base metrics of CVSS 3.1: CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
          width: '75%',
        },
      },
      {
        name: 'score',
        type: 'number',
        admin: { readOnly: true, description: 'Calculated from the vector', width: '25%' },
      },
    ],
  },
]

const productFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'product',
        type: 'relationship',
        relationTo: 'products',
        maxDepth: 0,
        admin: { description: 'The notice is shown on the page of this product', width: '50%' },
      },
      {
        name: 'name',
        type: 'text',
        maxLength: 200,
        admin: {
          description: 'Name in the notice. Leave empty to use the current name',
          width: '50%',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'from',
        type: 'text',
        maxLength: 50,
        admin: { description: 'First affected version. Leave empty for all', width: '33%' },
      },
      {
        name: 'before',
        type: 'text',
        maxLength: 50,
        admin: { description: 'First version not affected', width: '33%' },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'known_affected',
        options: options(productStatuses, statusLabels),
        admin: { width: '34%' },
      },
    ],
  },
]

const revisionFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'version',
        type: 'number',
        min: 1,
        max: 9999,
        admin: { description: 'Leave empty to use the next number', width: '25%' },
      },
      {
        name: 'date',
        type: 'date',
        admin: {
          date: timePicker,
          description: 'Leave empty to use the current date',
          width: '35%',
        },
      },
    ],
  },
  longText('summary', 1000, 'What is new'),
]

export const noticeFields: Field[] = [
  requiredText('title', 'Title is required'),
  {
    name: 'number',
    type: 'text',
    unique: true,
    index: true,
    maxLength: 80,
    admin: {
      position: 'sidebar',
      description: 'Leave empty to use the next of the year. Fixed once the notice is public',
    },
    hooks: { beforeDuplicate: [() => null] },
  },
  { ...slugField('Made of the number'), admin: { hidden: true, readOnly: true } },
  longText('summary', 2000, 'In a few sentences: what may happen, to whom, and what to do'),
  longText('details', 20_000, 'Everything else. A paragraph a line'),
  {
    name: 'vulnerabilities',
    type: 'array',
    labels: { singular: 'Vulnerability', plural: 'Vulnerabilities' },
    maxRows: 50,
    fields: vulnerabilityFields,
  },
  {
    name: 'products',
    type: 'array',
    labels: { singular: 'Product', plural: 'Products' },
    maxRows: 200,
    admin: { description: 'One row per version range, for all vulnerabilities' },
    fields: productFields,
  },
  {
    name: 'remediations',
    type: 'array',
    maxRows: 50,
    fields: [
      {
        name: 'category',
        type: 'select',
        required: true,
        defaultValue: 'vendor_fix',
        options: options(remediationCategories, remediationLabels),
      },
      longText('details', 5000, 'What to do'),
      linkField('url', { admin: { description: 'Address of the fix' } }),
    ],
  },
  {
    name: 'references',
    type: 'array',
    maxRows: 50,
    fields: [
      { name: 'summary', type: 'text', localized: true, maxLength: 300 },
      linkField('url', { required: true }),
    ],
  },
  {
    name: 'acknowledgments',
    type: 'array',
    maxRows: 50,
    admin: { description: 'Who found and reported it, if they agree to be named' },
    fields: [
      { name: 'name', type: 'text', maxLength: 200, admin: { description: 'Name of a person' } },
      { name: 'organization', type: 'text', maxLength: 200 },
      linkField('url'),
    ],
  },
  {
    name: 'revisions',
    type: 'array',
    maxRows: 200,
    labels: { singular: 'Version', plural: 'Versions' },
    admin: {
      description:
        'Each change to a public notice requires a new version at the end. Earlier versions cannot be changed',
    },
    fields: revisionFields,
  },
  {
    name: 'category',
    type: 'select',
    required: true,
    defaultValue: 'advisory',
    options: options(noticeCategories, categoryLabels),
    admin: { position: 'sidebar' },
  },
  {
    name: 'severity',
    type: 'select',
    options: [...severities],
    admin: { position: 'sidebar', description: 'Calculated if a vulnerability has a vector' },
  },
  {
    name: 'tlp',
    label: 'TLP',
    type: 'select',
    required: true,
    defaultValue: 'WHITE',
    index: true,
    options: options(tlpLabels, tlpTexts),
    admin: { position: 'sidebar', description: 'Who may read it after publication' },
  },
  {
    name: 'isInterim',
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'More information is expected soon' },
  },
  {
    name: 'isWithdrawn',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: 'It no longer applies: its page stays and says so, product pages drop it',
    },
  },
  {
    name: 'supersededBy',
    type: 'relationship',
    relationTo: 'security-notices',
    maxDepth: 0,
    admin: { position: 'sidebar', description: 'The notice that replaces this one' },
    filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
  },
  {
    name: 'csafFile',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/src/staff/panel/files#CsafFile' } },
  },
  updatedByField,
]
