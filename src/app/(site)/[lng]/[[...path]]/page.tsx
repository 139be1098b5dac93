import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { BlockTitle } from '@/src/components/block-title'
import { BuiltInNote } from '@/src/components/built-in-note/built-in-note'
import { LanguageNote } from '@/src/components/language-note'
import { Section } from '@/src/components/section'
import { languagesOfDocument } from '@/src/data/pages/content-languages'
import { isMarked } from '@/src/data/preview/source-marks'
import { getPage } from '@/src/data/pages'
import { listPictures } from '@/src/data/media/pictures'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { makeMetadata, missingMetadata } from '../metadata'
import { Missing } from '../missing'
import { inOfferedLanguage, redirected } from '../redirected'
import { PageData } from './page-data'

interface Props {
  params: Promise<{ lng: string; path?: string[] }>
}

export const revalidate = 300

/** Nothing is built ahead, so that a build needs no database: a page is made at its first visit, and kept. */
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, path, page } = await load(props)
  if (!page) return missingMetadata(lng)
  const { title, seo, builtIn } = page
  const [picture] = Object.values(await listPictures(lng, [seo.picture]))
  return makeMetadata({
    lng,
    path,
    written: await languagesOfDocument({ collection: 'pages', key: path }),
    title: seo.title || title,
    description: seo.description,
    picture,
    isIndexed: builtIn?.isWritten,
  })
}

export default async function SitePage(props: Props) {
  const { lng, path, page } = await load(props)
  await inOfferedLanguage(lng, path)
  if (!page) {
    await redirected(lng, path)
    return <Missing lng={lng} />
  }
  const written = await languagesOfDocument({ collection: 'pages', key: path })
  setPageLanguage(lng)
  return (
    <>
      <LanguageNote lng={lng} written={written} />
      {page.layout.length === 0 ? (
        <Section>
          <BlockTitle heading="h1">{page.title}</BlockTitle>
        </Section>
      ) : null}
      <RenderBlocks
        layout={page.layout}
        lng={lng}
        {...(page.id && (await isMarked('pages'))
          ? { source: { collection: 'pages', id: page.id, hidden: page.hidden } }
          : {})}
      />
      <PageData lng={lng} page={page} written={written} />
      {page.builtIn ? <BuiltInNote lng={lng} path={path} {...page.builtIn} /> : null}
    </>
  )
}

async function load({ params }: Props) {
  const { lng, path: segments = [] } = await params
  const path = `/${segments.join('/')}`
  const page = isLanguage(lng) ? await getPage({ lng, path }) : null
  return { lng: languageOr(lng), path, page }
}
