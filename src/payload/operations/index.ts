import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import { date } from '@/src/contract/patterns'
import { readable, removable, resource, versioned } from '@/src/contract/resource'
import { staffOperations } from '@/src/contract/staff-operations'
import { inAllLanguages } from '@/src/contract/staff/all-languages'
import { rightsOfKeyCall } from '@/src/payload/access/key-rights'
import { matrix } from '@/src/payload/access/matrix'
import { hasLocalized } from '@/src/payload/localized-fields'
import { type BlockInputs, describeBlocks } from './field-schema'
import { completed, formSchemas, inputSchema, recordSchema, textsSchema } from './record-schema'

/**
 * Every call of Payload's REST API: those of the contract, and Payload's own for every collection that the contract does
 * not describe by itself, made of the fields of the collection and its row of the access matrix.
 */
export function listStaffOperations({
  collections,
  blocks: inConfig,
}: Pick<SanitizedConfig, 'collections' | 'blocks'>): Operation[] {
  const blocks = describeBlocks(inConfig)
  const described = new Set(staffOperations.map(({ path }) => path))
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const ofRecords = [
    ...staffOperations,
    ...ours
      .filter(({ slug }) => !described.has(`/admin/${slug}`))
      .flatMap((one) => recordsOf(one, blocks)),
  ].map((operation) => withEveryField(operation, ours, blocks))
  const blockTexts = describeBlocks(inConfig, { isOfTexts: true })
  return [
    ...ofRecords,
    ...ours
      .filter(({ flattenedFields }) => hasLocalized(flattenedFields))
      .flatMap((one) => {
        const texts = textsSchema(one, blockTexts)
        return ofRecords
          .filter((operation) => writesOne(operation, one))
          .map((operation) => inAllLanguages(operation, texts))
      }),
    ...ours.filter(hasVersions).flatMap((one) => versioned(one.slug, recordSchema(one))),
  ].map((operation) => ({ ...operation, isForKeys: isForKeys(operation) }))
}

/** Returns true for an operation whose rights can be given to an API key. */
function isForKeys({ method, path }: Operation): boolean {
  const [, , ...parts] = path.split('/')
  return rightsOfKeyCall(method.toUpperCase(), parts) !== undefined
}

/** Returns true for an operation that creates or changes one record of a collection, without a file. */
const writesOne = (
  { body, method, path }: Operation,
  { slug }: SanitizedCollectionConfig,
): boolean =>
  body?.schema instanceof z.ZodObject &&
  body.type === undefined &&
  ((method === 'post' && path === `/admin/${slug}`) ||
    (method === 'patch' && path === `/admin/${slug}/{id}`))

/** An operation of the contract that writes records, with all fields that these have. */
function withEveryField(
  operation: Operation,
  collections: SanitizedCollectionConfig[],
  blocks: BlockInputs,
): Operation {
  const { path, method, body } = operation
  const [, slug] = /^\/admin\/([a-z-]+)(?:\/\{id\})?$/.exec(path) ?? []
  const collection = collections.find((one) => one.slug === slug)
  if (!collection || !(body?.schema instanceof z.ZodObject)) return operation
  const schema = completed(body.schema, collection, blocks)
  const hasTrash = collection.trash && method !== 'post'
  return { ...operation, body: { ...body, schema: hasTrash ? schema.extend(TrashChange) : schema } }
}

/** Added to the body where the collection has a trash. */
const TrashChange = {
  deletedAt: date(
    'Moves the record into the trash, at the time of the server; null takes it out',
  ).nullish(),
}

function recordsOf(collection: SanitizedCollectionConfig, blocks: BlockInputs): Operation[] {
  const { create, read, delete: remove } = matrix[collection.slug]
  const record = recordSchema(collection)
  const isOpen = read === 'everyone' || read.startsWith('visible:')
  if (create === 'nobody' && read === 'nobody') return []
  if (create === 'nobody') {
    return [
      ...readable(collection.slug, { record, isOpen }),
      ...(remove === 'nobody' ? [] : removable(collection.slug, record)),
    ]
  }
  const input = inputSchema(collection, blocks)
  return resource(collection.slug, {
    input,
    record,
    isOpen,
    ...(collection.upload ? { forms: formSchemas(input) } : {}),
  })
}

const hasVersions = ({ slug, versions }: SanitizedCollectionConfig): boolean =>
  Boolean(versions?.drafts) && matrix[slug].readVersions !== 'nobody'

interface Documented {
  method: string
  parts: string[]
  names: string[]
}

let documented: Documented[] | undefined

/** Names of the query parameters that the document gives a call of the staff API. */
export function ownParameters(
  config: Pick<SanitizedConfig, 'collections' | 'blocks'>,
  method: string,
  path: string[],
): string[] {
  documented ??= listStaffOperations(config).map((operation) => ({
    method: operation.method.toUpperCase(),
    parts: operation.path.split('/').slice(2),
    names: Object.keys(operation.query?.shape ?? {}),
  }))
  return documented
    .filter((one) => one.method === method && fits(one.parts, path))
    .flatMap(({ names }) => names)
}

const fits = (parts: string[], path: string[]): boolean =>
  parts.length === path.length &&
  parts.every((part, index) => part.startsWith('{') || part === path[index])
