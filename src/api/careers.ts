import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { ApplicationAnswer, ApplicationInput } from '@/src/contract/application'
import { Job, JobList } from '@/src/contract/job'
import { createApplication } from '@/src/data/careers/job-applications'
import { getJob, listJobs } from '@/src/data/careers/jobs'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import type { FormFields } from '@/src/platform/private-files/receive-form'
import { slugPattern } from '@/src/platform/text/slug'
import { operation, read } from './operation'
import { answerForm } from './visitor-form'

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

/** Stores an application. */
function apply(request: NextRequest, lng: Language): Promise<Response> {
  // In the address too, for a form of which nothing could be read.
  const named = request.nextUrl.searchParams.get('job') ?? ''
  const page = ({ job = named }: FormFields) =>
    addressIn(lng, slugPattern.test(job) ? `/careers/${job}` : '/careers')
  return answerForm(request, {
    id: 'apply',
    status: 201,
    take: (fields) => createApplication(request, lng, fields),
    next: (_, fields) => `${page(fields)}?applied=sent`,
    page,
  })
}
