import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { z } from 'zod'
import type { User } from '@/payload-types'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound, notSignedIn } from '@/src/platform/http/messages'
import { issuesByField, type ZodIssue } from '@/src/platform/http/zod-issues'
import { Refusal } from '../errors'

/** As Payload words it. */
export const notAllowed = 'You are not allowed to perform this action.'

/** @throws Refusal 401 for visitors */
export function requireStaff({ user }: PayloadRequest): User & { _sid?: string } {
  if (!user) throw new Refusal(401, notSignedIn)
  return user
}

/** @throws Refusal 401 for visitors, 403 where the access matrix does not let the caller do this at all */
export async function mustBeAllowed(
  req: PayloadRequest,
  collection: CollectionSlug,
  verb: 'read' | 'create' | 'update' | 'delete',
): Promise<void> {
  requireStaff(req)
  const allowed = await req.payload.collections[collection].config.access[verb]({ req })
  if (allowed === false) throw new Refusal(403, notAllowed)
}

/** @throws Refusal 404 where there is no such document, drafts included, that the caller may read */
export async function mustExist(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<void> {
  const doc =
    isDocumentId(id) &&
    (await req.payload.findByID({
      collection,
      id,
      draft: true,
      depth: 0,
      select: {},
      disableErrors: true,
      overrideAccess: false,
      req,
    }))
  if (!doc) throw new Refusal(404, notFound)
}

/**
 * The body of a call, checked.
 * @throws ValidationError that names every field in which it is wrong
 */
export async function parseInput<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return checked(await req.json?.().catch(() => undefined), schema)
}

/** @throws ValidationError that names every field in which a value is wrong */
export function checked<Schema extends z.ZodType>(value: unknown, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new ValidationError({
    errors: issuesByField(error.issues as ZodIssue[]).map((issue) => {
      const field = issue.path.join('.')
      return { path: field, message: messageOf(issue, field) }
    }),
  })
}

/** Messages of ours are predicates ("must be a text") or whole sentences; those of zod do not name the field. */
function messageOf({ code, message }: ZodIssue, field: string): string {
  if (/^\p{Ll}/u.test(message)) return `${field} ${message}`
  const isOfZod = /^(Too|Invalid|Unrecognized)\b/.test(message) && code !== 'custom'
  return isOfZod && field ? `${field}: ${message}` : message
}

/** Does several writes of a call, all or none of them. Each must pass `req` on. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}
