import type { Metadata } from 'next'
import { addressIn, alternatesOf } from '@/src/i18n/route'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'

interface About {
  lng: Language
  /** The address without a language. */
  path: string
  title: string
  description?: string | null
}

/** What search engines and other sites learn about a page. */
export function metadataOf({ lng, path, title, description }: About): Metadata {
  return {
    title,
    description: description || undefined,
    alternates: { canonical: addressIn(lng, path), languages: alternatesOf(path) },
    openGraph: {
      title,
      description: description || undefined,
      url: addressIn(lng, path),
      locale: lng,
      type: 'website',
    },
  }
}

/** Of a page that is not there. Its title stands alone, as documented. */
export const missingMetadata = (lng: Language): Metadata => ({
  title: { absolute: getT(lng)('notFound.title') },
})
