import type { Permission } from '@/src/contract/permissions'

/**
 * Rules of access:
 * - `nobody` refuses all, `everyone` allows visitors too, `superAdmin` allows that role alone
 * - `site` staff, and the site itself, which draws its pages with it: visitors read what a page names by its id, and list nothing
 * - `may:x` staff with the permission x
 * - `visible:x` staff with the permission x everything, anybody else what is public
 * - `editors` staff who edit anything that is drafted and published
 * - `pictures` staff who edit products, news or content
 * - `accounts` super_admin and staff with the permission `users` everything, others themselves
 * - `ownAccount` super_admin everything, others themselves
 * - `own` signed-in staff what is theirs
 * - `staff` anybody signed in
 * - `aboutEditable` staff what is about documents that they may edit
 * - `lockable` staff the locks of documents that they may edit: by a change they take one over
 * - `ownLock` super_admin every lock, others their own
 */
export type Rule =
  | 'nobody'
  | 'everyone'
  | 'site'
  | 'superAdmin'
  | `may:${Permission}`
  | `visible:${Permission}`
  | 'visible:superAdmin'
  | 'editors'
  | 'pictures'
  | 'accounts'
  | 'ownAccount'
  | 'own'
  | 'staff'
  | 'aboutEditable'
  | 'lockable'
  | 'ownLock'

export const verbs = ['create', 'read', 'readVersions', 'update', 'delete'] as const

export type Verb = (typeof verbs)[number]
