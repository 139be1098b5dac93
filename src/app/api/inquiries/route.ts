import { inquiryBoxes } from '@/src/contract/inquiry-form'
import { createInquiry } from '@/src/data/inquiries'
import { keepDraft } from '@/src/data/form-drafts'
import { clientAddress } from '@/src/lib/http/client-address'
import { isPlainForm, readPlainForm } from '@/src/lib/http/plain-form'
import { readJson } from '@/src/lib/http/read-body'
import { methods } from '@/src/lib/http/methods'

/** Takes what a visitor asks: as JSON, or from the contact form of a browser without JavaScript. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const client = clientAddress(request.headers)
    if (!isPlainForm(request)) {
      return Response.json(await createInquiry(await readJson(request), client), { status: 201 })
    }
    const input = await readPlainForm(request, inquiryBoxes)
    try {
      await createInquiry(input, client)
      return seeOther('/contact?sent=1#contact-form')
    } catch (error) {
      if (!wantsPage(request)) throw error
      return seeOther(`/contact?draft=${keepDraft(input, error)}#contact-form`)
    }
  },
})

const seeOther = (path: string) => new Response(null, { status: 303, headers: { Location: path } })

/** Browsers ask for a page: they are shown the form again, with what was typed and what is wrong. */
const wantsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get('accept') ?? '')
