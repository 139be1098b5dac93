import type { Metadata } from 'next'
import { withFallback } from '@/src/data/cache/cached'
import { closedModules } from '@/src/data/settings/modules'
import { getSettings, noSettings } from '@/src/data/settings'
import { type Language, languages as allLanguages } from '@/src/i18n/languages'
import { addressIn, listAlternates } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import { contentLanguage } from '@/src/domain/pages/written-languages'
import { tagAt, tagPath } from '@/src/domain/links/link'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { cardAddress, cardSize } from '@/src/domain/media/pictures/share-card'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { excerpt } from '@/src/domain/search/words'
import { mediaAddress } from '@/src/platform/storage/uploads'

export interface About {
  lng: Language
  /** The address without a language. */
  path: string
  /** The languages in which the content is written; left out, all. */
  written?: readonly Language[]
  title: string
  description?: string | null
  /** Chosen by editors to be shown beside links to the page; left out, a card with its title is drawn. */
  picture?: ShownPicture | null
  /** False for a page that search engines are to leave out. */
  isIndexed?: boolean
  /** For news: when it was published and changed. */
  article?: { publishedTime: string; modifiedTime: string }
}

/**
 * Returns the metadata of a page for search engines and other sites. Where its content is in English for want of a
 * translation, it counts as a copy of the English page: that is its canonical address, and no `hreflang` names it
 * (https://developers.google.com/search/docs/crawling-indexing/canonicalization).
 */
export async function makeMetadata(about: About): Promise<Metadata> {
  const { lng, path, article, isIndexed = true, written = allLanguages } = about
  const title = withoutMarks(about.title)
  const inContent = contentLanguage(lng, written)
  const { companyName, languages } = await withFallback(getSettings({ lng }), noSettings)
  const description = shortened(withoutMarks(about.description ?? '')) || undefined
  const images = [imageOf({ ...about, title })]
  const hasNews = !(await closedModules()).includes('news')
  return {
    title,
    description,
    ...(isIndexed ? {} : { robots: { index: false } }),
    alternates: {
      canonical: addressIn(inContent, path),
      languages: listAlternates(
        path,
        languages.filter((offered) => written.includes(offered)),
      ),
      types: feedsOf({ lng, path }, hasNews),
    },
    openGraph: {
      title,
      description,
      images,
      siteName: withoutMarks(companyName),
      url: addressIn(inContent, path),
      locale: territorial(inContent),
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** The language with its territory, as Open Graph writes it: `en_US`. */
function territorial(lng: Language): string {
  const { language, region } = new Intl.Locale(lng).maximize()
  return `${language}_${region}`
}

/** As much of a description as is shown beside a link. */
const shortened = (text: string): string => excerpt(text.replace(/\s+/g, ' ').trim(), [], 200)

/** The feeds to which a page leads: that of products from where products are shown. */
function feedsOf({ lng, path }: Pick<About, 'lng' | 'path'>, hasNews: boolean) {
  const t = getT(lng)
  const tag = tagAt(path)
  const folder = tag === null ? '/news' : tagPath(tag)
  const news = (file: string) => ({
    url: addressIn(lng, `${folder}/${file}`),
    title: t('page.news'),
  })
  const lifeCycle = {
    url: addressIn(lng, '/products/life-cycle.xml'),
    title: t('lifeCycle.title'),
  }
  const atom = [
    ...(hasNews ? [news('feed.xml')] : []),
    ...(/^\/products?(\/|$)/.test(path) ? [lifeCycle] : []),
  ]
  return {
    ...(atom.length > 0 ? { 'application/atom+xml': atom } : {}),
    ...(hasNews ? { 'application/feed+json': [news('feed.json')] } : {}),
  }
}

function imageOf({ lng, path, title, picture }: About) {
  if (!picture) return { ...cardSize, url: cardAddress(lng, path), alt: title }
  // Networks show about 1200 px; the next larger width is enough.
  const wide = picture.widths?.find(({ width }) => width >= cardSize.width)
  const { width, height } = picture
  const scale = wide && width ? wide.width / width : 1
  return {
    url: mediaAddress(wide?.url ?? picture.url),
    alt: picture.alt || title,
    ...(width && height
      ? { width: Math.round(width * scale), height: Math.round(height * scale) }
      : {}),
  }
}

/** Returns the metadata of a missing page. Its title stands alone, as documented. */
export const missingMetadata = (lng: Language): Metadata => ({
  title: { absolute: getT(lng)('notFound.title') },
})
