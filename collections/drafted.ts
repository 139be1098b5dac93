import type { CollectionConfig } from 'payload'

/** How pages, products, news and jobs are versioned: drafts, 25 versions, publishing at a set time. */
export const draftedVersions: CollectionConfig['versions'] = {
  drafts: { schedulePublish: true },
  maxPerDoc: 25,
}
