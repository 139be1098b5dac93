import type { Field } from 'payload'

/** Texts that the site shows to visitors in the company's name; an empty one is not shown. */
export const visitorFields: Field[] = [
  {
    name: 'replyPromise',
    label: 'Promise of a reply',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: {
      description:
        'Stands at the contact form and in what it answers, for example: We reply within two working days. Leave empty to promise nothing',
    },
  },
  {
    name: 'offersNewsletter',
    label: 'The contact form offers a newsletter',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Turn it on once there is one: the inbox tells who wants it' },
  },
  {
    name: 'notFoundText',
    label: 'Text of the 404 page',
    type: 'text',
    localized: true,
    maxLength: 300,
    admin: {
      description: 'Below “404 Page Not Found”. Leave empty for a text that suits every site',
    },
  },
]
