import type { Metadata } from 'next'
import {
  CategoryPage,
  categoryMetadata,
} from '@/src/app/(site)/[lng]/products/category/[slug]/category-page'

interface Props {
  params: Promise<{ lng: string; slug: string }>
  searchParams: Promise<{ page?: string }>
}

/** `/products/category/{slug}?page=…` from the second page on; `src/proxy.ts` leads here. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  categoryMetadata(await asked(props))

export default async function LaterCategoryPage(props: Props) {
  return CategoryPage(await asked(props))
}

const asked = async ({ params, searchParams }: Props) => ({
  ...(await params),
  page: (await searchParams).page,
})
