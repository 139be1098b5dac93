import { z } from 'zod'
import { PasskeySignature } from './passkeys'

const Password = z.string('must be a text').min(1, 'Password required').max(500)

/** Body of POST /admin/account/password. */
export const PasswordChange = z
  .strictObject({
    currentPassword: Password,
    newPassword: Password.meta({ minLength: 10, maxLength: 200 }).describe(
      'At least 10 characters, and not the username',
    ),
  })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof PasswordChange>

/** A sign-in of the caller's that still holds. */
export const Session = z
  .object({
    id: z.string().describe('Names it for ending it; not what the token holds'),
    createdAt: z.string(),
    expiresAt: z.string(),
    device: z.string().nullable().describe('Browser and system, as they were at the sign-in'),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

/** Answer of GET /admin/account/sessions, the latest first. */
export const SessionList = z.object({ sessions: z.array(Session) }).meta({ id: 'SessionList' })
export type SessionList = z.infer<typeof SessionList>

/** Answer of GET /admin/account/second-factor. */
export const SecondFactorState = z
  .object({
    isOn: z.boolean().describe('Signing in takes more than the password'),
    hasApp: z.boolean().describe('An authenticator app is set up'),
    hasPasskey: z.boolean(),
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean().describe('By this site, for the role of the caller'),
  })
  .meta({ id: 'SecondFactorState' })
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** Answer of POST /admin/account/second-factor: what the authenticator app needs, told once. */
export const SecondFactorSetup = z
  .object({
    secret: z.string().describe('Base32, for typing in'),
    uri: z.string().describe('otpauth://…, for the app on the same device'),
    qr: z.string().describe('The same as a picture: SVG'),
  })
  .meta({ id: 'SecondFactorSetup' })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Six digits of the app. */
export const Code = z
  .strictObject({ code: z.string('must be a text').trim().min(1, 'Code required').max(40) })
  .meta({ id: 'Code' })
export type Code = z.infer<typeof Code>

/** Password and, where the account has a second factor, a code of the app, a recovery code or a passkey. */
export const OwnerProof = z
  .strictObject({
    currentPassword: Password,
    code: Code.shape.code.optional(),
    passkey: PasskeySignature.optional(),
  })
  .meta({ id: 'OwnerProof' })
export type OwnerProof = z.infer<typeof OwnerProof>

/** Recovery codes, shown once: each replaces one code of the app or a passkey, one time. */
export const RecoveryCodes = z
  .object({ message: z.string(), recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** Body of POST /admin/view-as. */
export const ViewInput = z
  .strictObject({ user: z.string('must be a text').max(40).describe('Id of another account') })
  .meta({ id: 'ViewInput' })

/** Answer of POST /admin/view-as, with a cookie that counts for this session alone. */
export const BegunView = z
  .object({
    message: z.string(),
    user: z.object({ id: z.string(), username: z.string() }),
    until: z.string().describe('When it ends by itself'),
  })
  .meta({ id: 'BegunView' })
export type BegunView = z.infer<typeof BegunView>

export const DoneAnswer = z.object({ message: z.string() }).meta({ id: 'DoneAnswer' })
export type DoneAnswer = z.infer<typeof DoneAnswer>

/**
 * Answer 401 of POST /admin/login to the right password of an account with a second factor: the call is
 * repeated with `code` or `passkey` beside name and password.
 */
export interface CodeNeededAnswer {
  message: string
  code: 'second_factor_required'
  secondFactor: 'required'
  /** The account has a passkey: `POST /admin/login/passkey/options` says what it signs. */
  hasPasskey?: true
}
