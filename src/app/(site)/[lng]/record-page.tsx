import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { RenderBlocks } from '@/blocks/render'
import { breadcrumbData } from '@/src/components/breadcrumbs'
import { StructuredData } from '@/src/components/structured-data'
import { LanguageNote } from '@/src/components/language-note'
import { toSeo } from '@/src/contract/seo'
import { withFallback } from '@/src/data/cache/cached'
import { getSettings, noSettings } from '@/src/data/settings'
import { languagesOfDocument } from '@/src/data/pages/content-languages'
import { isMarked } from '@/src/data/preview/source-marks'
import type { Block } from '@/src/data/pages'
import { defaultLanguage, isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import type { TextKey } from '@/src/i18n/translate'
import { contentLanguage } from '@/src/domain/pages/written-languages'
import { siteUrl } from '@/src/platform/env'
import { shownInSearch } from '@/src/domain/links/public-page'
import type { Crumb } from '@/src/domain/links/crumbs'
import type { StructuredData as Data } from '@/src/domain/structured-data/graph'
import { type About, makeMetadata, missingMetadata } from './metadata'
import { Missing } from './missing'
import { inOfferedLanguage, redirected } from './redirected'

/** Kind of record for which a page is made. */
interface Kind<Found extends { id: string; slug: string }> {
  collection: 'products' | 'news' | 'jobs'
  /** The address before the record's slug or id: `/news`. */
  folder: string
  /** By slug or id; null when there is none. */
  read: (query: { lng: Language; key: string }) => Promise<Found | null>
  /** The title for as long as the record cannot be read. */
  fallbackTitle: TextKey
  /** The documented text for a record that does not exist. */
  failed: TextKey
  block: (key: string) => Block
  about: (found: Found) => Omit<About, 'lng' | 'path'>
  /** The way from below the start page to the record. */
  crumbs: (found: Found, lng: Language) => Crumb[] | Promise<Crumb[]>
  /** The record in the words of schema.org. */
  data: (found: Found, place: Place) => Data | Promise<Data>
}

interface Place {
  siteUrl: string
  companyName: string
  /** Address of the record's page in the language of its texts. */
  address: string
  lng: Language
  /** The language of its texts: that of the page, or English for want of a translation. */
  inLanguage: Language
}

interface Props {
  params: Promise<{ lng: string; key: string }>
}

/** The page of one product, article or job: its block, metadata and structured data, or a 404. */
export function recordPage<Found extends { id: string; slug: string }>(kind: Kind<Found>) {
  const { collection, folder, fallbackTitle, failed } = kind
  const languagesOf = ({ slug }: Found) => languagesOfDocument({ collection, key: slug })
  const own = (found: Found) => ({ ...kind.about(found), ...toSeo(found) })

  async function inEnglish(key: string) {
    const found = await withFallback(kind.read({ lng: defaultLanguage, key }), null)
    return found && own(found)
  }

  /** `found` is null for what does not exist, undefined for what cannot be read: the block says so. */
  async function load({ params }: Props) {
    const { lng, key } = await params
    const found = isLanguage(lng) ? await withFallback(kind.read({ lng, key }), undefined) : null
    return { lng: languageOr(lng), key, found }
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { lng, key, found } = await load(props)
    if (found === null) return missingMetadata(lng)
    return makeMetadata({
      lng,
      // Ids work as addresses too; search engines learn the one with the slug.
      path: `${folder}/${found?.slug ?? key}`,
      ...(found
        ? {
            ...kind.about(found),
            ...shownInSearch(own(found), lng === defaultLanguage ? null : await inEnglish(key)),
            written: await languagesOf(found),
          }
        : { title: getT(lng)(fallbackTitle) }),
    })
  }

  async function RecordPage(props: Props): Promise<ReactNode> {
    const { lng, key, found } = await load(props)
    await inOfferedLanguage(lng, `${folder}/${key}`)
    if (found === null) {
      await redirected(lng, `${folder}/${key}`)
      return <Missing lng={lng} problem={getT(lng)(failed)} />
    }
    return (
      <>
        {found ? <LanguageNote lng={lng} written={await languagesOf(found)} /> : null}
        <RenderBlocks
          lng={lng}
          layout={[kind.block(key)]}
          shown={found ?? null}
          {...(found && (await isMarked(collection))
            ? { source: { collection, id: found.id } }
            : {})}
        />
        {found ? <RecordData lng={lng} found={found} /> : null}
      </>
    )
  }

  async function RecordData({ lng, found }: { lng: Language; found: Found }) {
    const inLanguage = contentLanguage(lng, await languagesOf(found))
    const address = addressIn(inLanguage, `${folder}/${found.slug}`)
    const { companyName } = await withFallback(getSettings({ lng }), noSettings)
    const place = { siteUrl, companyName, address, lng, inLanguage }
    const breadcrumbs = breadcrumbData(await kind.crumbs(found, lng), lng, inLanguage)
    return <StructuredData data={[breadcrumbs, await kind.data(found, place)]} />
  }

  return { generateMetadata, RecordPage }
}
