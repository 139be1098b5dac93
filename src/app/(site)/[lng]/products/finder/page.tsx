import type { Metadata } from 'next'
import { makeMetadata } from '@/src/app/(site)/[lng]/metadata'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { withFallback } from '@/src/data/cache/cached'
import { listFinderQuestions } from '@/src/data/finder'
import { languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { Finder } from './finder'

interface Props {
  params: Promise<{ lng: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lng = languageOr((await params).lng)
  const questions = await withFallback(listFinderQuestions({ lng }), [])
  return makeMetadata({
    lng,
    path: '/products/finder',
    title: getT(lng)('finder.title'),
    description: getT(lng)('finder.description'),
    isIndexed: questions.length > 0,
  })
}

/** The first question of the finder; the steps after it have a route of their own. */
export default async function FinderPage({ params }: Props) {
  const lng = languageOr((await params).lng)
  await inOfferedLanguage(lng, '/products/finder')
  return <Finder lng={lng} search={new URLSearchParams()} />
}
