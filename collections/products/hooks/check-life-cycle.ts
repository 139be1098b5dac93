import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { leadsBack } from '@/src/domain/catalogue/life-cycle'
import { toDay } from '@/src/platform/time/days'

/**
 * Checks the life of a product, whichever way it comes in: support does not end before the sale, and successors lead
 * away from it. Notes when the days were set.
 */
export const checkLifeCycle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored = { ...originalDoc, ...data }
  const [lastOrder, endOfSupport] = [toDay(stored.lastOrderDay), toDay(stored.endOfSupportDay)]
  if (lastOrder !== null && endOfSupport !== null && endOfSupport < lastOrder)
    throw refusal('endOfSupportDay', 'must not be before lastOrderDay')
  await checkSuccessor(idOf(originalDoc?.id), stored.successorId, originalDoc?.successorId, req)
  const isUnchanged = lastOrder === toDay(originalDoc?.lastOrderDay)
  return {
    ...data,
    lifeCycleSetAt: isUnchanged
      ? (originalDoc?.lifeCycleSetAt ?? null)
      : lastOrder && new Date().toISOString(),
  }
}

async function checkSuccessor(
  id: string | null,
  given: unknown,
  before: unknown,
  req: PayloadRequest,
): Promise<void> {
  const successorId = idOf(given)
  if (successorId === null || id === null || successorId === idOf(before)) return
  if (await leadsBack(id, successorId, (next) => successorOf(next, req)))
    throw refusal('successorId', 'leads back to this product')
}

async function successorOf(id: string, req: PayloadRequest): Promise<string | null> {
  const product = await req.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    select: { successorId: true },
    disableErrors: true,
    req,
  })
  return idOf(product?.successorId)
}

const refusal = (path: string, problem: string): ValidationError =>
  new ValidationError({
    collection: 'products',
    errors: [{ path, message: `${path} ${problem}` }],
  })

const idOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
