import type { Endpoint, PayloadRequest } from 'payload'
import type { QuoteRequest } from '@/payload-types'
import { QuoteOfferInput, type QuoteOffersAnswer } from '@/src/contract/staff/inbox'
import { maxOffers } from '@/src/contract/visitor-forms'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { deletePrivateFile, storePrivateFile } from '@/src/platform/private-files/store'
import { deleteWithRecord } from '@/src/platform/private-files/sweep'
import { withLock } from '@/src/platform/redis/shared-lock'
import { dayIn } from '@/src/platform/time/days'

type Offer = NonNullable<QuoteRequest['offers']>[number]

/** `POST /quote-requests/{id}/offers`: a file that answers a request. The visitor gets it once the request is quoted. */
const addOffer: Endpoint = {
  path: '/:id/offers',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'quote-requests', 'update')
    const form = await req.formData?.().catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof File)) throw fieldRefusal('file', 'file must be a file')
    const { validUntil } = checked(
      JSON.parse(String(form?.get('_payload') ?? '{}')),
      QuoteOfferInput,
    )
    // A day is over when it is over everywhere: the site's clock is not the visitor's.
    if (validUntil && validUntil < dayIn('Pacific/Pago_Pago', Date.now()))
      throw fieldRefusal('validUntil', 'validUntil must be today or a day to come')
    const id = String(req.routeParams?.id)
    await readOffers(req, id)
    const stored = await storePrivateFile('offers', { content: bytesOf(file), name: file.name })
    try {
      const offer = { ...stored, validUntil, addedAt: new Date().toISOString() }
      return await changeOffers(req, id, (offers) => {
        if (offers.length >= maxOffers)
          throw fieldRefusal('file', `file must be one of at most ${maxOffers} files`)
        return { message: 'File attached', offers: [...offers, offer], status: 201 }
      })
    } catch (error) {
      await deletePrivateFile(stored.key)
      throw error
    }
  },
}

/** `DELETE /quote-requests/{id}/offers/{file}`: takes a file of an offer away, for the visitor as well. */
const removeOffer: Endpoint = {
  path: '/:id/offers/:file',
  method: 'delete',
  handler: async (req) => {
    await mustBeAllowed(req, 'quote-requests', 'update')
    const { id, file } = req.routeParams as { id: string; file: string }
    return changeOffers(req, id, (offers) => {
      const doomed = offers.find(({ key }) => key.split('/').at(-1) === file)
      if (!doomed) throw new Refusal(404, 'File not found')
      deleteWithRecord(req.payload, [doomed.key])
      return { message: 'File removed', offers: offers.filter((offer) => offer !== doomed) }
    })
  },
}

/** Calls by which staff attach files to a request, and take them away. */
export const offerEndpoints: Endpoint[] = [addOffer, removeOffer]

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer())
}

async function readOffers(req: PayloadRequest, id: string): Promise<Offer[]> {
  const request = await req.payload.findByID({
    collection: 'quote-requests',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!request) throw new Refusal(404, 'Not found')
  return request.offers ?? []
}

/** Staff may not write this field themselves; who may change the record was asked before. */
const changeOffers = (
  req: PayloadRequest,
  id: string,
  change: (offers: Offer[]) => { message: string; offers: Offer[]; status?: number },
): Promise<Response> =>
  withLock(`offers ${id}`, async () => {
    const { message, offers, status } = change(await readOffers(req, id))
    const stored = await req.payload.update({
      collection: 'quote-requests',
      id,
      data: { offers },
      depth: 0,
      overrideAccess: true,
      req,
    })
    const { updatedAt } = stored
    return Response.json(
      { message, offers: stored.offers ?? [], updatedAt } satisfies QuoteOffersAnswer,
      { status },
    )
  })
