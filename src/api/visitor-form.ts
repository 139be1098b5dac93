import type { NextRequest } from 'next/server'
import { keepDraft } from '@/src/data/visitor-forms/form-drafts'
import { clientAddress } from '@/src/platform/http/client-address'
import { wantsPage } from '@/src/platform/http/own-origin'
import { type FormFields, isPlainForm } from '@/src/platform/private-files/receive-form'

interface Form<Answer> {
  /**
   * Reads and takes the form.
   * @param fields to be filled as they are read, so that those of a form that is refused are known
   */
  take: (fields: FormFields) => Promise<Answer>
  /** Status of the answer in JSON. */
  status: number
  /** Address to which a browser that sent the form itself is led. */
  next: (answer: Answer, fields: FormFields) => string
  /** Address of the page with the form, without its draft. */
  page: (fields: FormFields) => string | Promise<string>
  /** Id of the form on that page. */
  id: string
}

/**
 * Answers a form of visitors: with JSON, or a browser that sent the form itself with the page that comes next. Where the
 * form is refused, for whatever reason, that page shows it again, with what was typed and why. All forms are answered so.
 */
export async function answerForm<Answer>(
  request: NextRequest,
  { take, status, next, page, id }: Form<Answer>,
): Promise<Response> {
  const fields: FormFields = {}
  try {
    const answer = await take(fields)
    const isPage = wantsPage(request) || (isPlainForm(request) && !acceptsJson(request))
    return isPage ? seeOther(next(answer, fields)) : Response.json(answer, { status })
  } catch (error) {
    if (!wantsPage(request)) throw error
    return seeOther(`${withDraft(request, await page(fields), fields, error)}#${id}`)
  }
}

/**
 * Address of a page with a form as it was sent.
 * @param error why it was refused; left out where it is only shown anew
 */
export function withDraft(
  { headers }: NextRequest,
  page: string,
  fields: FormFields,
  error?: unknown,
): string {
  const draft = keepDraft(fields, clientAddress(headers), error)
  return `${page}${page.includes('?') ? '&' : '?'}draft=${draft}`
}

const acceptsJson = ({ headers }: Request): boolean =>
  /\bapplication\/json\b/i.test(headers.get('accept') ?? '')

const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path } })
