import type { Endpoint, PayloadRequest } from 'payload'
import { OwnerProof, type RecoveryCodes } from '@/src/contract/staff/account'
import { maxPasskeys, NewPasskey, type PasskeyList } from '@/src/contract/staff/passkeys'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { describeDevice } from '@/src/platform/auth/sessions'
import {
  beginChallenge,
  endedChallengeCookie,
  takeChallenge,
} from '@/src/platform/auth/passkey-challenge'
import { getCreationOptions, hasPasskeys, verifyNewPasskey } from '@/src/platform/auth/passkeys'
import { hashRecoveryCode, newRecoveryCodes } from '@/src/platform/auth/second-factor'
import { notFound } from '@/src/platform/http/messages'
import { wrongPasskey } from '@/collections/users/ask-second-factor'
import { requirePasskeys } from '@/collections/users/endpoints/passkey-sign-in'
import { listPasskeys, namePasskey } from '@/collections/users/passkeys'
import { factorOrNone, type RawUser, writeRaw } from '@/collections/users/second-factor'
import { proveOwner, withAccount } from './proof'
import { readSiteName } from './second-factor'

const path = '/account/passkeys'

const list: Endpoint = {
  path,
  method: 'get',
  handler: (req) =>
    withAccount(req, async (account) => {
      const passkeys = listPasskeys(account).map(({ id, name, createdAt, lastUsedAt = null }) => ({
        id,
        name,
        createdAt,
        lastUsedAt,
      }))
      const answer: PasskeyList = { passkeys, isPossible: hasPasskeys }
      return Response.json(answer)
    }),
}

/** Begins to make one, for who proves to be the owner: the challenge counts for this session alone. */
const begin: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const proof = await parseInput(req, OwnerProof)
    requirePasskeys()
    return withAccount(req, async (found) => {
      refuseTooMany(found)
      const account = await proveOwner(req, found, proof)
      const { challenge, cookie } = beginChallenge(purposeOf(req))
      const id = String(account.id)
      const options = await getCreationOptions(
        challenge,
        await readSiteName(req),
        { id, username: account.username },
        listPasskeys(account),
      )
      return Response.json(options, { headers: { 'Set-Cookie': cookie } })
    })
  },
}

/** Adds what the browser made. The first factor of an account comes with recovery codes. */
const confirm: Endpoint = {
  path: `${path}/confirm`,
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const { name, passkey } = await parseInput(req, NewPasskey)
    return withAccount(req, async (account) => {
      const challenge = await takeChallenge(req.headers, purposeOf(req))
      const key = challenge && (await verifyNewPasskey(challenge, passkey))
      const others = listPasskeys(account)
      if (!key || others.some(({ credential }) => credential === key.credential))
        throw fieldRefusal('passkey', wrongPasskey)
      refuseTooMany(account)
      const device = describeDevice(req.headers.get('user-agent'))
      const added = namePasskey(key, name || device || 'Passkey')
      const codes = account.secondFactorSince ? [] : newRecoveryCodes()
      await writeRaw(req, account, {
        secondFactor: {
          ...account.secondFactor,
          ...(codes.length > 0 ? { recoveryCodes: codes.map(hashRecoveryCode) } : {}),
          passkeys: [...others, added],
        },
        secondFactorSince: account.secondFactorSince ?? added.createdAt,
      })
      await log(req, 'passkey added', account, added.name)
      const answer: RecoveryCodes = { message: 'The passkey is added', recoveryCodes: codes }
      return Response.json(answer, { headers: { 'Set-Cookie': endedChallengeCookie() } })
    })
  },
}

const remove: Endpoint = {
  path: `${path}/:id/remove`,
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const proof = await parseInput(req, OwnerProof)
    return withAccount(req, async (found) => {
      const id = req.routeParams?.id
      const passkey = listPasskeys(found).find((one) => one.id === id)
      if (!passkey) throw new Refusal(404, notFound)
      const account = await proveOwner(req, found, proof)
      const passkeys = listPasskeys(account).filter((one) => one.id !== id)
      await writeRaw(req, account, factorOrNone(account, { ...account.secondFactor, passkeys }))
      await log(req, 'passkey removed', account, passkey.name)
      return Response.json({ message: 'The passkey is removed' })
    })
  },
}

export const passkeyEndpoints = [list, begin, confirm, remove]

function purposeOf(req: PayloadRequest): string {
  const { id, _sid = '' } = requireStaff(req)
  return `new passkey ${String(id)} ${_sid}`
}

function refuseTooMany(account: RawUser): void {
  if (listPasskeys(account).length >= maxPasskeys)
    throw new Refusal(409, `An account has at most ${maxPasskeys} passkeys`)
}

const log = (
  req: PayloadRequest,
  action: 'passkey added' | 'passkey removed',
  { id }: RawUser,
  passkey: string,
): Promise<void> =>
  writeAudit(req, { action, resourceType: 'users', resourceId: String(id), details: { passkey } })
