import { JobInput } from '@/src/contract/job'
import {
  type ByLanguage,
  lines,
  neededText,
  readTexts,
  text,
  type TextFields,
} from '../kit/form/localized'
import { localizedEntry, type StoredEntry } from '../kit/form/localized-entry'
import { type Moment, momentNow, momentToApi, parseMoment } from '../kit/form/moment'
import { type SeoTexts, slugToApi } from '../kit/form/page-fields'
import { type Visibility, visibilityOf, visibilityToApi } from '../kit/form/visibility'

/** Texts of a job; the three lists hold one entry per line. */
export interface JobTexts extends SeoTexts {
  title: string
  location: string
  department: string
  experienceNeeded: string
  description: string
  responsibilities: string
  requirements: string
  benefits: string
}

const texts: TextFields<JobTexts> = {
  title: neededText,
  location: neededText,
  department: text,
  experienceNeeded: text,
  description: text,
  responsibilities: lines,
  requirements: lines,
  benefits: lines,
  seoTitle: text,
  seoDescription: text,
}

export const jobLists = ['responsibilities', 'requirements', 'benefits'] as const

export interface JobValues extends Visibility {
  /** Empty for a new one: it is made of the title. */
  slug: string
  texts: ByLanguage<JobTexts>
  email: string
  vacancy: string
  postedAt: Moment
}

export interface StoredJob extends StoredEntry {
  email?: string | null
  vacancy?: number | null
  postedAt?: string | null
}

/** @param email where applications go, of a job that names nobody */
export const toJobValues = (job: StoredJob | undefined, email = ''): JobValues => ({
  texts: readTexts(texts, job),
  slug: job?.slug ?? '',
  email: job ? (job.email ?? '') : email,
  vacancy: String(job?.vacancy ?? 1),
  postedAt: job ? parseMoment(job.postedAt) : momentNow(),
  ...visibilityOf(job),
})

/** Digits only, at least 1; what is no number counts as 1 (specification, section 5). */
export const vacancyOf = (typed: string): number => Math.max(1, Number.parseInt(typed, 10) || 1)

export const { check, save } = localizedEntry({
  collection: 'jobs',
  method: 'PUT',
  input: JobInput,
  texts,
  valuesOf: toJobValues,
  sharedToApi: (values) => ({
    ...slugToApi(values.slug),
    email: values.email.trim() || null,
    vacancy: vacancyOf(values.vacancy),
    postedAt: momentToApi(values.postedAt),
    ...visibilityToApi(values),
  }),
})
