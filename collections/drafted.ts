import type { CollectionConfig } from 'payload'

/** How products, news and jobs are versioned: drafts, 25 versions, publishing at a set time. */
export const draftedVersions = {
  drafts: { schedulePublish: true },
  maxPerDoc: 25,
} satisfies CollectionConfig['versions']

/** Pages besides save their draft while they are edited, so that the preview beside them follows. */
export const pageVersions = {
  ...draftedVersions,
  drafts: { ...draftedVersions.drafts, autosave: { interval: 800 } },
} satisfies CollectionConfig['versions']
