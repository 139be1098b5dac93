import type { Block } from 'payload'
import type { ComponentType } from 'react'
import type { Language } from '../src/i18n/languages'

/** What of the address a block may depend on. */
export interface PageQuery {
  /** The search text of `/products?q=…`, trimmed. */
  q?: string
}

/** What a block's component is given. */
export interface BlockProps<Data> {
  data: Data
  lng: Language
  query: PageQuery
}

/** Payload's schema of a block, under the slug that its data carry as `blockType`. */
export type BlockSchema<Slug extends string> = Block & { slug: Slug; interfaceName: string }

/** A block as the list of `blocks/index.ts` holds it. */
export interface BlockDefinition<Data extends { blockType: string } = { blockType: string }> {
  schema: BlockSchema<Data['blockType']>
  /** A valid example: the gallery shows it, and new blocks start from it. */
  defaults: Data
  /** Loads the component when a page holds the block; the CMS never loads it. */
  load: () => Promise<{ default: ComponentType<BlockProps<Data>> }>
}

/** Ties schema, defaults and component of a block together. */
export const defineBlock = <Data extends { blockType: string }>(
  definition: BlockDefinition<Data>,
): BlockDefinition<Data> => definition
