import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedBlock,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { notSignedIn } from '@/src/platform/http/messages'
import { issuesByField } from '@/src/platform/http/zod-issues'
import { formHeader } from '@/src/platform/rest/body'
import { isRecord } from '@/src/platform/values/stored-values'
import { fieldRefusal, Refusal } from '../errors'
import { describePath } from '../field-words'
import { writtenSchema } from '../operations/written-schema'
import { isStorableDate } from '../operations/written-value'

/**
 * Checks what a client sends before Payload reads it. Payload is lenient: it makes text of objects,
 * takes `createdAt` from the body, loses text after a NUL character and lets blanks pass as text.
 * Here wrong types and unknown names are refused with the field's name, blanks trimmed, and what the server alone sets
 * is left out.
 */
export const strictInput: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  const { data } = args as { data?: unknown }
  const isCopy = data === undefined && 'duplicateFromID' in args
  if (!isWrite || req.payloadAPI === 'local') return args
  mustBeSignedIn(req)
  if (isCopy) return args
  const isNew = operation === 'create'
  const beside = collection.auth ? besideFields.users : []
  return { ...args, data: checkInput(data, collection.flattenedFields, { req, isNew, beside }) }
}

/** The same for a global. */
export const strictGlobalInput: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI === 'local') return args
  mustBeSignedIn(req)
  return {
    ...args,
    data: checkInput(args.data, global.flattenedFields, { req, beside: besideFields.globals }),
  }
}

/**
 * Checks the body of a call by itself, as it would be for a record that is changed.
 * @throws ValidationError
 */
export function checkBody(req: PayloadRequest, slug: CollectionSlug): void {
  const { auth, flattenedFields } = req.payload.collections[slug].config
  checkInput(req.data, flattenedFields, { req, beside: auth ? besideFields.users : [] })
}

/**
 * Checks the texts of another language that come beside those of the body.
 * @throws ValidationError
 */
export function checkTexts(
  req: PayloadRequest,
  slug: CollectionSlug,
  texts: Record<string, unknown>,
): Record<string, unknown> {
  const { flattenedFields } = req.payload.collections[slug].config
  return checkFields(texts, flattenedFields, req, { isOpen: false })
}

/** Visitors write nothing here; told before anything of what they sent is judged. */
function mustBeSignedIn({ user }: PayloadRequest): void {
  if (!user) throw new Refusal(401, notSignedIn)
}

function checkInput(
  data: unknown,
  fields: FlattenedField[],
  { req, isNew = false, beside }: { req: PayloadRequest; isNew?: boolean; beside: string[] },
) {
  if (!isRecord(data)) throw new Refusal(400, 'The body must be a JSON object')
  // What the server itself writes on behalf of a call may hold what an earlier configuration knew.
  const isOpen = !isOf(req.data, data)
  return checkFields(withoutServerFields(data, isNew), fields, req, { isOpen, beside })
}

/** Payload copies the data of uploads, without what clients must not say of a file. */
const isOf = (body: PayloadRequest['data'], data: Record<string, unknown>): boolean =>
  body !== undefined && Object.entries(data).every(([name, value]) => body[name] === value)

/** Checks data by the schema of its fields. What is wrong is refused by its path for programs, and in words for editors. */
function checkFields(
  data: Record<string, unknown>,
  fields: FlattenedField[],
  { headers, i18n, payload }: PayloadRequest,
  { isOpen, beside = [] }: { isOpen: boolean; beside?: readonly string[] },
): Record<string, unknown> {
  const { blocks = noBlocks } = payload.config
  const refuse = (path: string, what: string) =>
    fieldRefusal(path, `${describePath(path, { fields, data, blocks, i18n })} ${what}`)
  for (const [name, value] of Object.entries(data))
    if (holdsNul(value)) throw refuse(name, 'must not contain a NUL character')
  const isForm = headers.has(formHeader)
  const read = writtenSchema(fields, blocks, { beside, isForm, isOpen }).safeParse(data)
  if (read.success) return read.data as Record<string, unknown>
  const [first] = issuesByField(read.error.issues)
  throw refuse(first?.path.join('.') ?? '', first?.message ?? '')
}

const noBlocks: FlattenedBlock[] = []

/** The databases cut texts at a NUL character. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([name, inner]) => name.includes('\0') || holdsNul(inner))

const serverFields = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'deletedAt']

/**
 * Members that Payload has beside the fields: its form of an account repeats the password, and answers name the collection of
 * accounts and the global.
 */
const besideFields = {
  users: ['confirm-password', 'collection'],
  globals: ['globalType'],
}

/** A document goes to the trash at the server's time, and only a document that exists can. */
function withoutServerFields(data: Record<string, unknown>, isNew: boolean) {
  const given = Object.fromEntries(
    Object.entries(data).filter(([name]) => !serverFields.includes(name)),
  )
  if (isNew || !('deletedAt' in data)) return given
  if (data.deletedAt === null) return { ...given, deletedAt: null }
  return isStorableDate(data.deletedAt) ? { ...given, deletedAt: new Date().toISOString() } : given
}
