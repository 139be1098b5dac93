import type { DataTableBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'dataTable'> = {
  slug: 'dataTable',
  interfaceName: 'DataTableBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true, custom: { table: 'title' } }),
    blockText('text', { maxLength: 1000 }),
    blockLine('columns', {
      required: true,
      maxLength: 500,
      custom: { table: 'heads' },
      admin: { description: 'Column headings, separated by |' },
    }),
    blockText('rows', {
      required: true,
      custom: { table: 'rows' },
      admin: { description: 'One row per line, cells separated by |', rows: 8 },
    }),
  ],
}

const defaults: DataTableBlock = {
  blockType: 'dataTable',
  title: 'Supported protocols',
  columns: 'Protocol | ATM | CDM | CRS | STM',
  rows: 'NDC | yes | yes | yes | yes\nDDC | yes | no | yes | yes\nISO 8583 | yes | yes | yes | yes',
}

export const dataTable = defineBlock<DataTableBlock>({ schema, defaults })
