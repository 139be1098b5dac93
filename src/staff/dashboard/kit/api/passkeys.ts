import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { PasskeySignature } from '@/src/contract/staff/passkeys'
import { api } from './call'

/** Asks the browser for a signature of any passkey of this site. */
export async function signWithPasskey(): Promise<PasskeySignature> {
  type Options = Parameters<Awaited<ReturnType<typeof loadLibrary>>['startAuthentication']>[0]
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    loadLibrary(),
    api<Options['optionsJSON']>('/admin/login/passkey/options', { method: 'POST' }),
  ])
  const { clientExtensionResults: _, ...signed } = await orNotUsed(() =>
    startAuthentication({ optionsJSON }),
  )
  return signed
}

/** Has the browser make a passkey. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await loadLibrary()
  return orNotUsed(() => startRegistration({ optionsJSON }))
}

/** The browser gave no passkey: there is none, it knows none, or the person closed its dialog. It does not tell which. */
export class NoPasskey extends Error {}

/** Loaded when a passkey is asked for, and not before. */
const loadLibrary = () => import('@simplewebauthn/browser')

async function orNotUsed<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new NoPasskey('The browser gave no passkey', { cause: error })
  }
}
