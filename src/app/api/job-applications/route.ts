import { ZodError } from 'zod'
import { type ApplicationOutcome, applicationFiles } from '@/src/contract/application-form'
import { createApplication } from '@/src/data/job-applications'
import { languageOf } from '@/src/i18n/language-of'
import { addressIn } from '@/src/i18n/route'
import { FieldError, HttpError } from '@/src/lib/http/http-error'
import { methods } from '@/src/lib/http/methods'
import { log } from '@/src/lib/log/log'
import { seeOther, wantsPage } from '@/src/lib/private-files/visitor-form'
import { slugPattern } from '@/src/lib/text/slug'

/**
 * Takes an application for a position: multipart. Browsers that sent the form of the position are led to a page that
 * says what became of it.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const lng = languageOf(request)
    let job = request.nextUrl.searchParams.get('job') ?? ''
    const leadOn = (outcome: ApplicationOutcome) => {
      const page = slugPattern.test(job) ? `/careers/${job}?applied=${outcome}` : '/careers'
      return seeOther(addressIn(lng, page))
    }
    try {
      const answer = await createApplication(request, lng, (fields) => (job = fields.job ?? job))
      return wantsPage(request) ? leadOn('sent') : Response.json(answer, { status: 201 })
    } catch (error) {
      if (!wantsPage(request)) throw error
      return leadOn(outcomeOf(error))
    }
  },
})

function outcomeOf(error: unknown): ApplicationOutcome {
  if (error instanceof ZodError) return 'fields'
  if (error instanceof FieldError) {
    return applicationFiles.some((name) => name === error.field) ? 'files' : 'fields'
  }
  const status = error instanceof HttpError ? error.status : 500
  if (status === 413) return 'large'
  if (status === 429) return 'limit'
  if (status === 404) return 'gone'
  if (status === 400 || status === 403) return 'fields'
  log.error({ err: error, msg: 'An application could not be stored' })
  return 'server'
}
