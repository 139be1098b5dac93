import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { StructuredData } from '@/src/components/structured-data'
import type { Job } from '@/src/contract/job'
import { orElse } from '@/src/data/cache'
import { getJob } from '@/src/data/jobs'
import { getSettings, noSettings } from '@/src/data/settings'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/lib/env'
import { breadcrumbs } from '@/src/lib/structured-data/breadcrumbs'
import { jobData } from '@/src/lib/structured-data/records'
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
    path: `/careers/${found?.slug ?? key}`,
    title: found?.title ?? getT(lng)('page.careers'),
    description: found?.description,
  })
}

export default async function JobPage(props: Props) {
  const { lng, key, found } = await load(props)
  if (found === null) {
    await redirected(lng, `/careers/${key}`)
    return <Missing lng={lng} problem={getT(lng)('job.failed')} />
  }
  return (
    <>
      <RenderBlocks lng={lng} layout={[{ blockType: 'jobDetail', job: key }]} />
      {found ? <JobData lng={lng} job={found} /> : null}
    </>
  )
}

async function JobData({ lng, job }: { lng: Language; job: Job }) {
  const t = getT(lng)
  const address = addressIn(lng, `/careers/${job.slug}`)
  const { companyName } = await orElse(getSettings({ lng }), noSettings)
  return (
    <StructuredData
      data={[
        breadcrumbs(siteUrl, [
          { name: t('page.home'), address: addressIn(lng, '/') },
          { name: t('page.careers'), address: addressIn(lng, '/careers') },
          { name: job.title, address },
        ]),
        jobData(job, { siteUrl, address, lng }, companyName),
      ]}
    />
  )
}

/** `found` is null for what does not exist, undefined for what cannot be read: the block says so. */
async function load({ params }: Props) {
  const { lng, key } = await params
  const found = isLanguage(lng) ? await orElse(getJob({ lng, key }), undefined) : null
  return { lng: languageOr(lng), key, found }
}
