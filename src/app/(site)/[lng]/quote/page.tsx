import type { Metadata } from 'next'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { OpenOwnList } from './quote-list.client'
import { QuoteView } from './quote-view'

interface Props {
  params: Promise<{ lng: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getT(languageOr((await params).lng))('quote.title'), robots: { index: false } }
}

/** The quote list without one in its address: the one that the browser keeps, or the way to a first machine. */
export default async function QuotePage({ params }: Props) {
  const lng = languageOr((await params).lng)
  setPageLanguage(lng)
  await inOfferedLanguage(lng, '/quote')
  return (
    <>
      <OpenOwnList />
      <QuoteView lng={lng} items="" />
    </>
  )
}
