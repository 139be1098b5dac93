import type { BlockAction } from './block-tools'
import type { Open } from './open'
import type { EditedDocument } from '../model/edited-document'
import type { EditSchema } from '../model/fields'
import type { RowActions } from '../model/row-actions'
import type { RowInLanguages } from '../model/rows'

interface Given {
  /** The document whose page is shown. */
  main: EditedDocument | null
  rowsOf: (doc: EditedDocument) => RowActions
  schema: EditSchema
  onOpen: (open: Open) => void
  /** Called with the id of a block that has come to the page. */
  onAdded: (id: string) => void
}

/** Returns the actions of the tools at the blocks of a page. */
export function blockActions({ main, rowsOf, schema, onOpen, onAdded }: Given) {
  const rows = main && rowsOf(main)
  const ids = blocksOf(main).map((block) => block.id)

  return {
    count: ids.length,
    nameOf: (id: string): string => {
      const block = blocksOf(main).find((one) => one.id === id)
      return schema.blocks.find(({ slug }) => slug === block?.blockType)?.label ?? ''
    },
    act: (action: BlockAction, id: string) => {
      const index = ids.indexOf(id)
      if (!main || !rows || index < 0) return
      if (action === 'fields') onOpen({ kind: 'fields', doc: main, prefix: `layout.${index}.` })
      else if (action === 'copy')
        void rows.duplicate('layout', id).then((copy) => copy && onAdded(copy))
      else if (action === 'hide' || action === 'show')
        void rows.setHidden('layout', id, action === 'hide')
      else if (action === 'remove') void rows.remove('layout', id)
      else void rows.move('layout', id, action === 'up' ? -1 : 1)
    },
    moveBefore: (id: string, before: string | null) => {
      const next = ids[ids.indexOf(id) + 1] ?? null
      if (before !== id && before !== next) void rows?.moveBefore('layout', id, before)
    },
    add: (added: RowInLanguages[], index: number) => {
      onOpen(null)
      void rows?.add('layout', index, added).then((first) => first && onAdded(first))
    },
    /** The blocks of the page, for a pattern. */
    blocks: blocksOf(main),
    read: (wanted: string[]) => rows?.read('layout', wanted) ?? Promise.resolve([]),
  }
}

const blocksOf = (doc: EditedDocument | null): { id: string; blockType: string }[] =>
  doc && Array.isArray(doc.working.layout)
    ? (doc.working.layout as { id: string; blockType: string }[])
    : []
