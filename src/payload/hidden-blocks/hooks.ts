import type {
  CollectionBeforeOperationHook,
  CollectionBeforeReadHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { getSelectMode } from 'payload/shared'
import { withoutHidden } from '@/src/domain/pages/places'
import { Refusal } from '../errors'

type Select = Record<string, unknown>

/** Arguments of a read that may name a field of a block. */
interface ReadArgs {
  select?: Select
  where?: unknown
  sort?: string | string[]
  field?: string
}

/**
 * Readers without the right to change a collection are sent none of its hidden blocks. Readers with that right are sent
 * all of them: a form that was read without them would delete them when it is saved.
 */
export const omitHiddenBlocks: {
  beforeOperation: CollectionBeforeOperationHook
  beforeRead: CollectionBeforeReadHook
} = {
  beforeOperation: async ({ args, collection, operation, overrideAccess, req }) => {
    if (overrideAccess || !readingOperations.includes(operation)) return args
    if (await mayChange(collection, req)) return args
    const { select, ...read } = args as ReadArgs
    // A filter, or an order, would tell what stands in a block that the answer leaves out.
    for (const path of pathsOf(read))
      if (isOfBlocks(path)) throw new Refusal(400, `The following path cannot be queried: ${path}`)
    return { ...args, ...(select ? { select: withWholeBlocks(select) } : {}) }
  },

  // Before what the blocks refer to is read.
  beforeRead: async ({ collection, doc, overrideAccess, req }) => {
    const layout = withoutHidden(doc.layout)
    if (layout === doc.layout || overrideAccess || (await mayChange(collection, req))) return doc
    return { ...doc, layout }
  },
}

const readingOperations: string[] = ['read', 'readDistinct', 'count']

const mayChange = async (
  { access }: Pick<SanitizedCollectionConfig, 'access'>,
  req: PayloadRequest,
): Promise<boolean> => (await access.update({ req })) !== false

/** Payload takes `__` for a dot. */
const isOfBlocks = (path: string): boolean => /^-?layout(?:\.|__|$)/.test(path.trim())

const pathsOf = ({ where, sort = [], field }: ReadArgs): string[] => [
  ...namesIn(where),
  ...[sort].flat().flatMap((one) => one.split(',')),
  ...(field === undefined ? [] : [field]),
]

function namesIn(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(namesIn)
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

/** Selects whole blocks: a partial one would not show whether it is hidden. */
function withWholeBlocks(select: Select): Select {
  const { layout, ...others } = select
  if (typeof layout !== 'object' || layout === null) return select
  return getSelectMode(select as never) === 'include' ? { ...others, layout: true } : others
}
