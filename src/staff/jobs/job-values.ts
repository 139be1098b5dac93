import { JobInput } from '@/src/contract/job'
import { dayOf, today } from '../kit/format'
import { byLanguage, changesOf, linesIn, linesOf, textIn, type ByLanguage } from '../kit/localized'
import { problemsOf, type Problems } from '../kit/problems'
import { saveLocalized } from '../kit/save-localized'

/** Texts of a job; the three lists hold one entry per line. */
export interface JobTexts {
  title: string
  location: string
  department: string
  experienceNeeded: string
  description: string
  responsibilities: string
  requirements: string
  benefits: string
}

export const jobLists = ['responsibilities', 'requirements', 'benefits'] as const

export interface JobValues {
  texts: ByLanguage<JobTexts>
  email: string
  vacancy: string
  postedAt: string
  isActive: boolean
  isPublished: boolean
}

/** A job as the form reads it: texts in all languages. */
export interface StoredJob {
  id: string
  email?: string | null
  vacancy?: number | null
  postedAt?: string | null
  isActive?: boolean | null
  _status?: 'draft' | 'published' | null
  updatedAt: string
  [localized: string]: unknown
}

/** @param email where applications go, of a job that names nobody */
export const valuesOf = (job: StoredJob | undefined, email = ''): JobValues => ({
  texts: byLanguage((lng) => ({
    title: textIn(job?.title, lng),
    location: textIn(job?.location, lng),
    department: textIn(job?.department, lng),
    experienceNeeded: textIn(job?.experienceNeeded, lng),
    description: textIn(job?.description, lng),
    responsibilities: linesIn(job?.responsibilities, lng),
    requirements: linesIn(job?.requirements, lng),
    benefits: linesIn(job?.benefits, lng),
  })),
  email: job ? (job.email ?? '') : email,
  vacancy: String(job?.vacancy ?? 1),
  postedAt: job ? dayOf(job.postedAt) : today(),
  isActive: job?.isActive ?? true,
  isPublished: job?._status !== 'draft',
})

export const check = (values: JobValues): Problems =>
  problemsOf(JobInput, { ...textsToApi(values.texts.en), ...sharedToApi(values) })

export function save(
  values: JobValues,
  existing: StoredJob | undefined,
  isForced: boolean,
): Promise<string> {
  const before = valuesOf(existing)
  return saveLocalized({
    collection: 'jobs',
    method: 'PUT',
    existing,
    isForced,
    shared: existing ? changesOf(sharedToApi(before), sharedToApi(values)) : sharedToApi(values),
    before: before.texts,
    texts: values.texts,
    toApi: textsToApi,
  })
}

/** Digits only, at least 1; what is no number counts as 1 (specification, section 5). */
export const vacancyOf = (text: string): number => Math.max(1, Number.parseInt(text, 10) || 1)

function sharedToApi(values: JobValues) {
  return {
    email: values.email.trim() || null,
    vacancy: vacancyOf(values.vacancy),
    postedAt: values.postedAt || null,
    isActive: values.isActive,
    _status: values.isPublished ? 'published' : 'draft',
  }
}

const textsToApi = (texts: Partial<JobTexts>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      (jobLists as readonly string[]).includes(name)
        ? linesOf(text)
        : text.trim() || (name === 'title' || name === 'location' ? '' : null),
    ]),
  )
