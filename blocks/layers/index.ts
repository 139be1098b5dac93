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
      { value: 'stack', label: 'Layers, one upon the other' },
      { value: 'chain', label: 'A chain from left to right' },
      { value: 'hub', label: 'Round a machine in the middle' },
    ]),
    blockChoice('tone', [
      { value: 'ink', label: 'Dark' },
      { value: 'plain', label: 'On the ground of the page' },
    ]),
    blockPicture({ description: 'The machine in the middle; for that look only' }),
    {
      name: 'layers',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 10,
      fields: [
        blockLine('title', { required: true }),
        blockText('text', { maxLength: 500 }),
        blockText('parts', { admin: { description: 'What it is made of, one part a line' } }),
        blockLine('link', {
          admin: { description: 'What connects it with the next, such as a protocol' },
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
    { title: 'Host', parts: 'Authorization\nAccounts', link: 'NDC, DDC, ISO8583' },
    { title: 'Terminal application', parts: 'Screens\nTransactions\nJournal', link: 'CEN/XFS' },
    { title: 'Devices', parts: 'Dispenser\nCard reader\nPIN pad' },
  ],
}

export const layers = defineBlock<LayersBlock>({ schema, defaults })
