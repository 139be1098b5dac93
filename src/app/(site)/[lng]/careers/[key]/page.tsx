import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { orElse } from '@/src/data/cache'
import { getJob } from '@/src/data/jobs'
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
    path: `/careers/${found?.slug ?? key}`,
    title: found?.title ?? getT(lng)('page.careers'),
    description: found?.description,
  })
}

export default async function JobPage(props: Props) {
  const { lng, key, found } = await load(props)
  if (found === null) return <Missing lng={lng} problem={getT(lng)('job.failed')} />
  return <RenderBlocks lng={lng} layout={[{ blockType: 'jobDetail', job: key }]} />
}

/** `found` is null for what does not exist, undefined for what cannot be read: the block says so. */
async function load({ params }: Props) {
  const { lng, key } = await params
  const found = isLanguage(lng) ? await orElse(getJob({ lng, key }), undefined) : null
  return { lng: languageOr(lng), key, found }
}
