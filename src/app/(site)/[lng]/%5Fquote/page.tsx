import type { Metadata } from 'next'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { QuoteView } from '@/src/app/(site)/[lng]/quote/quote-view'
import { getDraft } from '@/src/data/visitor-forms/form-drafts'
import { languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { addedName } from '@/src/domain/links/link'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Asked>
}

/**
 * `/quote?items=…`: `src/proxy.ts` leads here, so that `/quote` itself stays static, and the name cannot be reached
 * from outside.
 */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getT(languageOr((await params).lng))('quote.title'), robots: { index: false } }
}

export default async function QuoteListPage({ params, searchParams }: Props) {
  const lng = languageOr((await params).lng)
  setPageLanguage(lng)
  const search = toSearchParams(await searchParams)
  await inOfferedLanguage(lng, '/quote', search.toString())
  const draft = getDraft(search.get('draft'))
  return (
    <QuoteView
      lng={lng}
      items={search.get('items') ?? ''}
      isAdded={search.has(addedName)}
      draft={draft}
    />
  )
}
