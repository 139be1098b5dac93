import type { CollectionConfig, Plugin } from 'payload'
import { authorsField, draftAuthorsField } from './authors-field'
import { forgetRequests } from './hooks/forget-requests'
import { outdateRequests } from './hooks/outdate-requests'
import { refuseWhileScheduled } from './hooks/refuse-while-scheduled'
import { isApproved } from './rules'

/**
 * A Payload plugin by which drafts know who wrote in them, and requests for approval follow what becomes of their
 * documents. What may be published is decided below, in `guard.ts`.
 */
export const publishingApproved: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isApproved(collection.slug) ? approved(collection) : collection,
  ),
})

const approved = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, draftAuthorsField()],
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), dropAuthors],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseWhileScheduled],
    afterChange: [...(collection.hooks?.afterChange ?? []), outdateRequests],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), forgetRequests],
  },
})

/** No call says who wrote in a draft. */
const dropAuthors: NonNullable<
  NonNullable<CollectionConfig['hooks']>['beforeOperation']
>[number] = ({ args }) => {
  const { data } = args as { data?: Record<string, unknown> }
  if (!data || !(authorsField in data)) return args
  const { [authorsField]: _, ...others } = data
  return { ...args, data: others }
}
