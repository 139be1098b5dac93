import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import type { BulkAnswer, BulkCollection, BulkEdit } from '@/src/contract/staff/bulk'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import { defaultLanguage } from '@/src/i18n/languages'
import { hasTransactions } from '@/src/platform/database/all-or-nothing'
import { isDocumentId } from '@/src/platform/database/ids'
import { isConflict } from '@/src/platform/errors/conflict'
import { notFound } from '@/src/platform/http/messages'
import { toProblem } from '@/src/platform/http/to-problem'
import { asRecord } from '@/src/platform/values/stored-values'
import { changesBetween } from '../activity-logs/changes'
import { fieldRefusal, Refusal } from '../errors'
import { promisedTransaction } from '../patches/promised-transaction'
import { preserveLocale } from '../preserve-locale'
import { titleIn } from '../titles'
import { describeField } from './editable-fields'

type Doc = Record<string, unknown>
type Row = NonNullable<BulkAnswer['rows']>[number]

/** A record that gets another value. */
interface Planned {
  row: Row
  before: Doc
  data: Doc
}

interface Edited {
  collection: BulkCollection
  edit: BulkEdit
}

/**
 * Changes one field of many records: all that nothing forbids, together. A trial makes each change and takes it back, so
 * that it tells what the rules of every save say.
 */
export async function editMany(
  req: PayloadRequest,
  collection: BulkCollection,
  ids: string[],
  edit: BulkEdit,
): Promise<BulkAnswer> {
  mustBeEditable(req, collection, edit)
  const edited = { collection, edit }
  const answer: BulkAnswer & { rows: Row[] } = { message: '', done: [], errors: [], rows: [] }
  const planned: Planned[] = []
  for (const id of new Set(ids)) {
    const before = await readBefore(req, edited, id)
    const row: Row = { id, title: null, action: 'same', changes: [], before: null, updatedAt: null }
    answer.rows.push(row)
    if (!before) {
      refuse(req, answer, row, new Refusal(404, notFound))
      continue
    }
    const plan = planOf(edited, row, before)
    row.title = titleIn(before, titleField(req, collection))
    if (plan) planned.push(plan)
  }
  const write = edit.isTrial ? tryEach : writeAll
  await write(req, edited, planned, answer)
  answer.done = answer.rows.filter(({ action }) => action === 'update').map(({ id }) => id)
  const verb = edit.isTrial ? 'would change' : 'changed'
  answer.message = `${answer.done.length} ${verb}, ${answer.errors.length} refused`
  return answer
}

const titleField = (req: PayloadRequest, collection: BulkCollection): string =>
  req.payload.collections[collection].config.admin.useAsTitle ?? 'id'

const readBefore = async (
  req: PayloadRequest,
  { collection, edit }: Edited,
  id: string,
): Promise<Doc | null> =>
  isDocumentId(id)
    ? preserveLocale(
        req,
        async () =>
          (await req.payload.findByID({
            ...callOf({ collection, edit }, id),
            disableErrors: true,
            req,
          })) as Doc | null,
      )
    : null

const callOf = ({ collection, edit }: Edited, id: string) =>
  ({
    collection,
    id,
    locale: edit.locale ?? defaultLanguage,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
  }) as const

/** Completes the row of a record. @returns null where the record stays as it is */
function planOf({ edit }: Edited, row: Row, before: Doc): Planned | null {
  const [name = '', key] = edit.field.split('.', 2)
  const within = asRecord(before[name])
  const old = (key === undefined ? before[name] : within[key]) ?? null
  row.before = old
  row.updatedAt = String(before.updatedAt)
  const given = edit.values && row.id in edit.values ? edit.values[row.id] : edit.value
  const next = changed(old, edit.how, given)
  if (isSame(old, next)) return null
  const { [key ?? '']: _, ...others } = within
  const inside = isNothing(next) ? others : { ...others, [key ?? '']: next }
  return { row, before, data: { [name]: key === undefined ? next : inside } }
}

