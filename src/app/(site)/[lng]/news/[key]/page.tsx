import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { orElse } from '@/src/data/cache'
import { getArticle } from '@/src/data/news'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { metadataOf, missingMetadata } from '../../metadata'
import { Missing } from '../../missing'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, key, found } = await load(props)
  if (found === null) return missingMetadata(lng)
  return metadataOf({
    lng,
    // Ids work as addresses too; search engines learn the one with the slug.
    path: `/news/${found?.slug ?? key}`,
    title: found?.title ?? getT(lng)('page.news'),
    description: found?.summary,
  })
}

export default async function ArticlePage(props: Props) {
  const { lng, key, found } = await load(props)
  if (found === null) return <Missing lng={lng} problem={getT(lng)('news.failed')} />
  return <RenderBlocks lng={lng} layout={[{ blockType: 'newsDetail', article: key }]} />
}

/** `found` is null for what does not exist, undefined for what cannot be read: the block says so. */
async function load({ params }: Props) {
  const { lng, key } = await params
  const found = isLanguage(lng) ? await orElse(getArticle({ lng, key }), undefined) : null
  return { lng: languageOr(lng), key, found }
}
