import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
} from 'payload'
import { deliveryStates, webhookCollections, webhookEvents } from '@/src/contract/staff/webhooks'
import { newWebhookSecret, secretPurpose, webhookUrlProblem } from '@/src/domain/webhooks'
import { getAccess } from '@/src/payload/access'
import { encryptText } from '@/src/platform/auth/signature'
import { audit } from '@/src/payload/activity-logs/audit'
import { languageOptions, withoutRemoved } from '@/src/payload/fields/language-choice'
import { withinLength } from '@/src/payload/fields/text'
import { strictInput } from '@/src/payload/input/strict-input'
import { deliveryEndpoints, webhookEndpoints } from './endpoints'

/** Key in `req.context`: the secret of a receiver that is being created. */
const secretKey = 'webhookSecret'

/** Gives a new receiver its secret; one that is turned on again has forgotten that it was gone. */
const prepare: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') {
    const secret = newWebhookSecret()
    req.context[secretKey] = secret
    return { ...data, secrets: [{ encrypted: encryptText(secret, secretPurpose), until: null }] }
  }
  return data.isActive && !originalDoc?.isActive ? { ...data, goneAt: null } : data
}

/** Shows the secret in the answer of the call that made it, and never again. */
const showSecret: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'create'
    ? Object.assign(result as object, { secret: req.context[secretKey] })
    : result

/** Logs changes without secrets: the record before has them, the one after does not. */
const auditShown: CollectionAfterChangeHook = (change) => {
  const { secrets: _, ...previousDoc } = change.previousDoc ?? {}
  return audit.afterChange({ ...change, previousDoc })
}

const deleteDeliveries: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const where = { webhook: { equals: String(id) } }
  await req.payload.db.deleteMany({ collection: 'webhook-deliveries', where, req })
  return doc
}

const byServer = { create: () => false, update: () => false }

const hidden = { read: () => false, ...byServer }

/** Receivers of messages about what changed for visitors, by the Standard Webhooks specification. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  access: getAccess('webhooks'),
  // The dashboard has a view for them.
  admin: { hidden: true, useAsTitle: 'url', group: 'Administration' },
  defaultSort: 'url',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: webhookEndpoints,
  hooks: {
    beforeOperation: [strictInput],
    beforeChange: [prepare],
    afterChange: [auditShown],
    afterDelete: [deleteDeliveries, audit.afterDelete],
    afterOperation: [showSecret],
  },
  fields: [
    {
      name: 'url',
      type: 'text',
      required: true,
      maxLength: 2000,
      validate: withinLength(
        (value) => webhookUrlProblem(typeof value === 'string' ? value : '') ?? true,
      ),
    },
    { name: 'description', type: 'text', maxLength: 200 },
    {
      name: 'events',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...webhookEvents],
      defaultValue: [...webhookEvents],
    },
    {
      name: 'collections',
      type: 'select',
      hasMany: true,
      options: [...webhookCollections],
      admin: { description: 'Leave empty for all' },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      options: languageOptions,
      hooks: { beforeValidate: [withoutRemoved] },
      admin: { description: 'Leave empty for all' },
    },
    { name: 'isActive', type: 'checkbox', defaultValue: true, index: true },
    { name: 'goneAt', type: 'date', access: byServer },
    { name: 'formerSecretUntil', type: 'date', access: byServer },
    /** Encrypted, the one in use first. No answer and no log ever holds them. */
    { name: 'secrets', type: 'json', access: hidden, hidden: true },
  ],
}

const written = (field: Field): Field => ({ ...field, admin: { readOnly: true } }) as Field

/** Messages to receivers, those that wait and those of the last 30 days. Only the server writes them. */
export const webhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  access: getAccess('webhook-deliveries'),
  admin: { hidden: true, useAsTitle: 'message', group: 'Administration' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: deliveryEndpoints,
  hooks: { beforeOperation: [strictInput] },
  indexes: [
    { fields: ['webhook', 'state', 'dueAt'] },
    { fields: ['webhook', 'state', 'resourceId', 'happenedAt'] },
  ],
  fields: [
    written({ name: 'webhook', type: 'text', required: true }),
    written({ name: 'message', type: 'text', required: true }),
    written({ name: 'type', type: 'text', required: true }),
    written({ name: 'resourceType', type: 'text' }),
    written({ name: 'resourceId', type: 'text' }),
    /** Order of messages about one record, ms since 1970. */
    written({ name: 'happenedAt', type: 'number', required: true }),
    written({ name: 'body', type: 'textarea', required: true }),
    written({ name: 'state', type: 'select', required: true, options: [...deliveryStates] }),
    written({ name: 'attempts', type: 'number', required: true }),
    /** Time of the next attempt, ms since 1970. */
    written({ name: 'dueAt', type: 'number', required: true }),
    written({ name: 'lastAttemptAt', type: 'date' }),
    written({ name: 'durationMs', type: 'number' }),
    written({ name: 'lastStatus', type: 'number' }),
    written({ name: 'problem', type: 'text' }),
    written({ name: 'answer', type: 'textarea' }),
  ],
}
