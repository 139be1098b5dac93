import type { Page } from '@/payload-types'
import type { ModuleName } from '@/src/domain/settings/modules'
import { moduleOfLink } from '@/src/domain/settings/linked-place'

type Block = NonNullable<Page['layout']>[number]
type Fields = Record<string, unknown>

/** Blocks that show the records of a module, and nothing without it. */
const blocksOf: Record<string, ModuleName> = {
  newsList: 'news',
  newsDetail: 'news',
  securityNotices: 'security',
  downloadList: 'downloads',
  jobList: 'careers',
  jobDetail: 'careers',
  familyProducts: 'families',
}

/** Blocks whose rows say something without their link as well. */
const withOptionalLinks = ['applications', 'references']

/** Blocks that say something where none of their rows is left, as long as they have a text. */
const blocksValidWithoutRows = ['solutionCards']

/** Links with words of their own, which go along. */
const ctaFields = [
  ['ctaHref', 'ctaText'],
  ['secondHref', 'secondText'],
] as const

/**
 * Removes from a page's blocks all parts of disabled modules: their lists, the rows of other blocks that link to them,
 * blocks made of such rows only, and their calls and links in texts.
 */
export function removeDisabledModuleLinks(layout: Block[], closed: readonly ModuleName[]): Block[] {
  if (closed.length === 0) return layout
  const isClosed = (link: unknown): boolean => {
    const name = typeof link === 'string' ? moduleOfLink(link) : null
    return name !== null && closed.includes(name)
  }
  return layout.flatMap((block) => {
    // Stored pages may hold anything; what draws them passes over it.
    if (!isFields(block)) return [block]
    const { blockType } = block
    const name = Object.hasOwn(blocksOf, blockType) ? blocksOf[blockType] : undefined
    if (name && closed.includes(name)) return []
    if (blockType === 'callToAction' && isClosed(block.ctaHref)) return []
    const open = openFields({ ...block }, isClosed, {
      areLinksOptional: withOptionalLinks.includes(blockType),
      mayBeEmpty:
        blocksValidWithoutRows.includes(blockType) && 'text' in block && Boolean(block.text),
    })
    // Fields keep their kinds: rows and optional texts are what is taken out.
    return open === null ? [] : [open as unknown as Block]
  })
}

/** Fields without what is closed; null where one of their lists had nothing else. */
function openFields(
  fields: Fields,
  isClosed: (link: unknown) => boolean,
  rules: { areLinksOptional: boolean; mayBeEmpty: boolean },
): Fields | null {
  const open = { ...fields }
  for (const [href, text] of ctaFields) {
    if (isClosed(open[href])) Object.assign(open, { [href]: null, [text]: null })
  }
  for (const [name, value] of Object.entries(open)) {
    if (isRichText(value)) open[name] = { ...value, root: withoutLinks(value.root, isClosed) }
    if (!Array.isArray(value) || value.length === 0) continue
    const rows = value.flatMap((row: unknown) => {
      if (!isFields(row)) return [row]
      if (isClosed(row.href)) return rules.areLinksOptional ? [{ ...row, href: null }] : []
      return openFields(row, isClosed, rules) ?? []
    })
    if (rows.length === 0 && !rules.mayBeEmpty) return null
    open[name] = rows
  }
  return open
}

/** Nodes of an editor's text; a link that leads nowhere leaves its words. */
function withoutLinks(node: Fields, isClosed: (link: unknown) => boolean): Fields {
  if (!Array.isArray(node.children)) return node
  const children = node.children.flatMap((child: unknown) => {
    if (!isFields(child)) return [child]
    const open = withoutLinks(child, isClosed)
    const url = isFields(child.fields) ? child.fields.url : undefined
    return child.type === 'link' && isClosed(url) ? open.children : [open]
  })
  return { ...node, children }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRichText = (value: unknown): value is { root: Fields } =>
  isFields(value) && isFields(value.root)
