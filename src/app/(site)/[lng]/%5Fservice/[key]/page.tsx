import type { Metadata } from 'next'
import {
  serviceMetadata,
  ServiceView,
} from '@/src/app/(site)/[lng]/product/[key]/service/service-view'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'

interface Props {
  params: Promise<{ lng: string; key: string }>
  searchParams: Promise<Asked>
}

/**
 * `/product/{key}/service?code=…` and `?version=…`: the service page with what was asked. `src/proxy.ts` leads here, so that
 * the page itself stays static, and the name cannot be reached from outside.
 */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  ...(await serviceMetadata(await params)),
  robots: { index: false },
})

export default async function AskedServicePage({ params, searchParams }: Props) {
  return (
    <ServiceView params={await params} search={toSearchParams(await searchParams).toString()} />
  )
}
