import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { RenderBlocks } from '@/blocks/render'
import { StructuredData } from '@/src/components/structured-data'
import { orElse } from '@/src/data/cache'
import type { Block } from '@/src/data/pages'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { getT } from '@/src/i18n/server'
import type { TextKey } from '@/src/i18n/translate'
import { siteUrl } from '@/src/lib/env'
import { breadcrumbs, type Crumb } from '@/src/lib/structured-data/breadcrumbs'
import type { StructuredData as Data } from '@/src/lib/structured-data/graph'
import { type About, metadataOf, missingMetadata } from './metadata'
import { Missing } from './missing'
import { inOfferedLanguage, redirected } from './redirected'

/** What a page of one record needs to know of its kind. */
interface Kind<Found extends { slug: string }> {
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
  /** The way from below the start page to the record, and what it is in the words of schema.org. */
  data: (found: Found, place: Place) => Promise<{ way: Crumb[]; record: Data }>
}

interface Place {
  siteUrl: string
  /** Address of the record's page in its language. */
  address: string
  lng: Language
}

interface Props {
  params: Promise<{ lng: string; key: string }>
}

/** The page of one product, article or job: its block, metadata and structured data, or a 404. */
export function recordPage<Found extends { slug: string }>(kind: Kind<Found>) {
  const { folder, fallbackTitle, failed } = kind

  /** `found` is null for what does not exist, undefined for what cannot be read: the block says so. */
  async function load({ params }: Props) {
    const { lng, key } = await params
    const found = isLanguage(lng) ? await orElse(kind.read({ lng, key }), undefined) : null
    return { lng: languageOr(lng), key, found }
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { lng, key, found } = await load(props)
    if (found === null) return missingMetadata(lng)
    return metadataOf({
      lng,
      // Ids work as addresses too; search engines learn the one with the slug.
      path: `${folder}/${found?.slug ?? key}`,
      ...(found ? kind.about(found) : { title: getT(lng)(fallbackTitle) }),
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
        <RenderBlocks lng={lng} layout={[kind.block(key)]} />
        {found ? <RecordData lng={lng} found={found} /> : null}
      </>
    )
  }

  async function RecordData({ lng, found }: { lng: Language; found: Found }) {
    const address = addressIn(lng, `${folder}/${found.slug}`)
    const { way, record } = await kind.data(found, { siteUrl, address, lng })
    const home = { name: getT(lng)('page.home'), address: addressIn(lng, '/') }
    return <StructuredData data={[breadcrumbs(siteUrl, [home, ...way]), record]} />
  }

  return { generateMetadata, RecordPage }
}
