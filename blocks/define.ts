import type { Block } from 'payload'
import type { ReactNode } from 'react'
import type { Language } from '@/src/i18n/languages'

/** Parts of the address on which a block may depend. */
export interface PageQuery {
  /** Query string of `/products?…` for the list of products. */
  list?: string
  /** Which page of a long list, from 1. */
  page?: string
  /** Filter of the vacancies. */
  department?: string
  location?: string
  /** Interest of a visitor who comes to the contact form. */
  product?: string
  interest?: string
  request?: string
  /** `1` after the contact form was sent without scripts. */
  sent?: string
  /** Under which what was wrong with a form sent without scripts is kept. */
  draft?: string
}

/** Properties of a block's component. */
export interface BlockProps<Data, Shown = never> {
  data: Data
  /** Record that the page of it has read; null where it cannot be read. On other pages the block reads the one that it names. */
  shown?: Shown | null
  lng: Language
  query: PageQuery
  /** Rank of the block's heading: `h1` for the block that opens the page. */
  heading: 'h1' | 'h2'
}

/** Draws a block: a server component that uses no hooks, so that `render` may await it. */
export type BlockComponent<Data, Shown = never> = (
  props: BlockProps<Data, Shown>,
) => ReactNode | Promise<ReactNode>

/** Payload's schema of a block, under the slug that its data carry as `blockType`. */
export type BlockSchema<Slug extends string> = Block & { slug: Slug; interfaceName: string }

interface TypedBlock<Data extends { blockType: string }> {
  schema: BlockSchema<Data['blockType']>
  /** A valid example: the gallery shows it, and fields of a new block show its texts until they are filled. */
  defaults: Data
}

/** A block as the list of `blocks/index.ts` holds it. */
export type BlockDefinition = TypedBlock<{ blockType: string }>

/** Ties schema and defaults of a block together; `blocks/components.ts` has what draws it. */
export function defineBlock<Data extends { blockType: string }>(
  definition: TypedBlock<Data>,
): BlockDefinition {
  return definition
}
