import type { CollectionConfig, Field, Plugin, UIField } from 'payload'
import { withAfterInput } from '../fields/changed-fields'
import { copiedFrom } from './authors'
import { authorsField, draftAuthorsField } from '@/src/payload/fields/draft-authors'
import { forgetRequests, outdateRequests } from './requests'
import { refuseWhileScheduled } from './refuse-while-scheduled'
import { isApproved } from './rules'

/**
 * A Payload plugin by which drafts know who wrote in them, and requests for approval follow what becomes of their
 * documents; staff comment on them in the panel. What may be published is decided below, in `guard.ts`.
 */
export const publishingApproved: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => ({ ...block, fields: withComments(block.fields) })),
  collections: config.collections?.map((collection) =>
    isApproved(collection.slug) ? approved(collection) : collection,
  ),
})

const approved = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...withComments(collection.fields), commentsField, draftAuthorsField()],
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), dropAuthors, keepAuthorsOfCopy],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseWhileScheduled],
    afterChange: [...(collection.hooks?.afterChange ?? []), outdateRequests],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), forgetRequests],
  },
})

/** Adds the comments of staff about a field behind its input. */
const withComments = (fields: Field[]): Field[] =>
  withAfterInput(fields, '/src/staff/workflow/comments/field-comments#FieldComments', ({ type }) =>
    ['text', 'textarea', 'richText', 'upload', 'date'].includes(type),
  )

/** Comments of staff about a document, beside its form. */
const commentsField: UIField = {
  name: 'commentsOfDocument',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/src/staff/workflow/comments/comments#Comments' },
  },
}

/** No call says who wrote in a draft. */
const dropAuthors: NonNullable<
  NonNullable<CollectionConfig['hooks']>['beforeOperation']
>[number] = ({ args }) => {
  const { data } = args as { data?: Record<string, unknown> }
  if (!data || !(authorsField in data)) return args
  const { [authorsField]: _, ...others } = data
  return { ...args, data: others }
}

/** Takes the authors of a draft over into its copies. */
const keepAuthorsOfCopy: NonNullable<
  NonNullable<CollectionConfig['hooks']>['beforeOperation']
>[number] = ({ args, operation, req }) => {
  if (operation !== 'create') return args
  const { duplicateFromID } = args as { duplicateFromID?: unknown }
  req.context[copiedFrom] = duplicateFromID === undefined ? undefined : String(duplicateFromID)
  return args
}
