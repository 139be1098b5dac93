import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Differences of an answer from that of an authenticator at this site. */
export interface Deviation {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  crossOrigin?: { topOrigin: string }
  /** Signs with another key. */
  key?: KeyObject
}

interface Options {
  challenge: string
  rpId?: string
  rp?: { id?: string }
  user?: { id: string }
}

/** An authenticator in software that holds one passkey (ES256). */
export class Authenticator {
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** Id of the passkey. */
  readonly id = randomBytes(32).toString('base64url')

  private userHandle = ''

  /** Signatures so far; a synchronized passkey stays at 0. */
  counter = 0

  constructor(
    /** Origin of the page that the browser shows. */
    private readonly origin: string,
  ) {}

  /** Makes the passkey, as `navigator.credentials.create` answers. */
  create({ challenge, rp, user }: Options, otherwise: Deviation = {}) {
    this.userHandle = user?.id ?? ''
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey()])
    const authData = Buffer.concat([
      this.authenticatorData(rp?.id ?? '', 0x40, otherwise),
      credential,
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, otherwise).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs a challenge, as `navigator.credentials.get` answers. */
  get({ challenge, rpId = '' }: Options, otherwise: Deviation = {}) {
    const clientData = this.clientData('webauthn.get', challenge, otherwise)
    const data = this.authenticatorData(rpId, 0, otherwise)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, otherwise.key ?? this.pair.privateKey).toString(
          'base64url',
        ),
        userHandle: otherwise.userHandle ?? this.userHandle,
      },
    }
  }

  private clientData(type: string, challenge: string, otherwise: Deviation): Buffer {
    const { origin = this.origin, crossOrigin } = otherwise
    return Buffer.from(
      JSON.stringify({
        type: otherwise.type ?? type,
        challenge: otherwise.challenge ?? challenge,
        origin,
        crossOrigin: Boolean(crossOrigin),
        ...crossOrigin,
      }),
    )
  }

  private authenticatorData(rpId: string, more: number, otherwise: Deviation): Buffer {
    const hash = createHash('sha256')
      .update(otherwise.rpId ?? rpId)
      .digest()
    const isVerified = otherwise.isVerified ?? true
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(otherwise.counter ?? this.counter)
    return Buffer.concat([hash, Buffer.from([0x01 | (isVerified ? 0x04 : 0) | more]), counter])
  }

  private publicKey(): Buffer {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }
}
