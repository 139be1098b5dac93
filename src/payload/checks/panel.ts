import type { Field, Plugin, UIField } from 'payload'
import { checkedCollections } from '@/src/contract/staff/checks'
import { withAfterInput } from '../fields/changed-fields'

const mark = '/src/staff/panel/checks/checks#FieldMark'

/** Types of fields at which checks find something and whose inputs draw what stands behind them. */
const marked = ['text', 'textarea', 'richText', 'upload', 'date']

const withMarks = (fields: Field[]): Field[] =>
  withAfterInput(fields, mark, ({ type }) => marked.includes(type))

/**
 * A Payload plugin by which the panel shows at each field of checked documents, blocks of a site of one's own included, what
 * checks find there. It must stand after those that add fields and blocks.
 */
export const findingsMarked: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => ({ ...block, fields: withMarks(block.fields) })),
  collections: config.collections?.map((collection) =>
    (checkedCollections as readonly string[]).includes(collection.slug)
      ? { ...collection, fields: withMarks(collection.fields) }
      : collection,
  ),
})

/** Findings of a document, beside its form. */
export const checksField: UIField = {
  name: 'checksOfDocument',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/src/staff/panel/checks/checks#ChecksOfDocument' },
  },
}
