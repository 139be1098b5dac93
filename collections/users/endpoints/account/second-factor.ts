import type { Endpoint, PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import {
  Code,
  OwnerProof,
  type RecoveryCodes,
  type SecondFactorSetup,
  type SecondFactorState,
} from '@/src/contract/staff/account'
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  stepOfCode,
  totpUri,
} from '@/src/platform/auth/second-factor'
import { isSecondFactorRequired } from '@/src/domain/accounts/second-factor'
import { mustBeAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { isDocumentId } from '@/src/platform/database/ids'
import { countCall } from '@/src/platform/http/rate-limit'
import {
  decryptSecret,
  encryptSecret,
  factorOrNone,
  type RawUser,
  rawUser,
  writeRaw,
} from '@/collections/users/second-factor'
import { listPasskeys } from '@/collections/users/passkeys'
import { withSessions } from '@/collections/users/sessions'
import { proveOwner, withAccount } from './proof'

const path = '/account/second-factor'

const state: Endpoint = {
  path,
  method: 'get',
  handler: (req) =>
    withAccount(req, async (account) => {
      const { secondFactor, secondFactorSince } = account
      const answer: SecondFactorState = {
        isOn: Boolean(secondFactorSince),
        hasApp: Boolean(secondFactor?.secret),
        hasPasskey: listPasskeys(account).length > 0,
        since: secondFactorSince ?? null,
        recoveryCodesLeft: secondFactor?.recoveryCodes?.length ?? 0,
        isRequired: isSecondFactorRequired(requireStaff(req).role),
      }
      return Response.json(answer)
    }),
}

/** Makes a secret, which counts from the first right code on. */
const begin: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const { username } = requireStaff(req)
    const proof = await parseInput(req, OwnerProof)
    return withAccount(req, async (found) => {
      refuseIf(found.secondFactor?.secret, 'The second factor is on already')
      const account = await proveOwner(req, found, proof)
      const secret = newSecret()
      const pending = encryptSecret(account, secret)
      await writeRaw(req, account, { secondFactor: { ...account.secondFactor, pending } })
      const uri = totpUri(secret, await readSiteName(req), username)
      const answer: SecondFactorSetup = { secret, uri, qr: renderSVG(uri, { border: 2 }) }
      return Response.json(answer)
    })
  },
}

const confirm: Endpoint = {
  path: `${path}/confirm`,
  method: 'post',
  handler: async (req) => {
    const { code } = await parseInput(req, Code)
    return withAccount(req, async (account) => {
      const pending = account.secondFactor?.pending
      refuseIf(account.secondFactor?.secret, 'The second factor is on already')
      if (!pending) throw new Refusal(409, 'The second factor must be set up first')
      await countCall({ name: 'account-code', points: 10, seconds: 10 * 60 }, account.id)
      const secret = decryptSecret(req.payload, account, pending)
      const step = stepOfCode(secret, code, 0)
      if (step === undefined) throw fieldRefusal('code', 'The code is not right')
      const codes = newRecoveryCodes()
      const passkeys = listPasskeys(account)
      await writeRaw(req, account, {
        secondFactor: {
          secret: encryptSecret(account, secret),
          step,
          recoveryCodes: codes.map(hashRecoveryCode),
          ...(passkeys.length > 0 ? { passkeys } : {}),
        },
        secondFactorSince: account.secondFactorSince ?? new Date().toISOString(),
      })
      await note(req, 'second factor on', account)
      return codesAnswer('The second factor is on', codes)
    })
  },
}

const renew: Endpoint = {
  path: `${path}/recovery-codes`,
  method: 'post',
  handler: (req) =>
    proven(req, async (account) => {
      const codes = newRecoveryCodes()
      await writeRaw(req, account, {
        secondFactor: { ...account.secondFactor, recoveryCodes: codes.map(hashRecoveryCode) },
      })
      await note(req, 'recovery codes renewed', account)
      return codesAnswer('The old recovery codes are worth nothing any more', codes)
    }),
}

const off: Endpoint = {
  path: `${path}/off`,
  method: 'post',
  handler: (req) =>
    proven(req, async (account) => {
      refuseIf(!account.secondFactor?.secret, 'The second factor is off')
      const { secret: _, step: __, ...others } = account.secondFactor ?? {}
      await writeRaw(req, account, factorOrNone(account, others))
      await note(req, 'second factor off', account)
      return Response.json({ message: 'The authenticator app is removed' })
    }),
}

export const secondFactorEndpoints = [state, begin, confirm, renew, off]

/**
 * `DELETE /users/{id}/second-factor`: for an account whose phone, passkeys and recovery codes are lost. They all go; its
 * password and sessions stay. The own one goes off with password and code alone, so that a session left
 * open is not enough.
 */
export const resetSecondFactor: Endpoint = {
  path: '/:id/second-factor',
  method: 'delete',
  handler: async (req) => {
    // Who may delete the account may open it again.
    await mustBeAllowed(req, 'users', 'delete')
    const id = String(req.routeParams?.id)
    const found = isDocumentId(id) ? await rawUser(req, id) : null
    if (!found) throw new Refusal(404, 'Not Found')
    if (id === String(req.user?.id)) {
      throw new Refusal(403, 'Your own second factor is turned off in your account.')
    }
    await withSessions(found.username, async () => {
      const account = (await rawUser(req, id)) ?? found
      if (!account.secondFactorSince) throw new Refusal(409, 'The second factor is off')
      await writeRaw(req, account, { secondFactor: null, secondFactorSince: null })
    })
    await writeAudit(req, { action: 'second factor off', resourceType: 'users', resourceId: id })
    return Response.json({ message: 'The second factor is off' })
  },
}

/** Runs a call for the owner of an account with a second factor. */
async function proven(req: PayloadRequest, call: (account: RawUser) => Promise<Response>) {
  requireStaff(req)
  const proof = await parseInput(req, OwnerProof)
  return withAccount(req, async (account) => {
    refuseIf(!account.secondFactorSince, 'The second factor is off')
    return call(await proveOwner(req, account, proof))
  })
}

function refuseIf(condition: unknown, message: string): void {
  if (condition) throw new Refusal(409, message)
}

const note = (
  req: PayloadRequest,
  action: Parameters<typeof writeAudit>[1]['action'],
  { id }: { id: string },
) => writeAudit(req, { action, resourceType: 'users', resourceId: id })

function codesAnswer(message: string, recoveryCodes: string[]): Response {
  const answer: RecoveryCodes = { message, recoveryCodes }
  return Response.json(answer)
}

/** Returns the name that the app shows above the code. */
export async function readSiteName(req: PayloadRequest): Promise<string> {
  const { companyName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  // A colon parts issuer and account in such an address.
  return companyName.replaceAll(':', ' ')
}
