import type { Block } from 'payload'
import type { ReactNode } from 'react'
import type { Language } from '@/src/i18n/languages'

/** What of the address a block may depend on. */
export interface PageQuery {
  /** What `/products?…` asks of the list of products, as a query string. */
  list?: string
  /** Which page of a long list, from 1. */
  page?: string
  /** What of the vacancies to show. */
  department?: string
  location?: string
  /** What somebody who comes to the contact form is interested in. */
  product?: string
  interest?: string
  request?: string
  /** `1` after the contact form was sent without scripts. */
  sent?: string
  /** Under which what was wrong with a form sent without scripts is kept. */
  draft?: string
}

/** What a block's component is given. */
export interface BlockProps<Data> {
  data: Data
  lng: Language
  query: PageQuery
  /** Rank of the block's heading: `h1` for the block that opens the page. */
  heading: 'h1' | 'h2'
}

/** Draws a block: a server component that uses no hooks, so that `render` may await it. */
export type BlockComponent<Data> = (props: BlockProps<Data>) => ReactNode | Promise<ReactNode>

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
