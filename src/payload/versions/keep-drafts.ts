import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, Plugin } from 'payload'
import { preserveStatus, publishAtOnce } from './keep-status'
import { discardDraft, discardDraftOfGlobal } from './discard-draft'
import { hasDrafts } from '@/src/payload/read-once'
import { layDraftUponDocument, layDraftUponGlobal } from './waiting-draft'
import { waitingDrafts } from './waiting-drafts-endpoint'

/**
 * A Payload plugin for everything that has drafts: a call that knows no drafts changes what is public, and a draft that waits
 * stays, also when somebody else wrote it.
 */
export const keepDrafts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection.versions) ? keepingDrafts(collection) : collection,
  ),
  globals: config.globals?.map((global) =>
    hasDrafts(global.versions) ? keepingDraftsOfGlobal(global) : global,
  ),
})

const keepingDrafts = ({ hooks, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: [
    waitingDrafts(collection.slug as CollectionSlug),
    discardDraft(collection.slug as CollectionSlug),
    ...(collection.endpoints || []),
  ],
  hooks: {
    ...hooks,
    beforeOperation: [...(hooks?.beforeOperation ?? []), preserveStatus.beforeOperation],
    beforeValidate: [preserveStatus.beforeValidate, ...(hooks?.beforeValidate ?? [])],
    // Before all hooks that look at the latest version.
    afterChange: [layDraftUponDocument, ...(hooks?.afterChange ?? [])],
  },
})

const keepingDraftsOfGlobal = ({ hooks, ...global }: GlobalConfig): GlobalConfig => ({
  ...global,
  endpoints: [discardDraftOfGlobal(global.slug as GlobalSlug), ...(global.endpoints || [])],
  hooks: {
    ...hooks,
    beforeOperation: [...(hooks?.beforeOperation ?? []), publishAtOnce],
    afterChange: [layDraftUponGlobal, ...(hooks?.afterChange ?? [])],
  },
})
