import { siteMatrix } from '@/site/access'
import type { Permission } from '@/src/contract/permissions'
import type { Rule, Verb } from './rule'

/**
 * The access matrix: collection × verb (specification, section 6). The server enforces it for REST,
 * panel and views alike; `tests/api/database/access.test.ts` walks it over HTTP with every role.
 */
export const matrix = {
  users: row('superAdmin', 'accounts', 'nobody', 'ownAccount', 'superAdmin'),
  categories: row('may:products', 'visible:products', 'nobody', 'may:products', 'may:products'),
  attributes: row('may:products', 'site', 'nobody', 'may:products', 'may:products'),
  products: rowOf('products'),
  certificates: row('may:products', 'visible:products', 'nobody', 'may:products', 'may:products'),
  documents: rowOf('products'),
  'security-notices': rowOf('products'),
  'error-codes': rowOf('products'),
  'document-requests': row('nobody', 'may:products', 'nobody', 'nobody', 'may:products'),
  'product-models': row('may:products', 'site', 'nobody', 'may:products', 'may:products'),
  'finder-questions': rowOf('products'),
  news: rowOf('news'),
  jobs: row('superAdmin', 'visible:superAdmin', 'superAdmin', 'superAdmin', 'superAdmin'),
  pages: rowOf('content'),
  patterns: row('may:content', 'may:content', 'nobody', 'may:content', 'may:content'),
  redirects: row('may:content', 'may:content', 'nobody', 'may:content', 'may:content'),
  'missed-visits': row('nobody', 'may:content', 'nobody', 'nobody', 'may:content'),
  'web-vitals': row('nobody', 'may:content', 'nobody', 'nobody', 'nobody'),
  'search-words': row('may:content', 'may:content', 'nobody', 'may:content', 'may:content'),
  'content-sections': row('may:content', 'visible:content', 'nobody', 'may:content', 'may:content'),
  'navigation-items': rowOf('navigation'),
  releases: row('editors', 'editors', 'nobody', 'editors', 'editors'),
  media: row('pictures', 'site', 'nobody', 'pictures', 'pictures'),
  fonts: row('may:content', 'site', 'nobody', 'may:content', 'may:content'),
  inquiries: row('may:inbox', 'may:inbox', 'nobody', 'may:inbox', 'may:inbox'),
  'quote-requests': row('nobody', 'may:inbox', 'nobody', 'may:inbox', 'may:inbox'),
  // Applicants’ data belong to those who manage jobs.
  'job-applications': row('nobody', 'superAdmin', 'nobody', 'superAdmin', 'superAdmin'),
  approvals: row('nobody', 'aboutEditable', 'nobody', 'nobody', 'superAdmin'),
  comments: row('nobody', 'aboutEditable', 'nobody', 'nobody', 'superAdmin'),
  // Calls of their own make, list and revoke them: they ask for the password.
  'api-keys': row('nobody', 'nobody', 'nobody', 'nobody', 'nobody'),
  webhooks: row('superAdmin', 'superAdmin', 'nobody', 'superAdmin', 'superAdmin'),
  'webhook-deliveries': row('nobody', 'superAdmin', 'nobody', 'nobody', 'nobody'),
  'activity-logs': row('nobody', 'superAdmin', 'nobody', 'nobody', 'nobody'),
  'payload-jobs': row('nobody', 'superAdmin', 'nobody', 'nobody', 'nobody'),
  'payload-preferences': row('staff', 'own', 'nobody', 'own', 'own'),
  'payload-locked-documents': row('lockable', 'staff', 'nobody', 'lockable', 'ownLock'),
  'payload-migrations': row('nobody', 'nobody', 'nobody', 'nobody', 'nobody'),
  'payload-kv': row('nobody', 'nobody', 'nobody', 'nobody', 'nobody'),
  ...siteMatrix,
} satisfies Record<string, Record<Verb, Rule>>

export type GuardedCollection = keyof typeof matrix

function row(
  create: Rule,
  read: Rule,
  readVersions: Rule,
  update: Rule,
  remove: Rule,
): Record<Verb, Rule> {
  return { create, read, readVersions, update, delete: remove }
}

/** Returns the row of a collection with drafts: staff with the permission do everything, visitors read. */
function rowOf(permission: Permission): Record<Verb, Rule> {
  const may: Rule = `may:${permission}`
  return row(may, `visible:${permission}`, may, may, may)
}
