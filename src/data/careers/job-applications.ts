import 'server-only'
import { after } from 'next/server'
import { type ApplicationAnswer, ApplicationInput } from '@/src/contract/application'
import {
  type ApplicationFile,
  applicationFiles,
  defaultApplicationDays,
} from '@/src/contract/visitor-forms'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import type { RateLimit } from '@/src/platform/http/rate-limit'
import { withoutTraps } from '@/src/platform/http/trap-fields'
import {
  fingerprintForm,
  type FormFields,
  type ReceivedForm,
} from '@/src/platform/private-files/receive-form'
import { receiveVisitorForm } from '@/src/domain/visitor-forms/visitor-form'
import { mailApplication } from './application-mail'
import { cached } from '@/src/data/cache/cached'
import { getPayload } from '@/src/data/payload'
import { getJob } from './jobs'
import { storeOnce } from '@/src/data/visitor-forms/store-once'
import { tags } from '@/src/data/cache/tags'

/** Limits of a client's applications. */
const limits: RateLimit[] = [
  { name: 'applications-short', points: 15, seconds: 10 * 60 },
  { name: 'applications-day', points: 60, seconds: 24 * 60 * 60 },
]

const day = 24 * 60 * 60 * 1000

/** For how many days an application is kept. */
export const getApplicationDays = cached(
  'getApplicationDays',
  () => [tags.settings()],
  async (_: null): Promise<number> => {
    const payload = await getPayload()
    const { applicationDays } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    return applicationDays ?? defaultApplicationDays
  },
)

/**
 * Checks, stores and mails an application for a position.
 * @param fields takes in what was sent beside the files, also of a form that is refused
 * @throws ZodError and FieldError for bad input, HttpError 404 where the position is not open; what
 * `receiveVisitorForm` throws
 */
export function createApplication(
  request: Request,
  lng: Language,
  fields: FormFields = {},
): Promise<ApplicationAnswer> {
  return receiveVisitorForm(request, { use: 'applications', limits, fields }, async ({ files }) => {
    // A field that people do not see; a robot that fills it is told, as a browser might have filled it for a person.
    if (fields.website) throw new FieldError('website', 'must be left empty')
    const { job: slug, name, email, phone } = ApplicationInput.parse(withoutTraps(fields))
    const sent = withKinds(files)
    const job = await getJob({ lng: defaultLanguage, key: slug })
    if (!job) throw new HttpError(404, 'This position is not open')
    const days = await getApplicationDays(null)
    const fingerprint = fingerprintForm([job.id, name, email, phone], files)
    const { doc, isNew } = await storeOnce('job-applications', fingerprint, () => ({
      job: job.id,
      title: job.title,
      name,
      email,
      phone,
      files: sent,
      language: lng,
      status: 'new',
      deleteAfter: new Date(Date.now() + days * day).toISOString(),
    }))
    if (isNew) after(() => mailApplication(doc, job, lng))
    return { kept: { deleteAfter: doc.deleteAfter }, isNew }
  })
}

/** One file for each of the form's fields; there must be a CV. */
function withKinds(files: ReceivedForm['files']) {
  const kinds = files.map(({ field }) => field)
  for (const field of kinds) {
    if (!isKind(field)) throw new FieldError(field, 'is no field for a file')
  }
  const twice = kinds.find((field, index) => kinds.indexOf(field) !== index)
  if (twice) throw new FieldError(twice, 'must be one file')
  if (!kinds.includes('cv')) throw new FieldError('cv', 'is required')
  return files.map(({ field, ...file }) => ({ ...file, kind: field as ApplicationFile }))
}

const isKind = (field: string): field is ApplicationFile =>
  applicationFiles.some((kind) => kind === field)
