import type { Block, BlockSlug, Plugin } from 'payload'

/** A Payload plugin that offers blocks in every collection with a field `layout`. */
export const blocksPlugin =
  (schemas: Block[]): Plugin =>
  (config) => ({
    ...config,
    blocks: [...(config.blocks ?? []), ...schemas],
    collections: config.collections?.map((collection) => ({
      ...collection,
      fields: collection.fields.map((field) =>
        field.type === 'blocks' && field.name === 'layout'
          ? {
              ...field,
              blockReferences: [
                ...(field.blockReferences ?? []),
                ...schemas.map((schema) => schema.slug as BlockSlug),
              ],
            }
          : field,
      ),
    })),
  })
