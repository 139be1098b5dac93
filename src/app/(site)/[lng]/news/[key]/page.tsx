import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { StructuredData } from '@/src/components/structured-data'
import type { Article } from '@/src/contract/article'
import { orElse } from '@/src/data/cache'
import { getArticle } from '@/src/data/news'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/lib/env'
import { shownPictures } from '@/src/lib/shown-pictures'
import { breadcrumbs } from '@/src/lib/structured-data/breadcrumbs'
import { articleData } from '@/src/lib/structured-data/records'
import { metadataOf, missingMetadata } from '../../metadata'
import { Missing } from '../../missing'
import { redirected } from '../../redirected'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

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
    picture: found && shownPictures(found)[0],
    article: found && {
      publishedTime: found.publishedAt ?? found.createdAt,
      modifiedTime: found.updatedAt,
    },
  })
}

export default async function ArticlePage(props: Props) {
  const { lng, key, found } = await load(props)
  if (found === null) {
    await redirected(lng, `/news/${key}`)
    return <Missing lng={lng} problem={getT(lng)('news.failed')} />
  }
  return (
    <>
      <RenderBlocks lng={lng} layout={[{ blockType: 'newsDetail', article: key }]} />
      {found ? <ArticleData lng={lng} article={found} /> : null}
    </>
  )
}

function ArticleData({ lng, article }: { lng: Language; article: Article }) {
  const t = getT(lng)
  const address = addressIn(lng, `/news/${article.slug}`)
  return (
    <StructuredData
      data={[
        breadcrumbs(siteUrl, [
          { name: t('page.home'), address: addressIn(lng, '/') },
          { name: t('page.news'), address: addressIn(lng, '/news') },
          { name: article.title, address },
        ]),
        articleData(article, { siteUrl, address, lng }),
      ]}
    />
  )
}

/** `found` is null for what does not exist, undefined for what cannot be read: the block says so. */
async function load({ params }: Props) {
  const { lng, key } = await params
  const found = isLanguage(lng) ? await orElse(getArticle({ lng, key }), undefined) : null
  return { lng: languageOr(lng), key, found }
}
