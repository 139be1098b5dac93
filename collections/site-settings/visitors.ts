import type { Field } from 'payload'
import { replyLengths } from '@/src/contract/staff/inbox'
import { tagMaxLength } from '@/src/contract/article'
import { defaultMeasuredVisits } from '@/src/contract/visits'
import { onlyInbox, onlySuperAdmin } from '@/src/payload/access'
import { slugPattern } from '@/src/platform/text/slug'

/** Texts that the site shows to visitors in the company's name; an empty one is not shown. */
export const visitorFields: Field[] = [
  {
    name: 'replyPromise',
    label: 'Reply promise',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: {
      description:
        'Shown at the contact form and in its confirmation, such as: We reply within two working days. Leave empty to promise nothing',
    },
  },
  {
    name: 'offersNewsletter',
    label: 'Newsletter in the contact form',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Turn it on when you have a newsletter. The inbox shows who wants it' },
  },
  {
    name: 'keepsServicePages',
    label: 'Offline service pages',
    type: 'checkbox',
    defaultValue: true,
    admin: {
      description:
        'The visitor’s browser stores each service page that was opened once. If you turn this off, browsers delete the stored pages on the next visit',
    },
  },
  {
    name: 'measuredVisits',
    label: 'Measured visits',
    type: 'number',
    min: 0,
    max: 100,
    defaultValue: defaultMeasuredVisits,
    admin: {
      step: 1,
      description:
        'Percent of visits whose page speed is measured, chosen by chance, for Dashboard › Page speed. Only counts are stored, nothing about the visitors. 0 measures nothing',
    },
  },
  {
    name: 'notFoundText',
    label: 'Text of the 404 page',
    type: 'text',
    localized: true,
    maxLength: 300,
    admin: {
      description: 'Shown below “404 Page Not Found”. Leave empty for the default text',
    },
  },
]

/** Tags of news: each has a page and a feed. */
export const newsFields: Field[] = [
  {
    name: 'newsTags',
    label: 'News tags',
    type: 'array',
    maxRows: 50,
    labels: { singular: 'Tag', plural: 'Tags' },
    admin: {
      description: 'Offered in the article form. Each tag has its own page and feed',
    },
    validate: (rows: unknown) => {
      const keys = (Array.isArray(rows) ? rows : []).map((row) => Object(row).key)
      return new Set(keys).size === keys.length || 'Each tag needs its own key'
    },
    fields: [
      {
        name: 'key',
        type: 'text',
        required: true,
        maxLength: tagMaxLength,
        admin: {
          description:
            'Part of the page address: software for /news/tag/software. Do not change it once it is in use',
        },
        validate: (value: unknown) =>
          (typeof value === 'string' && value.length <= tagMaxLength && slugPattern.test(value)) ||
          'key may hold lower-case letters, digits and single hyphens between them',
      },
      { name: 'name', type: 'text', required: true, localized: true, maxLength: 100 },
    ],
  },
]

/** Templates of replies to visitors, read by those whose inbox offers them. */
export const replyFields: Field[] = [
  {
    name: 'replyTemplates',
    type: 'array',
    maxRows: 50,
    labels: { singular: 'Template', plural: 'Templates' },
    access: { read: onlyInbox, create: onlySuperAdmin, update: onlySuperAdmin },
    admin: {
      description:
        'Offered in the inbox of the dashboard, in the language of the visitor. {name} is replaced with the name of the visitor, {subject} with the subject',
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
