import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { getPage } from '@/src/data/pages'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { metadataOf, missingMetadata } from '../metadata'
import { Missing } from '../missing'

interface Props {
  params: Promise<{ lng: string; path?: string[] }>
}

export const dynamic = 'force-static'
export const revalidate = 300

/** Nothing is built ahead, so that a build needs no database: a page is made at its first visit, and kept. */
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, path, page } = await load(props)
  if (!page) return missingMetadata(lng)
  const { title, seo } = page
  return metadataOf({ lng, path, title: seo.title || title, description: seo.description })
}

export default async function SitePage(props: Props) {
  const { lng, page } = await load(props)
  return page ? <RenderBlocks layout={page.layout} lng={lng} /> : <Missing lng={lng} />
}

async function load({ params }: Props) {
  const { lng, path: segments = [] } = await params
  const path = `/${segments.join('/')}`
  const page = isLanguage(lng) ? await getPage({ lng, path }) : null
  return { lng: languageOr(lng), path, page }
}
