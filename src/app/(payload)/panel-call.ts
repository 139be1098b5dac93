import 'server-only'
import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers as requestHeaders } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { executeAuthStrategies, type Payload, type ServerFunction } from 'payload'
import { getActor } from '@/src/payload/access/rules'
import { changePanelTime } from '@/src/payload/schedule/publishing-times'
import { getLoadedPayload } from '@/src/data/payload/loaded-payload'
import { readOnlyView, getViewer } from '@/src/platform/auth/view-as'
import { clientAddress } from '@/src/platform/http/client-address'
import type { ErrorCode } from '@/src/platform/errors/error-codes'
import { HttpError } from '@/src/platform/errors/http-error'
import { countCall, type RateLimit } from '@/src/platform/http/rate-limit'
import { notSignedIn } from '@/src/platform/http/messages'
import { requestContext } from '@/src/platform/log/request-context'
import { toProblem } from '@/src/platform/http/to-problem'
import { log } from '@/src/platform/log/log'
import { formStateInWords, panelWords } from '@/src/payload/refusals/panel-words'
import { importMap } from './admin/importMap.js'

/** The functions that the panel calls. Payload has more, for folders and fields that this site has none of. */
const offered = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'table-state',
]

/** Those that write, which a super_admin who sees the panel as another account does not. */
const writing = ['copy-data-from-locale', 'schedule-publish']

/** Calls of one account; the panel makes some four a second while somebody types. */
const perAccount: RateLimit = { name: 'panel-calls', points: 1200, seconds: 60 }

/** Calls of one client with a session that is none, or none any more. */
const perStranger: RateLimit = { name: 'panel-calls-unknown', points: 60, seconds: 10 * 60 }

/**
 * Answers a call of a panel function, by staff alone. Whatever is wrong with a call is told by its status, as far as our
 * server stands in front; Next itself would answer 500 and log what was sent.
 */
export async function answerPanelCall(call: unknown): Promise<unknown> {
  try {
    const { name, args } = checkedCall(call)
    const payload = await getLoadedPayload()
    const isView = await mustBeStaff(payload, name)
    checkArguments(payload, args)
    // What the panel asks with the state of a form locks the record in the name of the account.
    if (isView) args.returnLockStatus = false
    const context = requestContext.getStore()
    if (context) context.panelCall = name
    const answer: unknown = await handleServerFunctions({
      name,
      args,
      config,
      importMap,
      serverFunctions: { 'schedule-publish': schedulePublish },
    })
    if (isFailure(answer)) throw new HttpError(400, malformed)
    if (name === 'form-state')
      await formStateInWords(payload.config, await requestHeaders(), answer)
    return answer
  } catch (error) {
    return refuse(error)
  }
}

const malformed = 'The call is malformed'

interface Call {
  name: string
  args: Record<string, unknown>
}

/** @throws HttpError 400, 404 */
function checkedCall(call: unknown): Call {
  const { name, args } = Object(call) as Partial<Call>
  if (typeof name !== 'string' || !isRecord(args)) throw new HttpError(400, malformed)
  if (!offered.includes(name)) throw new HttpError(404, 'There is no such function')
  return { name, args }
}

/**
 * @returns whether a super_admin sees the panel as this account
 * @throws HttpError 401, 403, 429
 */
async function mustBeStaff(payload: Payload, name: string): Promise<boolean> {
  const headers = await requestHeaders()
  const { user } = await executeAuthStrategies({ headers, payload })
  if (!user) {
    await countCall(perStranger, clientAddress(headers))
    throw new HttpError(401, notSignedIn)
  }
  await countCall(perAccount, String(user.id))
  if (!getActor({ user })) throw new HttpError(403, 'Set up your second factor first')
  const isView = getViewer(user) !== undefined
  if (isView && writing.includes(name))
    throw new HttpError(403, readOnlyView(user.username), {}, 'read_only_view')
  return isView
}

/** Arguments that more than one function takes, and what they are where they are given. */
const kinds: Record<string, (value: unknown, payload: Payload) => boolean> = {
  collectionSlug: (value, { collections }) =>
    typeof value === 'string' && Object.hasOwn(collections, value),
  globalSlug: (value, { config: { globals } }) => globals.some(({ slug }) => slug === value),
  ...named(['id', 'docID', 'parentID'], (value) => ['string', 'number'].includes(typeof value)),
  ...named(
    ['schemaPath', 'path', 'operation', 'drawerSlug', 'fromLocale', 'toLocale', 'widgetSlug'],
    (value) => typeof value === 'string',
  ),
  ...named(
    ['data', 'docPermissions', 'docPreferences', 'documentFormState', 'initialData', 'query'],
    isRecord,
  ),
  ...named(
    ['initialBlockData', 'initialBlockFormState', 'paramsOverride', 'searchParams'],
    isRecord,
  ),
  formState: (value) => isRecord(value) && Object.values(value).every(isRecord),
}

/** @throws HttpError 400 */
function checkArguments(payload: Payload, args: Record<string, unknown>): void {
  for (const [name, isRight] of Object.entries(kinds)) {
    const value = Object.hasOwn(args, name) ? args[name] : undefined
    if (value !== undefined && value !== null && !isRight(value, payload))
      throw new HttpError(400, `The argument ${name} is malformed`)
  }
}

/** As the panel expects it: what is wrong comes as `error`, which it shows. */
const schedulePublish: ServerFunction = async ({ req, ...input }) => {
  try {
    await changePanelTime(req, input)
    return { message: req.i18n.t('general:success') }
  } catch (error) {
    const { status, message, isOurs } = toProblem(error)
    if (isOurs) throw error
    noteRefusal({ status })
    const words = await panelWords(req.payload.config, req.headers)
    return { error: words.failure(status, message) }
  }
}

/** Payload answers what it cannot do with a list of errors, in words of its code. */
const isFailure = (answer: unknown): boolean =>
  isRecord(answer) && Array.isArray(answer.errors) && !('state' in answer) && !('data' in answer)

/** Nothing is thrown: Next would make the page anew for its answer. */
function refuse(error: unknown): null {
  // Next's own, such as the way to another page.
  unstable_rethrow(error)
  const { status, message, code, headers } = toProblem(error)
  // What the functions make of wrong arguments is an error like any other of theirs.
  const isMalformed = status === 500
  if (isMalformed) log.warn({ err: error, msg: 'A call of the panel failed' })
  noteRefusal(
    isMalformed ? { status: 400, message: malformed } : { status, message, code, headers },
  )
  return null
}

/** Tells our server how to answer; another one answers what the function returns. */
function noteRefusal(refusal: {
  status: number
  message?: string
  code?: ErrorCode
  headers?: Record<string, string>
}) {
  const context = requestContext.getStore()
  if (context) context.refusal = refusal
}

function named(names: string[], isRight: (value: unknown) => boolean): typeof kinds {
  return Object.fromEntries(names.map((name) => [name, isRight]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
