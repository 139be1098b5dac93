import type {
  Block,
  CheckboxField,
  CollectionBeforeOperationHook,
  CollectionBeforeReadHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
  SanitizedCollectionConfig,
} from 'payload'
import { getSelectMode } from 'payload/shared'
import { withoutHidden } from '@/src/domain/pages/places'
import { panelWords } from '@/src/i18n/panel-texts'
import { Refusal } from './errors'

/**
 * Hides a block from visitors. One switch for all languages, as the list of blocks is shared: a block that is not ready
 * in one language is shown there in English.
 */
const isHiddenField: CheckboxField = {
  name: 'isHidden',
  type: 'checkbox',
  label: panelWords('blockHidden'),
  admin: {
    description: panelWords('blockHiddenHint'),
  },
}

/**
 * A Payload plugin by which every block, those of other packages included, can be hidden, and visitors read no hidden block of
 * any collection made of blocks. It must stand behind the one that adds the blocks.
 */
export const blocksHidden: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(hideable),
  collections: config.collections?.map((collection) =>
    isMadeOfBlocks(collection) ? guarded(collection) : collection,
  ),
})

/** A block's own label goes before the one that marks it. */
const hideable = (block: Block): Block => ({
  ...block,
  fields: [...block.fields, isHiddenField],
  admin: {
    ...block.admin,
    components: {
      Label: {
        path: '/src/staff/panel/hidden-blocks/row-label#BlockRowLabel',
        clientProps: { hidden: isHiddenField.label },
      },
      ...block.admin?.components,
    },
  },
})

const isMadeOfBlocks = ({ fields }: CollectionConfig): boolean =>
  fields.some((field) => field.type === 'blocks' && field.name === 'layout')

const guarded = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ...(collection.hooks?.beforeOperation ?? []),
      omitHiddenBlocks.beforeOperation,
    ],
    beforeRead: [...(collection.hooks?.beforeRead ?? []), omitHiddenBlocks.beforeRead],
  },
})

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
