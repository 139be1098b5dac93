import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { getRightsOfGroups, type Provider, type Rights } from '@/src/domain/accounts/providers'
import { isSecondFactorRequired } from '@/src/domain/accounts/second-factor'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import type { ProviderAnswer } from '@/src/platform/auth/oidc/client'
import { withLock } from '@/src/platform/redis/shared-lock'
import { endedInvitation, invitationKey } from '../invitations'
import { type RawUser, rawUser, writeRaw } from '../second-factor'
import { makeIdentity } from './identity'

/** Reason why a person whom a provider knows gets no session here. */
export type RefusedPerson = 'unknown' | 'noGroup' | 'secondFactor' | 'lastLocal'

/** A person whom the provider signed in, and who is refused here. */
export class PersonRefused extends Error {
  constructor(
    readonly reason: RefusedPerson,
    /** The account, where there is one. */
    readonly account?: RawUser,
  ) {
    super(`Refused: ${reason}`)
    this.name = 'PersonRefused'
  }
}

/** An account that a provider may sign in, and whether its person gave a second factor there. */
interface Admitted {
  account: RawUser
  hasSecondFactor: boolean
}

/**
 * Finds, ties or creates the account of a person, and gives it the rights of its groups. One after the other, with the changes that
 * super_admins make: of two sign-ins of one new person, only one creates an account.
 * @throws PersonRefused
 */
export const admitPerson = (
  req: PayloadRequest,
  provider: Provider,
  answer: ProviderAnswer,
): Promise<Admitted> =>
  withLock('save users', async () => {
    const known = await findTied(req, answer)
    const rights = getRights(provider, answer)
    if (rights === null) {
      if (known) await removeRights(req, known)
      throw new PersonRefused('noGroup', known)
    }
    const found = known ?? (await findByAddress(req, answer))
    const hasSecondFactor = provider.alwaysAsksSecondFactor || claimsSecondFactor(answer)
    const role = rights?.role ?? found?.role
    const isNeeded = Boolean(found?.secondFactorSince) || (role && isSecondFactorRequired(role))
    if (isNeeded && !hasSecondFactor) throw new PersonRefused('secondFactor', found)
    const account = known ?? (await tieAccount(req, provider, answer, found, rights))
    return { account: await withRights(req, provider, account, rights), hasSecondFactor }
  })

/** Undefined where the provider says nothing of rights; null where none of the person's groups stands for any. */
function getRights(provider: Provider, { claims }: ProviderAnswer): Rights | null | undefined {
  if (!provider.groups) return undefined
  const listed = claims[provider.groupsClaim]
  const groups = [listed].flat().filter((group) => typeof group === 'string')
  return getRightsOfGroups(provider, groups)
}

/** Values of `amr` (RFC 8176) that stand for more than a password. */
const strongMethods = ['mfa', 'otp', 'hwk']

const claimsSecondFactor = ({ claims }: ProviderAnswer): boolean =>
  [claims.amr].flat().some((method) => strongMethods.includes(String(method)))

const findTied = async (
  req: PayloadRequest,
  answer: ProviderAnswer,
): Promise<RawUser | undefined> =>
  (await req.payload.db.findOne<RawUser>({
    collection: 'users',
    where: { identity: { equals: makeIdentity(answer) } },
    req,
  })) ?? undefined

/** The address of a person, if the provider has checked that it is theirs; Entra ID has a claim of its own for that. */
function verifiedAddress({ claims }: ProviderAnswer): string | undefined {
  const isVerified = [claims.email_verified, claims.xms_edov].some((claim) =>
    [true, 'true', 1, '1'].includes(claim as string),
  )
  const { email } = claims
  return isVerified && typeof email === 'string' && email.length <= 254
    ? email.toLowerCase()
    : undefined
}

async function findByAddress(
  req: PayloadRequest,
  answer: ProviderAnswer,
): Promise<RawUser | undefined> {
  const email = verifiedAddress(answer)
  if (!email) return undefined
  const found = await req.payload.db.findOne<RawUser>({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  })
  // It belongs to another person, at this provider or at another one.
  if (found?.signsInWith) throw new PersonRefused('unknown', found)
  return found ?? undefined
}