function changed(old: unknown, how: BulkEdit['how'], given: unknown): unknown {
  if (how === 'set') return given ?? null
  const listed: unknown[] = Array.isArray(old) ? old : []
  const values: unknown[] = Array.isArray(given) ? given : [given]
  return how === 'add'
    ? [...listed, ...values.filter((value) => !listed.includes(value))]
    : listed.filter((value) => !values.includes(value))
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (old: unknown, next: unknown): boolean =>
  (isNothing(old) && isNothing(next)) || JSON.stringify(old) === JSON.stringify(next)

/** Makes each change in a transaction of its own, which is rolled back: a refusal ends only that. */
async function tryEach(
  req: PayloadRequest,
  edited: Edited,
  planned: Planned[],
  answer: BulkAnswer,
): Promise<void> {
  for (const plan of planned) {
    // The next letter is typed: another trial is asked for.
    if (req.signal?.aborted) return
    // Without transactions only the values are compared.
    if (!hasTransactions(req.payload))
      await note(req, edited, plan, { ...plan.before, ...plan.data })
    else await inOwnTransaction(req, (id) => attempt(req, edited, plan, answer, id), false)
    await breathe()
  }
}

/** Makes all changes, or none: what is refused takes the others back, which are then made without it. */
async function writeAll(
  req: PayloadRequest,
  edited: Edited,
  planned: Planned[],
  answer: BulkAnswer,
): Promise<void> {
  if (!hasTransactions(req.payload)) {
    for (const plan of planned) await attempt(req, edited, plan, answer)
    return
  }
  let waiting = planned
  let hasRefused = true
  while (hasRefused && waiting.length > 0) {
    hasRefused = await inOwnTransaction(req, async (transaction) => {
      for (const plan of waiting) await attempt(req, edited, plan, answer, transaction)
      return waiting.some(({ row }) => row.action === 'refused')
    })
    waiting = waiting.filter(({ row }) => row.action !== 'refused')
  }
}

/**
 * Does work in a transaction that the calls in it do not end.
 * @param isKept false rolls it back whatever the work says
 * @returns what the work says: true rolls it back
 */
async function inOwnTransaction(
  { payload }: PayloadRequest,
  work: (transaction: string | number) => Promise<boolean>,
  isKept = true,
): Promise<boolean> {
  const own: Pick<PayloadRequest, 'payload' | 'transactionID'> = { payload }
  await initTransaction(own)
  const transaction = await own.transactionID
  if (transaction === undefined) throw new Error('There is no transaction')
  try {
    const hasRefused = await work(transaction)
    if (hasRefused || !isKept) await killTransaction(own)
    else await commitTransaction(own)
    return hasRefused
  } catch (error) {
    await killTransaction(own)
    throw error
  }
}

/** Changes a record by Payload's own update, and notes what became of it. @returns true where it is refused */
async function attempt(
  req: PayloadRequest,
  edited: Edited,
  plan: Planned,
  answer: BulkAnswer,
  transaction?: string | number,
): Promise<boolean> {
  const { collection, edit } = edited
  const { row, data } = plan
  const since = edit.since?.[row.id]
  try {
    const after = (await req.payload.update({
      ...callOf(edited, row.id),
      data: structuredClone(data),
      overrideLock: false,
      req: {
        user: req.user,
        i18n: req.i18n,
        payloadAPI: 'REST',
        query: {},
        // The save is refused where another person saved the record after this time.
        headers: new Headers(since === undefined ? {} : { [unmodifiedSince]: since }),
        routeParams: { collection, id: row.id },
        context: {},
        transactionID: transaction === undefined ? undefined : promisedTransaction(transaction),
      },
    })) as unknown as Doc
    await note(req, edited, plan, after)
    return false
  } catch (error) {
    refuse(req, answer, row, error)
    return true
  }
}

/** Notes how a record changes. */
async function note(
  req: PayloadRequest,
  { collection, edit }: Edited,
  { row, before }: Planned,
  after: Doc,
): Promise<void> {
  row.action = 'update'
  if (!edit.isTrial) row.updatedAt = String(after.updatedAt)
  const { config } = req.payload.collections[collection as CollectionSlug]
  row.changes = await preserveLocale(req, () => changesBetween(config, before, after, req))
}

function refuse(req: PayloadRequest, answer: BulkAnswer, row: Row, error: unknown): void {
  const { status, message, code, isOurs } = toProblem(error)
  // Two writes at once are no fault of the record: the whole call is made again.
  if (isConflict(error)) throw error
  if (isOurs) req.payload.logger.error({ err: error, msg: 'A field could not be changed' })
  row.action = 'refused'
  row.changes = []
  answer.errors.push({ id: row.id, status, message, code })
}

/** @throws ValidationError where the field is none that can be changed so */
function mustBeEditable(
  req: PayloadRequest,
  collection: BulkCollection,
  { field, how }: BulkEdit,
): void {
  const [name = '', key] = field.split('.', 2)
  const { flattenedFields } = req.payload.collections[collection].config
  const known = flattenedFields.find((one) => one.name === name)
  const isKeyed = key !== undefined && collection === 'products' && keyed.includes(name)
  const described = key === undefined && known ? describeField(known, name) : undefined
  if (!isKeyed && !described)
    throw fieldRefusal('edit.field', `edit.field must be one that many ${collection} can get`)
  if (how !== 'set' && described && !described.isList)
    throw fieldRefusal('edit.how', 'edit.how must be set for a field that is no list')
}

/** Fields of products that hold values by the keys of attributes. */
const keyed = ['attributes', 'attributeTexts']
