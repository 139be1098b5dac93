import type { CollectionConfig } from 'payload'
import { historyTab } from '@/src/payload/history-tab'

/** Versions of products, news and jobs: drafts, 25 versions, publishing at a set time. */
export const draftedVersions = {
  drafts: { schedulePublish: true },
  maxPerDoc: 25,
} satisfies CollectionConfig['versions']

/**
 * Pages besides save their draft while they are edited, so that the preview beside them follows. A new page is
 * stored when its draft is saved for the first time: see `src/staff/panel/drafts`.
 */
export const pageVersions = {
  ...draftedVersions,
  drafts: { ...draftedVersions.drafts, autosave: { interval: 800, showSaveDraftButton: true } },
} satisfies CollectionConfig['versions']

const publishButton = '/src/staff/panel/drafts/publish-button#DraftPublishButton'

/** Nothing is shown at documents without a page of their own. */
const editOnPage = '/src/staff/panel/drafts/edit-on-page#EditOnPage'

/** Nothing is shown at what no release can publish. */
export const addToRelease = '/src/staff/workflow/add-to-release#AddToRelease'

/** Components that the panel adds at documents with drafts to Payload's own. */
export const draftedComponents = {
  edit: { PublishButton: publishButton, beforeDocumentControls: [editOnPage, addToRelease] },
  views: historyTab,
} satisfies NonNullable<CollectionConfig['admin']>['components']

export const pageComponents = {
  edit: {
    PublishButton: publishButton,
    beforeDocumentControls: [
      '/src/staff/panel/drafts/new-document#NewDocument',
      editOnPage,
      addToRelease,
    ],
  },
  views: historyTab,
} satisfies NonNullable<CollectionConfig['admin']>['components']
