import type { Metadata } from 'next'
import {
  DocumentView,
  documentMetadata,
} from '@/src/app/(site)/[lng]/downloads/[key]/document-view'
import { getDraft } from '@/src/data/visitor-forms/form-drafts'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'

interface Props {
  params: Promise<{ lng: string; key: string }>
  searchParams: Promise<Asked>
}

/**
 * `/downloads/{key}?draft=…`: the page of a document with a form as it was sent. `src/proxy.ts` leads here, so that the
 * page itself stays static, and the name cannot be reached from outside.
 */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  ...(await documentMetadata(await params)),
  robots: { index: false },
})

export default async function RefusedDocumentPage({ params, searchParams }: Props) {
  const search = toSearchParams(await searchParams)
  const draft = getDraft(search.get('draft'))
  return <DocumentView params={await params} draft={draft} search={search.toString()} />
}
