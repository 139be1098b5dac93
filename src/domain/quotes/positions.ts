import { maxItemsLength } from '@/src/contract/visitor-forms'
import { addedName } from '../links/link'

export { maxItemsLength }

/** A machine that a visitor wants a price for. Browsers get this file. */
export interface QuotePosition {
  /** Slug of the product. */
  slug: string
  /** Order code of a variant, as the product's page builds it. */
  code?: string
  amount: number
}

export interface ParsedPositions {
  positions: QuotePosition[]
  /** True where every position could be read. */
  isWhole: boolean
}

export const maxPositions = 50

export const maxAmount = 9999

/** `slug`, `.code`, `*amount`: characters that addresses and forms leave as they are. */
const position =
  /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([A-Za-z0-9][A-Za-z0-9._-]{0,59}))?(?:\*([1-9][0-9]{0,3}))?$/

/** Reads a list as addresses, forms and the browser's storage hold it. Positions that are named twice become one. */
export function parsePositions(items: string): ParsedPositions {
  const parts = items === '' ? [] : items.slice(0, maxItemsLength).split(',')
  const found = new Map<string, QuotePosition>()
  let isWhole = items.length <= maxItemsLength
  for (const part of parts) {
    const [, slug = '', code, amount = '1'] = position.exec(part) ?? []
    if (slug === '' || slug.length > 100) {
      isWhole = false
      continue
    }
    const key = keyOf({ slug, code })
    const before = found.get(key)?.amount ?? 0
    const total = before + Number(amount)
    if (total > maxAmount || (before === 0 && found.size === maxPositions)) isWhole = false
    if (before === 0 && found.size === maxPositions) continue
    found.set(key, { slug, ...(code ? { code } : {}), amount: Math.min(total, maxAmount) })
  }
  return { positions: [...found.values()], isWhole }
}

/** The shortest text that `parsePositions` reads as the same list. */
export const formatPositions = (positions: QuotePosition[]): string =>
  positions
    .map((each) => (each.amount === 1 ? keyOf(each) : `${keyOf(each)}*${each.amount}`))
    .join(',')

/** Address of a list, without a language. */
export const quoteAddress = (positions: QuotePosition[]): string =>
  positions.length === 0 ? '/quote' : `/quote?items=${formatPositions(positions)}`

/** The target of a link that adds positions, for browsers without scripts. */
export const addingAddress = (positions: QuotePosition[]): string =>
  `${quoteAddress(positions)}&${addedName}=1`

/** Returns true where two positions ask for the same machine. */
export const isSamePosition = (
  one: Omit<QuotePosition, 'amount'>,
  other: Omit<QuotePosition, 'amount'>,
): boolean => keyOf(one) === keyOf(other)

/**
 * The list with the amounts that a form holds beside it: `amount-0` for the first position, and so on. 0 takes a
 * position out; what is no amount leaves it as it is.
 */
export function withAmounts(
  positions: QuotePosition[],
  fieldOf: (name: string) => string | undefined,
): QuotePosition[] {
  return positions.flatMap((each, index) => {
    const given = fieldOf(amountName(index))?.trim()
    if (given === undefined || !isAmount(given)) return [each]
    return Number(given) === 0 ? [] : [{ ...each, amount: Number(given) }]
  })
}

/** Returns true for an amount that a list can hold; 0 takes its position out. */
export const isAmount = (typed: string): boolean => /^[0-9]{1,4}$/.test(typed.trim())

/** The amount that a list can hold and that comes closest to what was typed. */
export const nearestAmount = (typed: string): number =>
  Math.min(Math.max(Math.round(Number(typed)) || 0, 0), maxAmount)

/** The fields of a form without those of its positions. */
export const withoutPositions = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !/^(?:amount|note|wishedDate)-/.test(name)),
  )

export const amountName = (index: number): string => `amount-${index}`

/** Name of a form's field about a position: it names the position, so that it stays with it in a changed list. */
export const positionField = (
  field: 'note' | 'wishedDate',
  position: Omit<QuotePosition, 'amount'>,
): string => `${field}-${keyOf(position)}`

const keyOf = ({ slug, code }: Omit<QuotePosition, 'amount'>): string =>
  code ? `${slug}.${code}` : slug
