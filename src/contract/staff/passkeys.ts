import { z } from 'zod'

/** Passkeys that an account may have. */
export const maxPasskeys = 20

const base64url = (maxLength: number) =>
  z
    .string('must be a text')
    .max(maxLength)
    .regex(/^[\w-]+$/, 'must be base64url')

const Transports = z.array(z.string().max(30)).max(10)

/** Members of every answer of an authenticator, as browsers write it (`PublicKeyCredential.toJSON` of WebAuthn). */
const Credential = z.strictObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional().describe('Not used'),
})

/**
 * A signature of a passkey: `AuthenticationResponseJSON` of WebAuthn. The longest that is usual is one by RSA with 4096 bits, of 683
 * characters; all together fits into the body of a sign-in.
 */
export const PasskeySignature = Credential.extend({
  response: z.strictObject({
    authenticatorData: base64url(1400),
    clientDataJSON: base64url(1400),
    signature: base64url(1400),
    userHandle: base64url(100).optional(),
  }),
}).meta({ id: 'PasskeySignature' })
export type PasskeySignature = z.infer<typeof PasskeySignature>

/** Body of POST /admin/login/passkey. */
export const PasskeySignIn = z
  .strictObject({ passkey: PasskeySignature })
  .meta({ id: 'PasskeySignIn' })
export type PasskeySignIn = z.infer<typeof PasskeySignIn>

/** Body of POST /admin/account/passkeys/confirm. */
export const NewPasskey = z
  .strictObject({
    name: z
      .string('must be a text')
      .trim()
      .max(60)
      .default('')
      .describe('Browser and system of the call, where it is empty'),
    passkey: Credential.extend({
      response: z.strictObject({
        attestationObject: base64url(100_000),
        clientDataJSON: base64url(10_000),
        transports: Transports.optional(),
        // Parts of the attestation, which is read instead.
        authenticatorData: base64url(100_000).optional(),
        publicKey: base64url(10_000).optional(),
        publicKeyAlgorithm: z.number().int().optional(),
      }),
    }).describe('`RegistrationResponseJSON` of WebAuthn'),
  })
  .meta({ id: 'NewPasskey' })

/** A passkey of the caller. */
const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' })

/** Answer of GET /admin/account/passkeys, the oldest first. */
export const PasskeyList = z
  .object({
    passkeys: z.array(Passkey),
    isPossible: z.boolean().describe('Browsers make none for an IP address, or without https'),
  })
  .meta({ id: 'PasskeyList' })
export type PasskeyList = z.infer<typeof PasskeyList>

/** Options that a browser takes: `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` of WebAuthn. */
export const PasskeyOptions = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyOptions' })
