import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { acceptKey, refuseBeyondKey } from '@/src/payload/api-keys/accept-key'
import { ownParameters } from '@/src/payload/operations'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import { getPayload } from '@/src/data/payload'
import { expiringAfterwards } from '@/src/data/cache/revalidate'
import { acquireUploadSlot } from '@/src/data/visitor-forms/form-place'
import { refuseInView } from '@/src/data/payload/staff'
import { isAuthUnavailable } from '@/src/data/preview/preview-target'
import { isLanguage } from '@/src/i18n/languages'
import { databaseKind } from '@/src/platform/env'
import { repeatRequest } from '@/src/platform/database/repeat'
import { HttpError } from '@/src/platform/errors/http-error'
import { notFound } from '@/src/platform/http/messages'
import { toProblem } from '@/src/platform/http/to-problem'
import { log } from '@/src/platform/log/log'
import { withLock } from '@/src/platform/redis/shared-lock'
import { typeOfUpload } from '@/src/domain/media/pictures/files'
import { withPictures } from '@/src/domain/media/pictures/work'
import { away, failure, publicAnswer } from '@/src/platform/rest/answer'
import { checkedBody } from '@/src/platform/rest/body'
import {
  isAboutSession,
  isClosed,
  isList,
  isSingleSignOn,
  isReadOnly,
  listMethods,
  searchedBy,
} from '@/src/domain/staff-api/endpoints'
import { checkedQuery } from '@/src/platform/rest/query'
import { refuseOtherSites } from '@/src/platform/rest/other-sites'
import { checkWriteQuery } from '@/src/platform/rest/writes'
import { actingByKey } from '@/src/platform/auth/api-key'
import { withSessionId } from '@/src/platform/auth/sessions'
import { asOneself } from '@/src/platform/auth/view-as'
import { readBytes } from '@/src/platform/http/read-body'
import { inPanelWords } from '@/src/payload/refusals/panel-answer'

interface Context {
  params: Promise<{ slug: string[] }>
}

type Handler = (request: Request, context: Context) => Promise<Response>

/** Payload's REST API, with everything that comes from outside checked before it. */
const handlers: Record<string, Handler> = {
  GET: REST_GET(config),
  POST: REST_POST(config),
  PATCH: REST_PATCH(config),
  DELETE: REST_DELETE(config),
}

const guarded: Handler = async (request, context) => {
  const answer = await answerWithKey(request, context)
  return inPanelWords(await config, request, (await context.params).slug, answer)
}

/** Answers a call by an API key in its name, and any other as it comes. */
const answerWithKey: Handler = async (request, context) => {
  try {
    const user = await acceptKey(await getPayload(), request)
    const call = () => answerCall(request, context)
    return await (user ? actingByKey(user, call) : call())
  } catch (error) {
    return refused(error)
  }
}

const answerCall: Handler = async (request, context) => {
  let release: (() => void) | undefined
  try {
    const { slug: path } = await context.params
    refuseOtherSites(request, path)
    if (isClosed(path)) return failure({ status: 404, message: notFound })
    const isUpload = await isUploadCollection(path)
    // Payload looks for any name on the disk, and answers 500 where it finds nothing.
    if (isUpload && path[1] === 'file' && !typeOfUpload(path[2] ?? '')) {
      return failure({ status: 404, message: 'File not found' })
    }
    const methods = listMethods(await config, path)
    const { method, search } = await callOf(request)
    refuseBeyondKey(method, path)
    if (methods.length === 0) return failure({ status: 404, message: notFound })
    if (!methods.includes(method)) {
      return failure(
        { status: 405, message: `${method} is not possible here` },
        { Allow: methods.join(', ') },
      )
    }
    const isOwn = isAboutSession(method, path)
    if (!isOwn && !isReadOnly(method, path)) await refuseInView(request.headers)
    const url = new URL(request.url)
    const lists = method === 'GET' && isList(await config, path)
    const own = ownParameters(await config, method, path)
    if (!isSingleSignOn(method, path))
      url.search = checkedQuery(search, lists, searchedBy(await config, path), own)
    refuseOtherLanguages(url.searchParams)
    checkWriteQuery(await config, path, method, url.searchParams)
    const place = await acquireUploadSlot(request, path[0] ?? '', isUpload)
    release = place.release
    const content = await contentOf(place.request, method, path, isUpload)
    const { signal } = request
    // Payload lacks PUT; the documented calls mean what it does for PATCH (section 7).
    const operation = method === 'PUT' ? 'PATCH' : method
    const handle = () =>
      withSessionId(async () =>
        handlers[operation]?.(requestOf(url, { method: operation, signal, ...content }), context),
      )
    const attempt = async () =>
      isUpload && method !== 'GET' ? withPictures(await getPayload(), handle, signal) : handle()
    const call = () => expiringAfterwards(() => repeatRequest(path.join('/'), attempt))
    const queue = queueOf(request, method, path)
    const queued = () => (queue ? withLock(queue, call) : call())
    const answer = await (isOwn ? asOneself(queued) : queued())
    if (
      answer &&
      (await isWithoutUser(answer, path)) &&
      (await isAuthUnavailable(request.headers))
    ) {
      return away()
    }
    return await publicAnswer(answer ?? failure({ status: 404, message: notFound }))
  } catch (error) {
    return refused(error)
  } finally {
    release?.()
  }
}

