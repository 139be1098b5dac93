import { getJob } from '@/src/data/careers/jobs'
import { getT } from '@/src/i18n/server'
import { jobData } from '@/src/domain/structured-data/records'
import { recordPage } from '@/src/app/(site)/[lng]/record-page'

const { generateMetadata, RecordPage } = recordPage({
  collection: 'jobs',
  folder: '/careers',
  read: getJob,
  fallbackTitle: 'page.careers',
  failed: 'job.failed',
  block: (key) => ({ blockType: 'jobDetail', job: key }),
  about: ({ title, description }) => ({ title, description }),
  crumbs: ({ title, slug }, lng) => [
    { name: getT(lng)('page.careers'), path: '/careers' },
    { name: title, path: `/careers/${slug}` },
  ],
  data(job, place) {
    const t = getT(place.inLanguage)
    return jobData(job, place, {
      responsibilities: t('job.responsibilities'),
      requirements: t('job.requirements'),
      benefits: t('job.benefits'),
    })
  },
})

export const revalidate = 300
export const generateStaticParams = async () => []
export { generateMetadata }
export default RecordPage
