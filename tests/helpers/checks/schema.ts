import { flattenAllFields } from 'payload'
import { blocks } from '@/blocks'
import { categories } from '@/collections/categories'
import { jobs } from '@/collections/jobs'
import { news } from '@/collections/news'
import { pages } from '@/collections/pages'
import { products } from '@/collections/products'
import type { Schema } from '@/src/domain/checks/content'
import type { CheckedCollection } from '@/src/contract/staff/checks'

const configs = { pages, products, news, jobs, categories }

const allBlocks = blocks.map(({ schema, defaults }) => ({
  slug: schema.slug,
  custom: { example: defaults },
  flattenedFields: flattenAllFields({ fields: schema.fields }),
}))

/** Returns the schema of a collection, without a server. */
export const makeSchema = (collection: CheckedCollection): Schema => ({
  fields: flattenAllFields({ fields: configs[collection].fields }),
  blocks: allBlocks,
})
