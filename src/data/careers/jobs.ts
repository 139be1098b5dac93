import 'server-only'
import type { Job as JobDoc } from '@/payload-types'
import type { Job } from '@/src/contract/job'
import { toSeo } from '@/src/contract/seo'
import type { Language } from '@/src/i18n/languages'
import { asText, asTexts } from '@/src/platform/values/stored-values'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { findByIdOrSlug } from '@/src/data/find-by-id-or-slug'
import { inModule } from '@/src/data/settings/modules'
import { mapReadable } from '@/src/data/readable'
import { tags } from '@/src/data/cache/tags'

/** Every open position, latest first, whether or not careers are on. */
export const readJobs = cached(
  'listJobs',
  () => [tags.jobs()],
  async ({ lng }: { lng: Language }): Promise<Job[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'jobs',
      sort: ['-postedAt', 'slug'],
      pagination: false,
    })
    return mapReadable(docs, ['title', 'slug', 'location'], toJob)
  },
)

/** Every open position, latest first. */
export const listJobs = inModule('careers', readJobs, [])

const readJob = cached(
  'getJob',
  () => [tags.jobs()],
  async ({ lng, key }: { lng: Language; key: string }): Promise<Job | null> => {
    const doc = await findByIdOrSlug('jobs', key, lng)
    return doc && toJob(doc)
  },
)

/** One position by its id or its slug; null where there is none in public. */
export const getJob = inModule('careers', readJob, null)

function toJob(doc: JobDoc): Job {
  return {
    id: doc.id,
    title: doc.title,
    slug: doc.slug,
    location: doc.location,
    department: asText(doc.department),
    email: asText(doc.email),
    description: asText(doc.description),
    responsibilities: asTexts(doc.responsibilities),
    requirements: asTexts(doc.requirements),
    benefits: asTexts(doc.benefits),
    postedAt: asText(doc.postedAt),
    isActive: doc.isActive ?? true,
    vacancy: doc.vacancy ?? null,
    experienceNeeded: asText(doc.experienceNeeded),
    ...toSeo(doc),
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}
