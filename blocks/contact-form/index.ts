import type { ContactFormBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'contactForm'> = {
  slug: 'contactForm',
  interfaceName: 'ContactFormBlock',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', {
      label: 'Title',
      required: true,
      admin: { description: 'Above the form' },
    }),
    blockText('text', {
      label: 'Text',
      maxLength: 500,
      admin: { description: 'What to write and when to expect a reply' },
    }),
    blockLine('stepsTitle', {
      label: 'Title of the steps',
      admin: { description: 'Shown beside the form. Leave empty for steps without a title' },
    }),
    {
      name: 'steps',
      label: 'Steps',
      type: 'array',
      maxRows: 6,
      admin: { description: 'What happens after the visitor sends the form, in order' },
      fields: [
        blockLine('title', {
          label: 'Title',
          required: true,
          admin: { description: 'What happens, or when' },
        }),
        blockText('text', {
          label: 'Text',
          maxLength: 500,
          admin: { description: 'A sentence or two' },
        }),
        {
          name: 'quoteDays',
          label: 'Working days until a quote',
          type: 'number',
          min: 1,
          max: 90,
          admin: {
            description:
              'If this step promises a quote: within how many working days. The page of each quote request repeats the step with its due date',
          },
        },
      ],
    },
  ],
}

const defaults: ContactFormBlock = {
  blockType: 'contactForm',
  title: 'Write to us',
  text: 'Tell us where the machine will stand and what it has to do. We reply within 24 hours.',
  stepsTitle: 'What happens next',
  steps: [
    { title: 'Within an hour', text: 'Your message reaches the engineers for your product.' },
    { title: 'Within 24 hours', text: 'One of them replies, by name.' },
  ],
}

export const contactForm = defineBlock<ContactFormBlock>({ schema, defaults })