function refused(error: unknown): Response {
  const problem = toProblem(error)
  if (problem.isOurs) log.error({ err: error, msg: 'A call to the REST API failed' })
  return failure(problem, problem.headers)
}

/**
 * Returns the key of calls that run one after the other: of two super_admins who leave at once each would count on the
 * other, and saves that compare with the state that was read must not both find it unchanged.
 */
function queueOf(request: Request, method: string, path: string[]): string | undefined {
  const [collection, action] = path
  const isChange = ['PATCH', 'PUT', 'DELETE'].includes(method) || action === 'bulk'
  if (collection === 'users' && isChange) return 'save users'
  // A record has more addresses than one that change it.
  return request.headers.has(unmodifiedSince) ? `save ${path.slice(0, 2).join('/')}` : undefined
}

async function isUploadCollection([first]: string[]): Promise<boolean> {
  const { collections } = await config
  return collections.some(({ slug, upload }) => slug === first && Boolean(upload))
}

/** Payload reads another language than the site has as the default one, and publishes in it whatever is asked for. */
function refuseOtherLanguages(query: URLSearchParams): void {
  const locale = query.get('locale')
  if (locale !== null && !isLanguage(locale) && !['all', '*'].includes(locale))
    throw new HttpError(400, 'The parameter locale must be a language of the site')
  const published = query.get('publishSpecificLocale')
  if (published !== null && !isLanguage(published))
    throw new HttpError(400, 'The parameter publishSpecificLocale must be a language of the site')
}

/** Tells which methods an address has, for any caller. */
const options: Handler = async (_, context) => {
  const { slug: path } = await context.params
  const methods = isClosed(path) ? [] : listMethods(await config, path)
  if (methods.length === 0) return failure({ status: 404, message: notFound })
  return new Response(null, { status: 204, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } })
}

/** `/me` answers visitors with an empty user; all other calls refuse them. */
async function isWithoutUser(answer: Response, path: string[]): Promise<boolean> {
  if (answer.status === 401 || answer.status === 403) return true
  if (path.at(-1) !== 'me' || !answer.ok) return false
  const { user } = (await answer.clone().json()) as { user?: unknown }
  return !user
}

/** The panel sends long queries as POST with a form for a body; they are what they stand for, a GET. */
async function callOf(request: Request): Promise<{ method: string; search: string }> {
  const override =
    request.headers.get('x-payload-http-method-override') ??
    request.headers.get('x-http-method-override')
  if (override === null) return { method: request.method, search: new URL(request.url).search }
  const type = request.headers.get('content-type') ?? ''
  if (
    request.method !== 'POST' ||
    override !== 'GET' ||
    !type.startsWith('application/x-www-form-urlencoded')
  ) {
    throw new HttpError(400, 'Only a POST with a form can stand for a GET')
  }
  return { method: 'GET', search: new TextDecoder().decode(await readBytes(request, 64 * 1024)) }
}

/** Hands JSON on as it was read: without a body Payload does not read it again. */
function requestOf(url: URL, { data, ...init }: RequestInit & { data?: object }): Request {
  const request = new Request(url, init)
  if (data === undefined) return request
  // A call that is tried again begins with what was sent.
  const own = databaseKind === 'sqlite' ? data : structuredClone(data)
  return Object.assign(request, { data: own, json: () => Promise.resolve(own) })
}

async function contentOf(request: Request, method: string, path: string[], isUpload: boolean) {
  if (method === 'GET' || method === 'DELETE') {
    const headers = new Headers(request.headers)
    for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
    for (const name of ['x-payload-http-method-override', 'x-http-method-override']) {
      headers.delete(name)
    }
    return { headers }
  }
  const isRequired = method === 'PATCH' || method === 'PUT'
  // `login`, `users/login` and what belongs to signing in by a passkey.
  const isSignIn = path[0] === 'login' || path.at(-1) === 'login'
  return checkedBody(request, { isSignIn, isUpload, isRequired })
}

export {
  guarded as DELETE,
  guarded as GET,
  options as OPTIONS,
  guarded as PATCH,
  guarded as POST,
  guarded as PUT,
}
