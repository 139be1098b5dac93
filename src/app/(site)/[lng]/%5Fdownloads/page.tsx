import type { Metadata } from 'next'
import { parseDocumentsQuery } from '@/src/app/(site)/[lng]/downloads/documents-query'
import { Downloads } from '@/src/app/(site)/[lng]/downloads/downloads'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { openPaths } from '@/src/data/settings/modules'
import { languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Asked>
}

/**
 * `/downloads?…`. Only this route depends on what the address asks of the list, so that `/downloads` itself stays
 * static; `src/proxy.ts` leads here, and its name cannot be reached from outside.
 */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = getT(languageOr((await params).lng))
  return { title: t('page.downloads'), robots: { index: false } }
}

export default async function FoundDownloadsPage({ params, searchParams }: Props) {
  const lng = languageOr((await params).lng)
  const search = toSearchParams(await searchParams)
  await inOfferedLanguage(lng, '/downloads', search.toString())
  if (!(await openPaths())('/downloads')) return <Missing lng={lng} />
  return <Downloads lng={lng} asked={parseDocumentsQuery(search)} />
}
