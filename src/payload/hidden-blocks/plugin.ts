import type { Block, CheckboxField, CollectionConfig, Plugin } from 'payload'
import { panelWords } from '@/src/i18n/panel-texts'
import { omitHiddenBlocks } from './hooks'

/**
 * Hides a block from visitors. One switch for all languages, as the list of blocks is shared: a block that is not ready
 * in one language is shown there in English.
 */
const isHiddenField: CheckboxField = {
  name: 'isHidden',
  type: 'checkbox',
  label: panelWords('blockHidden'),
  admin: {
    description: panelWords('blockHiddenHint'),
  },
}

/**
 * A Payload plugin by which every block, those of other packages included, can be hidden, and visitors read no hidden block of
 * any collection made of blocks. It must stand behind the one that adds the blocks.
 */
export const blocksHidden: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(hideable),
  collections: config.collections?.map((collection) =>
    isMadeOfBlocks(collection) ? guarded(collection) : collection,
  ),
})

/** A block's own label goes before the one that marks it. */
const hideable = (block: Block): Block => ({
  ...block,
  fields: [...block.fields, isHiddenField],
  admin: {
    ...block.admin,
    components: {
      Label: {
        path: '/src/staff/panel/hidden-blocks/row-label#BlockRowLabel',
        clientProps: { hidden: isHiddenField.label },
      },
      ...block.admin?.components,
    },
  },
})

const isMadeOfBlocks = ({ fields }: CollectionConfig): boolean =>
  fields.some((field) => field.type === 'blocks' && field.name === 'layout')

const guarded = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ...(collection.hooks?.beforeOperation ?? []),
      omitHiddenBlocks.beforeOperation,
    ],
    beforeRead: [...(collection.hooks?.beforeRead ?? []), omitHiddenBlocks.beforeRead],
  },
})
