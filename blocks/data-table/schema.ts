import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'dataTable'> = {
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
      admin: { description: 'Heads of the columns, with | between them' },
    }),
    blockText('rows', {
      required: true,
      custom: { table: 'rows' },
      admin: { description: 'A row a line, with | between its cells', rows: 8 },
    }),
  ],
}
