import type { CollectionConfig, CollectionSlug, Endpoint, Field, Plugin } from 'payload'
import { matrix } from '../access/matrix'
import { changedFields } from '../fields/changed-fields'
import { hasLocalized } from '../localized-fields'
import { checkTranslations, putTranslations } from './check-translations'
import { changeInAllLanguages, createInAllLanguages } from './endpoints'

/**
 * A Payload plugin by which one save writes a record in all its languages: see `Translations`. It must stand after those
 * that add fields and blocks.
 */
export const allLanguages: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => ({ ...block, fields: taking(block.fields) })),
  collections: config.collections?.map((collection) =>
    hasLocalized(collection.fields) ? inAllLanguages(collection) : collection,
  ),
})

const inAllLanguages = ({ fields, hooks, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: taking(fields),
  endpoints: [...endpointsOf(collection), ...(collection.endpoints || [])],
  hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), checkTranslations] },
})

function endpointsOf({ slug, upload }: Omit<CollectionConfig, 'fields'>): Endpoint[] {
  const { create, update } = matrix[slug as keyof typeof matrix]
  return [
    // A file comes in a form of its own.
    ...(create === 'nobody' || upload ? [] : [createInAllLanguages(slug as CollectionSlug)]),
    ...(update === 'nobody' ? [] : [changeInAllLanguages(slug as CollectionSlug)]),
  ]
}

const taking = (fields: Field[]): Field[] =>
  changedFields(fields, (field) => {
    if (!('localized' in field) || !field.localized) return field
    const { beforeChange = [] } = ('hooks' in field && field.hooks) || {}
    return {
      ...field,
      hooks: { ...field.hooks, beforeChange: [...beforeChange, putTranslations] },
    }
  })
