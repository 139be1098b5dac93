import type { Endpoint, PayloadRequest, Where } from 'payload'
import {
  NewSecretInput,
  type WebhookMessage,
  type WebhookSecret,
} from '@/src/contract/staff/webhooks'
import { formerSecretMs, newWebhookSecret, secretPurpose } from '@/src/domain/webhooks'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { runDeliveries, type StoredWebhook, wakeDeliveries } from '@/src/payload/webhooks/deliver'
import { queueDue, writeDelivery } from '@/src/payload/webhooks/queue'
import { encryptText } from '@/src/platform/auth/signature'
import { isDocumentId } from '@/src/platform/database/ids'
import { isInternalCall } from '@/src/platform/http/internal-call'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'

/** `POST /webhooks/{id}/secret`: makes a new secret and shows it, this once. */
const newSecret: Endpoint = {
  path: '/:id/secret',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'webhooks', 'update')
    const { keepFormer } = await parseInput(req, NewSecretInput)
    const id = String(req.routeParams?.id)
    const secret = newWebhookSecret()
    await withLock(`webhook ${id}`, async () => {
      const { secrets } = await storedWebhook(req, id)
      const until = keepFormer ? new Date(Date.now() + formerSecretMs).toISOString() : null
      const former = (secrets ?? []).slice(0, 1).map(({ encrypted }) => ({ encrypted, until }))
      const data = {
        secrets: [
          { encrypted: encryptText(secret, secretPurpose), until: null },
          ...(keepFormer ? former : []),
        ],
        formerSecretUntil: until,
      }
      await req.payload.db.updateOne({ collection: 'webhooks', id, data, returning: false, req })
    })
    await writeAudit(req, {
      action: 'update',
      resourceType: 'webhooks',
      resourceId: id,
      details: { fields: ['secret'] },
    })
    const answer: WebhookSecret = { secret }
    return Response.json(answer)
  },
}

/** `POST /webhooks/{id}/test`: queues a message that is about no record. */
const sendTest: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'webhooks', 'update')
    const { id, isActive } = await storedWebhook(req, String(req.routeParams?.id))
    if (!isActive) throw new Refusal(409, 'This webhook is off')
    const now = Date.now()
    const message: WebhookMessage = {
      type: 'webhook.test',
      timestamp: new Date(now).toISOString(),
      data: { operation: 'test', collection: null, id: null, slug: null, locales: [], url: null },
    }
    await writeDelivery(req, id, message, now)
    return noContent()
  },
}

/** `POST /webhooks/{id}/replay`: sends all messages again that failed. */
const replayFailed: Endpoint = {
  path: '/:id/replay',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'webhooks', 'update')
    const { id } = await storedWebhook(req, String(req.routeParams?.id))
    const failed: Where[] = [{ webhook: { equals: id } }, { state: { equals: 'failed' } }]
    const where = { and: failed }
    await req.payload.db.updateMany({ collection: deliveries, where, data: again(), req })
    wakeDeliveries(req.payload, 0)
    return noContent()
  },
}

/** `POST /webhooks/run`: sends what is due. For the server alone, once a minute; it does not wait for receivers. */
const run: Endpoint = {
  path: '/run',
  method: 'post',
  handler: async (req) => {
    if (!isInternalCall(req.headers)) throw new Refusal(req.user ? 403 : 401, notFound)
    await queueDue(req.payload)
    runDeliveries(req.payload).catch((err: unknown) => {
      req.payload.logger.error({ err, msg: 'Webhooks could not be sent; tried again in a minute' })
    })
    return Response.json({ message: 'Done' })
  },
}

export const webhookEndpoints = [run, newSecret, sendTest, replayFailed]

/** `POST /webhook-deliveries/{id}/replay`: sends a message again, under the same id. */
const replay: Endpoint = {
  path: '/:id/replay',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'webhooks', 'update')
    const id = String(req.routeParams?.id)
    const found = isDocumentId(id) && (await replayOne(req, id))
    if (!found) throw new Refusal(404, notFound)
    wakeDeliveries(req.payload, 0)
    return noContent()
  },
}

export const deliveryEndpoints = [replay]

const deliveries = 'webhook-deliveries'

const noContent = () => new Response(null, { status: 204 })

const again = () => ({ state: 'waiting', attempts: 0, dueAt: Date.now() })

/** One that waits is sent at once. */
const replayOne = (req: PayloadRequest, id: string) =>
  req.payload.db.updateOne({
    collection: deliveries,
    where: { id: { equals: id } },
    data: again(),
    options: { atomic: true },
    req,
  })

/** @throws Refusal 404 */
async function storedWebhook(req: PayloadRequest, id: string): Promise<StoredWebhook> {
  const where = { id: { equals: id } }
  const found = isDocumentId(id)
    ? await req.payload.db.findOne<StoredWebhook>({ collection: 'webhooks', where, req })
    : null
  if (!found) throw new Refusal(404, notFound)
  return found
}
