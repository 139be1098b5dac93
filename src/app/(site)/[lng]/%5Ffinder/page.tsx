import type { Metadata } from 'next'
import { Finder } from '@/src/app/(site)/[lng]/products/finder/finder'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { withFallback } from '@/src/data/cache/cached'
import { getAskedQuestion } from '@/src/data/finder'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Asked>
}

/**
 * `/products/finder?…`: a step after the first. `src/proxy.ts` leads here, and its name cannot be reached from outside,
 * so that the first question itself stays static.
 */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lng = languageOr((await params).lng)
  const t = getT(lng)
  const search = toSearchParams(await searchParams)
  const asked = await withFallback(getAskedQuestion(lng, search), undefined)
  const step = asked?.question.question ?? t('finder.found')
  return { title: `${withoutMarks(step)} · ${t('finder.title')}`, robots: { index: false } }
}

export default async function FinderStepPage({ params, searchParams }: Props) {
  const lng = languageOr((await params).lng)
  const search = toSearchParams(await searchParams)
  await inOfferedLanguage(lng, '/products/finder', search.toString())
  return <Finder lng={lng} search={search} />
}
