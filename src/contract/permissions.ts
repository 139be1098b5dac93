/** Permissions of staff, with the labels of the user form (specification, section 6; `inbox` is one of ours). */
export const permissionLabels = {
  navigation: 'Navigation Management',
  products: 'Product Management',
  content: 'Content Management',
  users: 'User Management',
  news: 'News Management',
  inbox: 'Inbox',
} as const

export type Permission = keyof typeof permissionLabels

export const permissions = Object.keys(permissionLabels) as Permission[]

export const roles = ['super_admin', 'admin', 'product_admin', 'news_admin'] as const

export type Role = (typeof roles)[number]

/** The part of a user on which every access decision rests. */
export interface Actor {
  role: Role
  permissions?: Permission[] | null
}

/**
 * Returns true where a user has a permission. super_admin has all, admin those of its list, product_admin and
 * news_admin those of their names, a visitor none (section 6).
 */
export const hasPermission = (user: Actor | null | undefined, permission: Permission): boolean => {
  if (!user) return false
  if (isSuperAdmin(user)) return true
  return permissionsOf(user).includes(permission)
}

export const isSuperAdmin = (user: Actor | null | undefined): boolean =>
  user?.role === 'super_admin'

function permissionsOf(user: Actor): Permission[] {
  switch (user.role) {
    case 'super_admin':
      return permissions
    case 'admin':
      return user.permissions ?? []
    case 'product_admin':
      return ['products']
    case 'news_admin':
      return ['news']
  }
}
