import type { CollectionConfig, GlobalConfig } from 'payload'
import {
  previewAddress,
  type PreviewedCollection,
  settingsPreviewAddress,
} from '@/src/domain/links/addresses'

/** Widths in which editors look at what they write. */
const breakpoints = [
  { name: 'phone', label: 'Phone, 390 px', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet, 820 px', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop, 1440 px', width: 1440, height: 900 },
]

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
