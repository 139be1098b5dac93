import type { CollectionConfig, Plugin } from 'payload'
import { isHiddenField } from './field'
import { leaveOutHidden } from './hooks'

/**
 * A Payload plugin by which every block, those of other packages included, can be hidden, and visitors read no hidden block of
 * any collection made of blocks. It must stand behind the one that adds the blocks.
 */
export const blocksHidden: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => ({ ...block, fields: [...block.fields, isHiddenField] })),
  collections: config.collections?.map((collection) =>
    isMadeOfBlocks(collection) ? guarded(collection) : collection,
  ),
})

const isMadeOfBlocks = ({ fields }: CollectionConfig): boolean =>
  fields.some((field) => field.type === 'blocks' && field.name === 'layout')

const guarded = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), leaveOutHidden.beforeOperation],
    beforeRead: [...(collection.hooks?.beforeRead ?? []), leaveOutHidden.beforeRead],
  },
})
