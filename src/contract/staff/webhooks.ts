import { z } from 'zod'
import type { Language } from '@/src/i18n/languages'

/** Changes of what visitors see that are sent to other systems. */
export const webhookEvents = ['published', 'updated', 'unpublished', 'deleted'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Collections whose changes are sent: those whose records visitors find by an address or in a list. */
export const webhookCollections = [
  'pages',
  'products',
  'categories',
  'news',
  'jobs',
  'documents',
  'certificates',
  'security-notices',
  'error-codes',
] as const

export type WebhookCollection = (typeof webhookCollections)[number]

export const isWebhookCollection = (slug: string): slug is WebhookCollection =>
  webhookCollections.some((one) => one === slug)

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Body of a message. It holds what visitors can read, and neither texts of drafts nor data about people. */
export interface WebhookMessage {
  type: `record.${WebhookEvent}` | 'webhook.test'
  /** Time of the change. */
  timestamp: string
  data: {
    operation: WebhookEvent | 'test'
    collection: WebhookCollection | null
    id: string | null
    slug: string | null
    /** Languages in which its page may have changed. */
    locales: Language[]
    /** Address of its page in the default language; null where it has none of its own. */
    url: string | null
  }
}

/** A receiver of messages, as the staff API answers it. */
export interface Webhook {
  id: string
  url: string
  description?: string | null
  events: WebhookEvent[]
  /** All where it is empty, as with the languages. */
  collections?: WebhookCollection[] | null
  languages?: Language[] | null
  isActive?: boolean | null
  /** Time at which the receiver answered 410, which turned it off. */
  goneAt?: string | null
  /** Until when messages are signed with the former secret, too. */
  formerSecretUntil?: string | null
  createdAt: string
  updatedAt: string
}

/** Answer of a call that made a secret, which no other call shows. */
export interface WebhookSecret {
  secret: string
}

/** Body of POST /admin/webhooks/{id}/secret. */
export const NewSecretInput = z.object({
  keepFormer: z.boolean('must be true or false'),
})

/** A message to one receiver, as the staff API answers it. */
export interface WebhookDelivery {
  id: string
  webhook: string
  message: string
  type: string
  resourceType?: string | null
  resourceId?: string | null
  state: DeliveryState
  attempts: number
  dueAt: number
  lastAttemptAt?: string | null
  lastStatus?: number | null
  durationMs?: number | null
  problem?: string | null
  body: string
  answer?: string | null
  createdAt: string
}
