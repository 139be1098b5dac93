import type { CollectionAfterReadHook, CollectionConfig } from 'payload'
import { sessionHours } from '@/src/platform/auth/sessions'
import { env } from '@/src/platform/env'
import { permissionLabels, roles } from '@/src/contract/permissions'
import { getAccess, onlySuperAdmin } from '@/src/payload/access'
import { getActor } from '@/src/payload/access/rules'
import { bulk } from '@/src/payload/bulk/endpoints'
import { timePicker } from '@/src/payload/fields/days'
import { languageOptions, withoutRemoved } from '@/src/payload/fields/language-choice'
import { editedInDashboard } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { strictInput } from '@/src/payload/input/strict-input'
import { signIn, signOut } from './endpoints/sign-in'
import { invitationsOfUsers } from './endpoints/invitations'
import { resetSecondFactor } from './endpoints/account/second-factor'
import { askSecondFactor } from './ask-second-factor'
import { secondFactorFields } from './second-factor'
import {
  checkPassword,
  dateInitialPassword,
  ofOthers,
  refuseExpiredPassword,
  refuseOwnPassword,
} from './hooks/passwords'
import { invitationField, storeInvitation } from './invitations'
import {
  identityFields,
  providerSessionFields,
  refuseClosedPassword,
  removeIdentity,
} from './single-sign-on/identity'
import {
  deleteOwnKeys,
  deletingOthers,
  onOthers,
  refuseOwnRemoval,
  requireOneSuperAdmin,
} from './hooks/removal'

/**
 * Removes ids and times of sessions from what is read, because field access alone would leave an empty list. Payload itself
 * reads them with `overrideAccess`, to check a token.
 */
const hideSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  if (overrideAccess) return doc
  const { sessions, ...rest } = doc
  return rest
}

/** Staff accounts (sections 3 and 6). They sign in by name; no mail address is needed. */
export const users: CollectionConfig = {
  slug: 'users',
  access: {
    ...getAccess('users'),
    delete: deletingOthers,
    unlock: () => false,
    admin: ({ req }) => Boolean(getActor(req)),
  },
  admin: {
    components: editedInDashboard,
    useAsTitle: 'username',
    group: 'Administration',
    defaultColumns: ['username', 'role', 'permissions', 'createdAt'],
  },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    tokenExpiration: sessionHours.unrefreshed * 60 * 60,
    // Payload's lock would let strangers keep an account's owner out: see `sign-in-limits.ts`.
    maxLoginAttempts: 1_000_000_000,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Strict', secure: env.SITE_URL?.startsWith('https:') ?? false },
  },
  disableDuplicate: true,
  // `invitedUntil` is made of them; both are hidden.
  forceSelect: { resetPasswordToken: true, resetPasswordExpiration: true },
  endpoints: [
    bulk('users'),
    { ...signIn, path: '/login' },
    signOut,
    resetSecondFactor,
    removeIdentity,
    ...invitationsOfUsers,
  ],
  hooks: {
    beforeOperation: [refuseStale, strictInput, refuseOwnPassword],
    beforeValidate: [
      checkPassword,
      refuseOwnRemoval.beforeValidate,
      requireOneSuperAdmin.beforeValidate,
    ],
    beforeChange: [dateInitialPassword, storeInvitation],
    beforeLogin: [refuseExpiredPassword, refuseClosedPassword, askSecondFactor],
    beforeDelete: [refuseOwnRemoval.beforeDelete, requireOneSuperAdmin.beforeDelete, deleteOwnKeys],
    afterRead: [hideSessions],
    afterChange: [requireOneSuperAdmin.afterChange, audit.afterChange],
    afterDelete: [requireOneSuperAdmin.afterDelete, audit.afterDelete],
  },
  fields: [
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { update: onlySuperAdmin },
      validate: (value: unknown) =>
        value === undefined || value === null || value === ''
          ? 'Username required'
          : (typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{1,99}$/u.test(value)) ||
            'username must have 2 to 100 letters, digits or . _ @ + -',
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'admin',
      options: [...roles],
      saveToJWT: true,
      access: { update: onlySuperAdmin },
    },
    {
      name: 'permissions',
      type: 'select',
      hasMany: true,
      defaultValue: [],
      options: Object.entries(permissionLabels).map(([value, label]) => ({ value, label })),
      access: { update: onlySuperAdmin },
      admin: {
        isSortable: false,
        condition: (data, siblings, args) =>
          data?.role === 'admin' && onOthers(data, siblings, args),
      },
    },
    {
      name: 'language',
      type: 'select',
      label: 'Email language',
      options: languageOptions,
      hooks: { beforeValidate: [withoutRemoved] },
      admin: { description: 'Language of emails to this account. Default: English' },
    },
    {
      name: 'publicName',
      type: 'text',
      label: 'Name shown to visitors',
      maxLength: 100,
      admin: {
        description:
          'Shown to visitors whose quote request is assigned to this account. Leave empty to show no name',
      },
    },
    // Nothing of it is stored: it tells the panel who may set a new password, and where.
    {
      name: 'password',
      type: 'text',
      virtual: true,
      hidden: true,
      access: { read: () => false, update: ofOthers },
    },
    {
      name: 'passwordExpiresAt',
      label: 'Initial password valid until',
      type: 'date',
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: timePicker,
        condition: (data) => Boolean(data?.passwordExpiresAt),
      },
    },
    invitationField,
    {
      name: 'ownAccount',
      type: 'ui',
      admin: { components: { Field: '/src/staff/panel/page-parts#OwnAccount' } },
    },
    ...secondFactorFields,
    ...identityFields,
    {
      name: 'sessions',
      type: 'array',
      access: { read: () => false },
      fields: providerSessionFields,
    },
  ],
}
