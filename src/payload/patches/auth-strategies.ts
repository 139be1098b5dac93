import { extractJWT, type Payload, type TypedUser } from 'payload'
import { isActingSuperAdmin } from '@/src/payload/access/rules'
import { userOfKey } from '@/src/platform/auth/api-key'
import { isPasswordExpired } from '@/src/platform/auth/passwords'
import { endOfSession, knowsSessionId } from '@/src/platform/auth/sessions'
import { requestContext } from '@/src/platform/log/request-context'
import { isAsOneself, readView } from '@/src/platform/auth/view-as'

/** The one by which tokens are signed. */
const algorithm = 'HS256'

/**
 * Refuses more than Payload's strategies do: tokens that say of themselves that they are signed otherwise, for which Payload
 * would try whatever the key fits, sessions that are older than a session may be, however often they were refreshed, and those of
 * accounts whose initial password has expired, unless a provider began them. Notes at the user whether that provider asked for a second
 * factor. Leaves the id of the session out of the user except in calls of the REST API: Payload would write it into every page of the
 * panel. Gives the account as which a super_admin sees the site in place of the own one, and in a call by an API key the account that
 * made the key: all that asks for the user of a request asks here.
 * The account is read for every call anyway, so this asks the database nothing. Sessions and tokens go by the clock of the
 * machine, and so does this: where it is ahead, accounts wait for the right time and lose nothing.
 *
 * Private: wraps `authenticate` of all strategies. One of our own cannot refuse: Payload asks the next one then.
 * Issue: no issue upstream; https://github.com/payloadcms/payload/pull/10430 exports the strategy without a way to replace it.
 * Lost without it: API keys; end of initial passwords, and of sessions that are refreshed; ids of sessions stay in no page; one
 * algorithm for tokens; the site as another person sees it.
 * Test: tests/unit/patches/auth-strategies.test.ts
 */
export function guardStrategies(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      // Accepted before, and whatever else the call holds: cookies of a browser count for nothing beside it.
      const ofKey = userOfKey()
      if (ofKey) {
        const user = { ...ofKey } as TypedUser & { collection: 'users' }
        tellLog(user)
        return { user }
      }
      const token = extractJWT({ headers: args.headers, payload: args.payload })
      if (token && algorithmOf(token) !== algorithm) return { user: null }
      const result = await strategy.authenticate(args)
      if (!result.user) return result
      tellLog(result.user)
      const session = findSession(result.user)
      if (session && endOfSession(session) <= Date.now()) return { ...result, user: null }
      if (isPasswordExpired(result.user) && !session?.provider) return { ...result, user: null }
      if (session?.hasSecondFactor) Object.assign(result.user, { hasProviderFactor: true })
      const seen = isAsOneself() ? null : await findSeenUser(payload, args.headers, result.user)
      if (seen) return { ...result, user: seen }
      if (!knowsSessionId()) Reflect.deleteProperty(result.user, '_sid')
      return result
    },
  }))
}

/**
 * Returns the account as which a super_admin sees the site, with a note of who looks through it (`viewedBy`), by which writes are
 * refused; null without such a view, or where that account was deleted.
 */
async function findSeenUser(
  payload: Payload,
  headers: Headers,
  user: TypedUser & { _sid?: string; _strategy?: string },
): Promise<TypedUser | null> {
  const { id, username, _sid: sid, _strategy } = user
  if (!sid || !isActingSuperAdmin({ user })) return null
  const view = readView(headers, { sid, id })
  const found =
    view &&
    (await payload.findByID({
      collection: 'users',
      id: view.seenAs,
      depth: 0,
      disableErrors: true,
    }))
  if (!found) return null
  const { sessions: _, ...seen } = found
  const viewedBy = { id, username, until: new Date(view.until).toISOString() }
  return Object.assign(seen, { collection: 'users' as const, _strategy, viewedBy })
}

/** The user is read with all sessions, and was asked for by one of them. */
const findSession = ({ _sid: sid, sessions }: TypedUser & { _sid?: string }) =>
  sessions?.find(({ id }) => id === sid)

/** Lines of the log about this request name the account that signed in, also while it sees the site as another one. */
function tellLog({ id, username }: TypedUser): void {
  const context = requestContext.getStore()
  if (context) context.account = { id, username }
}

function algorithmOf(token: string): unknown {
  try {
    const [header = ''] = token.split('.')
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown }).alg
  } catch {
    return undefined
  }
}