/** Ties an account to a person, once: the one with their address, or a new one. */
async function tieAccount(
  req: PayloadRequest,
  provider: Provider,
  answer: ProviderAnswer,
  found: RawUser | undefined,
  rights: Rights | undefined,
): Promise<RawUser> {
  if (found) await requireOtherLocalAdmin(req, found)
  const account = found ?? (await createAccount(req, provider, answer, rights))
  await writeRaw(req, account, {
    identity: makeIdentity(answer),
    signsInWith: provider.name,
    // The link of an open invitation would set a password beside it.
    ...(account.resetPasswordToken ? endedInvitation() : {}),
  })
  await log(req, found ? 'identity added' : 'create', account, { provider: provider.name })
  return (await rawUser(req, account.id)) ?? account
}

/** A super_admin whom no provider signs in always stays: the provider may be away, or tell wrong groups. */
async function requireOtherLocalAdmin(req: PayloadRequest, account: RawUser): Promise<void> {
  if (account.role !== 'super_admin') return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      role: { equals: 'super_admin' },
      signsInWith: { exists: false },
      resetPasswordToken: { exists: false },
      id: { not_equals: account.id },
    },
  })
  if (totalDocs === 0) throw new PersonRefused('lastLocal', account)
}

/**
 * Creates the account of a person. The write has no `req`, here and below, so that Payload asks for no rights: the request has no user
 * before the sign-in is done.
 */
async function createAccount(
  req: PayloadRequest,
  { createsAccounts }: Provider,
  answer: ProviderAnswer,
  rights: Rights | undefined,
): Promise<RawUser> {
  if (!createsAccounts || !rights) throw new PersonRefused('unknown')
  const email = verifiedAddress(answer)
  const { id } = await req.payload.create({
    collection: 'users',
    data: {
      username: await freeUsername(req, answer),
      ...rights,
      ...(email ? { email } : {}),
      // Never shown: a wrong try at this name takes as long as at any other.
      password: randomBytes(48).toString('base64url'),
    },
    context: { [invitationKey]: endedInvitation() },
    depth: 0,
  })
  const account = await rawUser(req, String(id))
  if (!account) throw new Error('An account that was created is not there')
  return account
}

/** Returns the name that the person has at the provider, as far as names here may be so, with a number where it is taken. */
async function freeUsername(req: PayloadRequest, { claims }: ProviderAnswer): Promise<string> {
  const named = [claims.preferred_username, claims.email, claims.name].find(
    (name) => typeof name === 'string' && name.length > 1,
  )
  const wanted = String(named ?? 'user')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._@+-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 90)
  const base = wanted.length > 1 ? wanted : 'user'
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}-${number}`
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { username: { equals: username } },
    })
    if (totalDocs === 0) return username
  }
}

/** Gives an account the rights of its groups, as they are now. */
async function withRights(
  req: PayloadRequest,
  provider: Provider,
  account: RawUser,
  rights: Rights | undefined,
): Promise<RawUser> {
  if (!rights || areSame(account, rights)) return account
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { ...rights },
    depth: 0,
  })
  await log(req, 'update', account, {
    provider: provider.name,
    fields: ['role', 'permissions'],
  })
  return { ...account, ...rights }
}

/** Takes all rights from an account whose person is in no group any more, also for sign-ins with a password, and ends its sessions. */
async function removeRights(req: PayloadRequest, account: RawUser): Promise<void> {
  const nothing: Rights = { role: 'admin', permissions: [] }
  await withLock(`sessions ${account.username.toLowerCase()}`, async () => {
    const current = await rawUser(req, account.id)
    if (current) await writeRaw(req, current, { sessions: [] })
  })
  if (areSame(account, nothing)) return
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { ...nothing },
    depth: 0,
  })
  await log(req, 'update', account, { fields: ['role', 'permissions'] })
}

const areSame = (account: RawUser, { role, permissions }: Rights): boolean =>
  account.role === role &&
  [...(account.permissions ?? [])].sort().join() === [...permissions].sort().join()

/** The title outlives the account. */
const log = (
  req: PayloadRequest,
  action: 'create' | 'update' | 'identity added',
  { id, username }: RawUser,
  details: Record<string, unknown>,
) =>
  writeAudit(req, {
    action,
    resourceType: 'users',
    resourceId: String(id),
    user: { id: String(id), username },
    details: { title: username, ...details },
  })
