import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { LanguageNote } from '@/src/components/language-note'
import { languagesOfDocument } from '@/src/data/pages/content-languages'
import { getPage } from '@/src/data/pages'
import { tellSearchOutcomes } from '@/src/data/search'
import { languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import {
  isNarrowed,
  listAddress,
  listSearch,
  parseListQuery,
} from '@/src/domain/catalogue/list-query'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'
import { makeMetadata } from '../metadata'
import { Missing } from '../missing'
import { inOfferedLanguage } from '../redirected'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Asked>
}

/**
 * `/products?…`. Only this route depends on what the address asks of the list, so that `/products`
 * itself stays static; `src/proxy.ts` leads here, and its name cannot be reached from outside.
 */
export const dynamic = 'force-dynamic'

tellSearchOutcomes()

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, query, page } = await load(props)
  const t = getT(lng)
  const title =
    query.q === '' ? page?.seo.title || page?.title : t('products.results', { q: query.q })
  // Parts of the list are for people; search engines learn the whole of it, page by page.
  if (isNarrowed(query)) return { title, robots: { index: false } }
  return makeMetadata({
    lng,
    path: listAddress({ ...query, sort: 'order' }),
    written: await languagesOfDocument({ collection: 'pages', key: '/products' }),
    title: [title, t('products.page.title', { page: query.page })].join(' · '),
    description: page?.seo.description,
  })
}

export default async function ProductsPage(props: Props) {
  const { lng, query, page } = await load(props)
  await inOfferedLanguage(lng, '/products', listSearch(query))
  return page ? (
    <>
      <LanguageNote
        lng={lng}
        written={await languagesOfDocument({ collection: 'pages', key: '/products' })}
      />
      <RenderBlocks layout={page.layout} lng={lng} query={{ list: listSearch(query) }} />
    </>
  ) : (
    <Missing lng={lng} />
  )
}

async function load({ params, searchParams }: Props) {
  const lng = languageOr((await params).lng)
  const query = parseListQuery(toSearchParams(await searchParams))
  return { lng, query, page: await getPage({ lng, path: '/products' }) }
}
