import type { Metadata } from 'next'
import { CategoryPage, categoryMetadata } from './category-page'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  categoryMetadata(await params)

export default async function FirstCategoryPage({ params }: Props) {
  return CategoryPage(await params)
}
