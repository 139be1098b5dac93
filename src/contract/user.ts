import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { PasskeySignature } from './staff/passkeys'
import { emailPattern, usernamePattern } from './patterns'
import { permissions, roles } from './permissions'

/** Message of the sign-in that is refused because an initial password has expired. */
export const passwordExpired =
  'This password was set for you by somebody else and is no longer valid. Ask for a new one.'

/** Message of the sign-in that is refused because passwords are for emergencies. */
export const passwordsClosed =
  'On this site, passwords are only for emergency accounts. Sign in with your organization.'

const Role = z.enum(roles)

const Permissions = z.array(z.enum(permissions))

/** User who is signed in (section 3, admin user). */
export const SessionUser = z
  .object({
    id: z.string(),
    username: z.string(),
    role: Role,
    permissions: Permissions,
  })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.infer<typeof SessionUser>

/** Body of the sign-in form (section 5). */
export const Credentials = z
  .strictObject({
    username: z.string().trim().min(1, 'Username required'),
    password: z.string().min(1, 'Password required'),
    code: z
      .string()
      .optional()
      .describe('Of the authenticator app, or a recovery code, once the answer 401 asks for it'),
    passkey: PasskeySignature.optional().describe('In place of the code'),
  })
  .meta({ id: 'Credentials' })
export type Credentials = z.infer<typeof Credentials>

/** Answer of POST /admin/login: the token goes into later calls as `Authorization: Bearer …`. */
export const SignInAnswer = z
  .object({
    message: z.string(),
    token: z.string(),
    exp: z.number().describe('When the token ends, seconds since 1970'),
    user: SessionUser,
    needsSecondFactor: z
      .boolean()
      .optional()
      .describe('This site requires one of the role: nothing else is open until it is set up'),
  })
  .meta({ id: 'SignInAnswer' })
export type SignInAnswer = z.infer<typeof SignInAnswer>

/** Answer of GET /admin/verify. */
export const VerifyAnswer = z
  .object({
    user: SessionUser,
    needsSecondFactor: z.boolean().optional(),
    viewedBy: z
      .object({ username: z.string(), until: z.string() })
      .optional()
      .describe(
        'The super_admin who sees the site as this account, and until when: all is read-only',
      ),
  })
  .meta({ id: 'VerifyAnswer' })
export type VerifyAnswer = z.infer<typeof VerifyAnswer>

/** Answer of POST /admin/users/logout. */
export const SignOutAnswer = z.object({
  message: z.string(),
  continueAt: z
    .url()
    .optional()
    .describe('Where the provider that signed in ends its own session; the browser goes there'),
})
export type SignOutAnswer = z.infer<typeof SignOutAnswer>

/** Answer of POST /admin/users/refresh-token. */
export const RefreshAnswer = z.object({ refreshedToken: z.string() })

/** Body that creates an account; on a change an empty password keeps the current one. */
export const UserInput = z
  .strictObject({
    username: z
      .string()
      .trim()
      .min(1, 'Username required')
      .max(100)
      .meta(usernamePattern)
      .describe(
        '2 to 100 letters of any alphabet, digits or . _ @ + -; the first a letter or digit',
      ),
    password: z
      .string()
      .max(200)
      .meta({ minLength: 10 })
      .describe('At least 10 characters, and not the username'),
    role: Role.default('admin'),
    permissions: Permissions.nullable().default([]),
    email: z
      .email('Invalid email address')
      .max(254)
      .meta(emailPattern)
      .nullish()
      .describe('Where mails to the account go; none are sent without one'),
    language: z.enum(languages).nullish().describe('Of mails to the account; English without one'),
    publicName: z
      .string()
      .max(100)
      .nullish()
      .describe('Name that visitors read whose quote request is assigned to the account'),
  })
  .meta({ id: 'UserInput' })
export type UserInput = z.infer<typeof UserInput>

/** Body that changes an account. */
export const UserChange = UserInput.extend({
  password: z
    .string()
    .max(200)
    .meta({ pattern: '^(.{10,200})?$' })
    .describe('At least 10 characters; empty, the current one stays'),
})
  .partial()
  .meta({ id: 'UserChange' })

/** A staff account (section 3, users). */
export const User = SessionUser.extend({
  email: z.string().nullish(),
  collection: z.string().optional().describe('Always `users`'),
  language: z.enum(languages).nullish(),
  publicName: z.string().nullish(),
  secondFactorSince: z.string().nullish().describe('Since when signing in takes a code'),
  passwordExpiresAt: z
    .string()
    .nullish()
    .describe('Until when a password that somebody else set lets in; null once it is the own'),
  signsInWith: z
    .string()
    .nullish()
    .describe('Name of the provider that signs the account in; null for passwords alone'),
  invitedUntil: z
    .string()
    .nullish()
    .describe('Until when the link of an invitation works; null once its holder set a password'),
  createdAt: z.string(),
  updatedAt: z.string(),
}).meta({ id: 'User' })
export type User = z.infer<typeof User>
