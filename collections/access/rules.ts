import type { Access, PayloadRequest, Where } from 'payload'
import { hasPermission, isSuperAdmin, type Permission } from '../../src/contract/permissions'
import type { Rule } from './matrix'

/**
 * Turns a rule of the matrix into Payload's access function.
 * @param visible what of the collection is public, for the rules `visible:…`
 */
export function accessFor(rule: Rule, visible: Where): Access {
  const [kind, permission] = rule.split(':') as [string, Permission | 'superAdmin' | undefined]
  switch (kind) {
    case 'everyone':
      return () => true
    case 'superAdmin':
      return ({ req }) => isSuperAdmin(req.user)
    case 'may':
      return ({ req }) => may(req, permission)
    case 'visible':
      return ({ req }) => may(req, permission) || visible
    case 'pictures':
      return ({ req }) => mayUploadPictures(req)
    case 'accounts':
      return ({ req }) => hasPermission(req.user, 'users') || themselves(req)
    case 'ownAccount':
      return ({ req }) => isSuperAdmin(req.user) || themselves(req)
    case 'own':
      return ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false)
    case 'staff':
      return ({ req }) => Boolean(req.user)
    default:
      return () => false
  }
}

/** Pictures serve products, news and content, so whoever edits one of these may upload. */
export const mayUploadPictures = (req: PayloadRequest): boolean =>
  (['products', 'news', 'content'] as const).some((permission) =>
    hasPermission(req.user, permission),
  )

function may(req: PayloadRequest, permission: Permission | 'superAdmin' | undefined): boolean {
  if (permission === undefined) return false
  return permission === 'superAdmin' ? isSuperAdmin(req.user) : hasPermission(req.user, permission)
}

function themselves(req: PayloadRequest): false | Where {
  return req.user ? { id: { equals: req.user.id } } : false
}
