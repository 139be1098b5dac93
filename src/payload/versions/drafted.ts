import type { CollectionConfig, GlobalConfig } from 'payload'
import {
  previewAddress,
  type PreviewedCollection,
  settingsPreviewAddress,
} from '@/src/domain/links/addresses'
import { devices } from '@/src/contract/staff/devices'
import { historyTab } from '@/src/payload/panel-views'

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

const publishButton = '/src/staff/panel/drafts#DraftPublishButton'

/** Nothing is shown at documents without a page of their own. */
const editOnPage = '/src/staff/panel/drafts#EditOnPage'

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
    beforeDocumentControls: ['/src/staff/panel/drafts#NewDocument', editOnPage, addToRelease],
  },
  views: historyTab,
} satisfies NonNullable<CollectionConfig['admin']>['components']

/** Widths in which editors look at what they write. */
const breakpoints = devices.map(({ name, width, height }) => ({
  name,
  label: `${name[0]?.toUpperCase()}${name.slice(1)}, ${width} px`,
  width,
  height,
}))

/**
 * Preview of a collection whose documents have a page: beside the form, following every saved draft,
 * and in a tab of its own. The address holds the id, so that it stays the same while the slug changes.
 */
export const previewed = (
  collection: PreviewedCollection,
): Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'> => ({
  livePreview: {
    breakpoints,
    url: ({ data, locale }) =>
      data.id ? previewAddress(collection, String(data.id), locale.code) : null,
  },
  preview: ({ id }, { locale }) =>
    id ? previewAddress(collection, String(id), locale === 'all' ? 'en' : locale) : null,
})

/** Preview of a global that all pages show: by the home page. */
export const previewedSite: Pick<NonNullable<GlobalConfig['admin']>, 'livePreview' | 'preview'> = {
  livePreview: { breakpoints, url: ({ locale }) => settingsPreviewAddress(locale.code) },
  preview: (_doc, { locale }) => settingsPreviewAddress(locale === 'all' ? 'en' : locale),
}
