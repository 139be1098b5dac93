import type { Metadata } from 'next'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { makeMetadata, missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { openPaths } from '@/src/data/settings/modules'
import { languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { parseDocumentsQuery } from './documents-query'
import { Downloads } from './downloads'

interface Props {
  params: Promise<{ lng: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lng = languageOr((await params).lng)
  if (!(await openPaths())('/downloads')) return missingMetadata(lng)
  const t = getT(lng)
  const about = { lng, path: '/downloads', title: t('page.downloads') }
  return makeMetadata({ ...about, description: t('documents.lead') })
}

/** Everything that can be downloaded. */
export default async function DownloadsPage({ params }: Props) {
  const lng = languageOr((await params).lng)
  await inOfferedLanguage(lng, '/downloads')
  if (!(await openPaths())('/downloads')) return <Missing lng={lng} />
  return <Downloads lng={lng} asked={parseDocumentsQuery(new URLSearchParams())} />
}
