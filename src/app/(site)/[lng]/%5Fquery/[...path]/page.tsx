import type { Metadata } from 'next'
import type { PageQuery } from '@/blocks/define'
import { RenderBlocks } from '@/blocks/render'
import { LanguageNote } from '@/src/components/language-note'
import { languagesOfDocument } from '@/src/data/pages/content-languages'
import { getPage } from '@/src/data/pages'
import { languageOr } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { contentLanguage } from '@/src/domain/pages/written-languages'
import { toSearchParams } from '@/src/platform/http/search-params'
import { makeMetadata, missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage, redirected } from '@/src/app/(site)/[lng]/redirected'

interface Props {
  params: Promise<{ lng: string; path: string[] }>
  searchParams: Promise<PageQuery>
}

/**
 * Pages whose blocks show what the query asks for: `/news?page=2`, `/contact?product=…`. Only this route
 * depends on the query, so that the pages themselves stay static; `src/proxy.ts` leads here, and its name
 * cannot be reached from outside.
 */
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, path, page, query } = await load(props)
  if (!page) return missingMetadata(lng)
  const { title, seo } = page
  const written = await languagesOfDocument({ collection: 'pages', key: path })
  const about = { lng, path, written, title: seo.title || title, description: seo.description }
  const metadata = await makeMetadata(about)
  // Parts of a list are for people; search engines learn the whole of it, page by page.
  if (query.page === undefined) return { ...metadata, robots: { index: false } }
  const canonical = `${addressIn(contentLanguage(lng, written), path)}?page=${encodeURIComponent(query.page)}`
  return { ...metadata, alternates: { ...metadata.alternates, canonical, languages: {} } }
}

export default async function QueryPage(props: Props) {
  const { lng, path, page, query } = await load(props)
  await inOfferedLanguage(lng, path, toSearchParams({ ...query }).toString())
  if (!page) {
    await redirected(lng, path, toSearchParams({ ...query }).toString())
    return <Missing lng={lng} />
  }
  return (
    <>
      <LanguageNote
        lng={lng}
        written={await languagesOfDocument({ collection: 'pages', key: path })}
      />
      <RenderBlocks layout={page.layout} lng={lng} query={query} />
    </>
  )
}

async function load({ params, searchParams }: Props) {
  const { lng: language, path: segments } = await params
  const lng = languageOr(language)
  const path = `/${segments.join('/')}`
  return { lng, path, page: await getPage({ lng, path }), query: await searchParams }
}
