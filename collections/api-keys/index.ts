import type { CollectionConfig } from 'payload'
import { getAccess } from '@/src/payload/access'

const closed = { create: () => false, read: () => false, update: () => false }

/**
 * API keys of programs. Only the calls in `endpoints.ts` write them, and only `src/payload/api-keys` reads the hash; the key itself is not stored
 * (docs/decisions/2026-11-30-api-keys-of-our-own.md).
 */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: { singular: 'API key', plural: 'API keys' },
  access: getAccess('api-keys'),
  admin: { useAsTitle: 'name', group: 'Administration', hidden: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'prefix', type: 'text', required: true, unique: true, index: true },
    // SHA-256: a key has 256 random bits, so a slow hash would protect nothing.
    { name: 'hash', type: 'text', required: true, hidden: true, access: closed },
    // No relation: it goes with the account by a hook, on every database.
    { name: 'userId', type: 'text', required: true, index: true },
    { name: 'rights', type: 'json', required: true },
    { name: 'perMinute', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'lastUsedAt', type: 'date' },
    { name: 'revokedAt', type: 'date', index: true },
  ],
}
