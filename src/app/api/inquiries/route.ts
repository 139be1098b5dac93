import { inquiryBoxes } from '@/src/contract/inquiry'
import { createInquiry } from '@/src/data/inquiries'
import { clientAddress } from '@/src/lib/client-address'
import { isPlainForm, readPlainForm } from '@/src/lib/http/plain-form'
import { readJson } from '@/src/lib/http/read-body'
import { methods } from '@/src/lib/http/methods'

/** Takes what a visitor asks: as JSON, or from the contact form of a browser without JavaScript. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const isForm = isPlainForm(request)
    const input = isForm ? await readPlainForm(request, inquiryBoxes) : await readJson(request)
    const answer = await createInquiry(input, clientAddress(request.headers))
    return isForm
      ? new Response(null, { status: 303, headers: { Location: '/contact?sent=1' } })
      : Response.json(answer, { status: 201 })
  },
})
