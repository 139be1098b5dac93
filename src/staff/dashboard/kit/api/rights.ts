import { hasPermission, permissions, type Actor, type Permission } from '@/src/contract/permissions'

/** Releases hold what any of these publish, as the access matrix has it. */
export const editsDrafts = (may: (permission: Permission) => boolean): boolean =>
  may('products') || may('news') || may('content') || may('navigation')

export const listPermissions = (user: Actor): Permission[] =>
  permissions.filter((permission) => hasPermission(user, permission))
