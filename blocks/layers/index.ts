import type { LayersBlock } from '@/payload-types'
import { blockChoice, blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'layers'> = {
  slug: 'layers',
  interfaceName: 'LayersBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    blockChoice('look', [
      { value: 'stack', label: 'Layers stacked on each other' },
      { value: 'chain', label: 'Chain from left to right' },
      { value: 'hub', label: 'Around a machine in the middle' },
    ]),
    blockChoice('tone', [
      { value: 'ink', label: 'Dark' },
      { value: 'plain', label: 'Page background' },
    ]),
    blockPicture({ description: 'The machine in the middle. Only for this layout' }),
    {
      name: 'layers',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 10,
      fields: [
        blockLine('title', { required: true }),
        blockText('text', { maxLength: 500 }),
        blockText('parts', { admin: { description: 'Its parts, one per line' } }),
        blockLine('link', {
          admin: { description: 'Its connection to the next one, such as a protocol' },
        }),
      ],
    },
  ],
}

const defaults: LayersBlock = {
  blockType: 'layers',
  title: 'One application, any device',
  look: 'stack',
  tone: 'ink',
  layers: [
    { title: 'Host', parts: 'Authorization\nAccounts', link: 'NDC, DDC, ISO 8583' },
    { title: 'Terminal application', parts: 'Screens\nTransactions\nJournal', link: 'CEN/XFS' },
    { title: 'Devices', parts: 'Dispenser\nCard reader\nPIN pad' },
  ],
}

export const layers = defineBlock<LayersBlock>({ schema, defaults })
