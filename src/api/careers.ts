import type { NextRequest } from 'next/server'
import { z, ZodError } from 'zod'
import { ApplicationAnswer, ApplicationInput } from '@/src/contract/application'
import { type ApplicationOutcome, applicationFiles } from '@/src/contract/application-form'
import { Job, JobList } from '@/src/contract/job'
import { createApplication } from '@/src/data/job-applications'
import { getJob, listJobs } from '@/src/data/jobs'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { FieldError, HttpError } from '@/src/lib/http/http-error'
import { log } from '@/src/lib/log/log'
import { seeOther, wantsPage } from '@/src/lib/private-files/visitor-form'
import { slugPattern } from '@/src/lib/text/slug'
import { operation, read } from './operation'

const subject = 'Careers'

export const careerOperations = [
  read({
    path: '/jobs',
    subject,
    summary: 'Open positions, latest first',
    answer: JobList,
    handler: ({ lng }) => listJobs({ lng }),
  }),
  read({
    path: '/jobs/{id}',
    subject,
    summary: 'One position',
    parameters: { id: 'Id or slug' },
    answer: Job,
    missing: 'Job not found',
    handler: ({ lng, params }) => getJob({ lng, key: params.id }),
  }),
  operation({
    method: 'post',
    path: '/job-applications',
    subject,
    summary:
      'Applies for a position, with a CV and perhaps a letter (PDF, DOCX, ODT; 10 MB each). Stored before it is answered, deleted on the day that the answer names',
    isLocalized: true,
    body: {
      type: 'multipart/form-data',
      schema: ApplicationInput.extend({
        cv: z.string().meta({ format: 'binary' }),
        letter: z.string().meta({ format: 'binary' }).optional(),
      }).meta({ id: 'ApplicationForm' }),
    },
    answer: { status: 201, schema: ApplicationAnswer },
    refusals: [400, 403, 404, 413, 429, 507],
    handler: ({ request, lng }) => apply(request, lng),
  }),
]

/** Stores an application. Redirects a browser that sent the form of the position to a page with the outcome. */
async function apply(request: NextRequest, lng: Language): Promise<Response> {
  let job = request.nextUrl.searchParams.get('job') ?? ''
  const redirectTo = (outcome: ApplicationOutcome) => {
    const page = slugPattern.test(job) ? `/careers/${job}?applied=${outcome}` : '/careers'
    return seeOther(addressIn(lng, page))
  }
  try {
    const answer = await createApplication(request, lng, (fields) => (job = fields.job ?? job))
    return wantsPage(request) ? redirectTo('sent') : Response.json(answer, { status: 201 })
  } catch (error) {
    if (!wantsPage(request)) throw error
    return redirectTo(outcomeOf(error))
  }
}

function outcomeOf(error: unknown): ApplicationOutcome {
  if (error instanceof ZodError) return 'fields'
  if (error instanceof FieldError) {
    return applicationFiles.some((name) => name === error.field) ? 'files' : 'fields'
  }
  const status = error instanceof HttpError ? error.status : 500
  if (status === 413) return 'large'
  if (status === 507) return 'full'
  if (status === 429) return 'limit'
  if (status === 404) return 'gone'
  if (status === 400 || status === 403) return 'fields'
  log.error({ err: error, msg: 'An application could not be stored' })
  return 'server'
}
