import type { Metadata } from 'next'
import { serviceMetadata, ServiceView } from './service-view'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  serviceMetadata(await params)

export default async function ServicePage({ params }: Props) {
  return <ServiceView params={await params} />
}
