import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { getPage } from '@/src/data/pages'
import { languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { Missing } from '../missing'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<{ q?: string }>
}

/**
 * `/products?q=…`. Only this route depends on the search text, so that `/products` itself stays static;
 * `src/proxy.ts` leads here, and its name cannot be reached from outside.
 */
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, q } = await load(props)
  return { title: getT(lng)('products.results', { q }), robots: { index: false } }
}

export default async function SearchPage(props: Props) {
  const { lng, q } = await load(props)
  const page = await getPage({ lng, path: '/products' })
  return page ? (
    <RenderBlocks layout={page.layout} lng={lng} query={{ q }} />
  ) : (
    <Missing lng={lng} />
  )
}

async function load({ params, searchParams }: Props) {
  return { lng: languageOr((await params).lng), q: (await searchParams).q ?? '' }
}
