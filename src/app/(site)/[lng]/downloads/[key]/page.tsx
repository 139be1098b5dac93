import type { Metadata } from 'next'
import {
  DocumentView,
  documentMetadata,
} from '@/src/app/(site)/[lng]/downloads/[key]/document-view'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  documentMetadata(await params)

export default async function DocumentPage({ params }: Props) {
  return <DocumentView params={await params} />
}
