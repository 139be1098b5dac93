import 'server-only'
import type { Job as JobDoc } from '@/payload-types'
import type { Job } from '../contract/job'
import type { Language } from '../i18n/languages'
import { cached } from './cache'
import { asVisitor, cms } from './cms'
import { findByIdOrSlug } from './find-by-id-or-slug'
import { tags } from './tags'

/** Every open position, latest first. */
export const listJobs = cached(
  'listJobs',
  () => [tags.jobs()],
  async ({ lng }: { lng: Language }): Promise<Job[]> => {
    const payload = await cms()
    const { docs } = await payload.find({
      ...asVisitor(lng),
      collection: 'jobs',
      sort: ['-postedAt', 'slug'],
      pagination: false,
    })
    return docs.map(toJob)
  },
)

/** One position by its id or its slug; null where there is none in public. */
export const getJob = cached(
  'getJob',
  () => [tags.jobs()],
  async ({ lng, key }: { lng: Language; key: string }): Promise<Job | null> => {
    const doc = await findByIdOrSlug('jobs', key, lng)
    return doc && toJob(doc)
  },
)

function toJob(doc: JobDoc): Job {
  return {
    id: doc.id,
    title: doc.title,
    slug: doc.slug,
    location: doc.location,
    department: doc.department ?? null,
    email: doc.email ?? null,
    description: doc.description ?? null,
    responsibilities: doc.responsibilities ?? [],
    requirements: doc.requirements ?? [],
    benefits: doc.benefits ?? [],
    postedAt: doc.postedAt ?? null,
    isActive: doc.isActive ?? true,
    vacancy: doc.vacancy ?? null,
    experienceNeeded: doc.experienceNeeded ?? null,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}
