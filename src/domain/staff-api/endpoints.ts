import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { searchedProductFields } from '@/src/contract/product-fields'
import type { KeyRight, KeyVerb } from '@/src/contract/staff/api-keys'
import { isDocumentId } from '@/src/platform/database/ids'

/**
 * Calls that Payload brings along and this site does not offer: accounts are made and reset by a
 * super_admin, never by visitors; an invitation has calls of its own, which store no token.
 */
export const isClosed = ([first, second]: string[]): boolean =>
  first === 'og' ||
  (first === 'users' && second !== undefined && closedForUsers.includes(second)) ||
  first === 'payload-migrations' ||
  first === 'payload-kv'

const closedForUsers = [
  'forgot-password',
  'reset-password',
  'first-register',
  'init',
  'unlock',
  'verify',
]

/** Parts of the addresses of single sign-on: `/sign-in/{provider}/callback`. */
export const providerSignIn = 'sign-in'
export const providerCallback = 'callback'

/** Returns true for the way to a provider and back, on which providers add parameters of their own to the address. */
export const isSingleSignOn = (method: string, [first]: string[]): boolean =>
  method === 'GET' && first === providerSignIn

/** Returns true for calls that begin or end what the caller is: a session, or a view as another account. */
export const isAboutSession = (method: string, path: string[]): boolean =>
  isSingleSignOn(method, path) || callsOfSession.includes(`${method} ${path.join('/')}`)

const callsOfSession = [
  'POST login',
  'POST users/login',
  'POST login/passkey',
  'POST login/passkey/options',
  'POST users/logout',
  'DELETE view-as',
]

/**
 * Returns true for calls that an account may make while it sees the site as another one: it reads what that one sees, but
 * neither sessions and second factor nor files with the data of visitors.
 */
export const isReadOnly = (method: string, [first = '', second]: string[]): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  first !== 'account' &&
  !(second === 'export' && ['inquiries', 'quote-requests', 'job-applications'].includes(first))

/**
 * Lists the rights that a call by an API key takes: calls that read and write records, and the export and import of products.
 * Undefined for every other call, so that a new one is closed to keys. Each collection asks its own rule besides.
 * @param path of a call, or of its description with `{id}`
 */
export function rightsOfCall(method: string, path: string[]): KeyRight[] | undefined {
  const [collection = '', ...rest] = path
  const pattern = rest
    .map((part) => (isDocumentId(part) || part === '{id}' ? ':id' : part))
    .join('/')
  const isFile = rest.length === 2 && rest[0] === 'file'
  const verbs = verbsOfCalls[`${method} ${isFile ? 'file/:name' : pattern}`]
  const isExchange = pattern === 'export' || pattern === 'import'
  if (!verbs || (isExchange && collection !== 'products')) return undefined
  return verbs.map((verb) => `${collection}:${verb}` as const)
}

const verbsOfCalls: Record<string, KeyVerb[] | undefined> = {
  'GET ': ['read'],
  'GET count': ['read'],
  'GET :id': ['read'],
  'GET file/:name': ['read'],
  'GET versions': ['readVersions'],
  'GET versions/:id': ['readVersions'],
  'POST ': ['create'],
  'POST languages': ['create'],
  'POST :id/duplicate': ['read', 'create'],
  // Those of many find their records first.
  'PATCH ': ['read', 'update'],
  'PATCH :id': ['update'],
  'PATCH :id/languages': ['update'],
  'PUT :id': ['update'],
  'DELETE ': ['read', 'delete'],
  'DELETE :id': ['delete'],
  // It asks for the right to change, because visitors read what is public.
  'GET export': ['read', 'update'],
  'POST import': ['read', 'create', 'update'],
}

/** Methods under which a path of the REST API exists, for the answer 405. */
export function listMethods(config: SanitizedConfig, path: string[]): string[] {
  const [first, ...rest] = path
  const isGlobal = first === 'globals'
  const owner = isGlobal
    ? config.globals.find(({ slug }) => slug === rest[0])
    : config.collections.find(({ slug }) => slug === first)
  const below = owner ? (isGlobal ? rest.slice(1) : rest) : path
  const endpoints = (owner ? owner.endpoints : config.endpoints) || []
  const fitting = endpoints.filter(({ path: pattern }) => fits(pattern, below))
  // `/order` is no id, so that it has the methods of `/order` alone and not those of `/:id`.
  const exact = fitting.filter(({ path: pattern }) => pattern === `/${below.join('/')}`)
  const offered = exact.length > 0 ? exact : fitting
  const methods = offered.map(({ method }) => method.toUpperCase())
  const changesOne = offered.some(({ method, path }) => method === 'patch' && path === '/:id')
  if (changesOne && withPut.includes(String(first))) methods.push('PUT')
  return [...new Set(methods)]
}

/** Collections whose documented calls change a record by PUT, section 7: it is served as PATCH. */
const withPut = ['jobs', 'products', 'users']

/** Returns true for a list call, which Payload would answer with ten docs by default. */
export const isList = (config: SanitizedConfig, [first, second, third]: string[]): boolean =>
  config.collections.some(({ slug }) => slug === first) &&
  (second === undefined || (second === 'versions' && third === undefined))

/** The fields in which a call may search: lists, counts and exports do, of collections of this site. */
export function searchedBy(
  { collections }: SanitizedConfig,
  [first, second, third]: string[],
): string[] | undefined {
  if (third !== undefined || ![undefined, 'count', 'export'].includes(second)) return undefined
  const collection = collections.find(({ slug }) => slug === first && !slug.startsWith('payload-'))
  return collection && searchedFields(collection)
}

/** Patterns are as Payload writes them: "/", "/:id", "/access/:id?". */
function fits(pattern: string, path: string[]): boolean {
  const parts = pattern.split('/').filter(Boolean)
  if (path.length > parts.length) return false
  return parts.every((part, index) => {
    const segment = path[index]
    if (segment === undefined) return part.endsWith('?')
    return part.startsWith(':') || part === segment
  })
}

/** Fields in which `?search=` looks, of collections where it looks further than the list in the panel does. */
const searched: Record<string, string[]> = {
  products: ['name', 'slug', 'shortDescription', ...searchedProductFields.map(({ name }) => name)],
  categories: ['name', 'slug'],
  attributes: ['key', 'label'],
  'finder-questions': ['question', 'slug'],
  'security-notices': ['number', 'title', 'summary'],
  'error-codes': ['code', 'meaning', 'remedy'],
  news: ['title', 'slug', 'summary'],
  jobs: ['title', 'slug', 'location', 'department'],
  pages: ['title', 'path'],
  'content-sections': ['sectionKey', 'title'],
  'navigation-items': ['name', 'slug'],
  redirects: ['from', 'to'],
  media: ['alt', 'filename'],
  users: ['username'],
  inquiries: ['name', 'email', 'company', 'subject', 'message'],
  'activity-logs': ['username', 'action', 'resourceType', 'words'],
}

/** Fields in which `?search=` looks for words: at least those of the search in the panel. */
export function searchedFields({
  slug,
  admin,
}: Pick<SanitizedCollectionConfig, 'slug' | 'admin'>): string[] {
  return searched[slug] ?? admin.listSearchableFields ?? [admin.useAsTitle ?? 'id']
}
