import { hasPermission, permissions, type Actor, type Permission } from '@/src/contract/permissions'

export const permissionsOf = (user: Actor): Permission[] =>
  permissions.filter((permission) => hasPermission(user, permission))
