import { specificationText } from '@/src/platform/text/text'

export { maxCompared } from './max-compared'

/** Ids or slugs of an address such as `?ids=a,b`, each once; what cannot be either is left out. */
export function comparedKeys(ids: string | string[] | undefined): string[] {
  const keys = [ids ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => /^[\da-z-]{1,100}$/i.test(key))
  return [...new Set(keys)]
}

/** Name of the parameter that leaves out rows in which all products are alike. */
export const differencesName = 'differences'

/** Address of the comparison of these products. */
export function compareAddress(keys: string[], onlyDifferences = false): string {
  if (keys.length === 0) return '/products/compare'
  return `/products/compare?ids=${keys.join(',')}${onlyDifferences ? `&${differencesName}=1` : ''}`
}

/** Address of the same as a PDF. */
export const comparePdfAddress = (keys: string[], onlyDifferences = false): string =>
  compareAddress(keys, onlyDifferences).replace('/compare', '/compare.pdf')

/** Value of an attribute in a comparison. */
export interface ComparedValue {
  text: string
  /** The same in the imperial system, where it differs. */
  imperial?: string
}

export interface ComparedProduct {
  /** By the keys of attributes that comparisons show. */
  attributes: Record<string, ComparedValue>
  /** By names: what attributes say, and free texts. */
  specifications: Record<string, unknown>
}

export interface ComparedAttribute {
  key: string
  label: string
  group: string
  isCompared: boolean
}

export interface ComparedRow {
  name: string
  /** Heading under which it stands with others; empty for none. */
  group: string
  /** One for each product; empty where it has none. */
  values: ComparedValue[]
  isDifferent: boolean
}

/**
 * Products side by side: attributes in their order and under their headings, then what products say in free texts, in
 * the order in which they name it. A free text of an attribute's name stands in its place.
 */
export function compareRows(
  products: readonly ComparedProduct[],
  attributes: readonly ComparedAttribute[],
): ComparedRow[] {
  const ofAttributes = attributes
    .filter(({ isCompared }) => isCompared)
    .map(({ key, label, group }) =>
      toRow(
        label,
        group,
        products.map((product) => valueOf(product, key, label)),
      ),
    )
  const named = new Set(attributes.map(({ label }) => label))
  const free = new Set(products.flatMap(({ specifications }) => Object.keys(specifications)))
  const ofTexts = [...free]
    .filter((name) => !named.has(name))
    .map((name) =>
      toRow(
        name,
        '',
        products.map(({ specifications }) => ({ text: textOf(specifications, name) })),
      ),
    )
  return [...ofAttributes, ...ofTexts].filter(({ values }) =>
    values.some(({ text }) => text !== ''),
  )
}

/** Rows by their headings, in the order in which the headings first come; those without one are the last. */
export function groupedRows<Row extends { group: string }>(
  rows: readonly Row[],
): [heading: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  return [...groups].sort(([a], [b]) => Number(a === '') - Number(b === ''))
}

const toRow = (name: string, group: string, values: ComparedValue[]): ComparedRow => ({
  name,
  group,
  values,
  isDifferent: new Set(values.map(({ text }) => text)).size > 1,
})

function valueOf(
  { attributes, specifications }: ComparedProduct,
  key: string,
  label: string,
): ComparedValue {
  const value = attributes[key]
  const text = textOf(specifications, label)
  return value && (text === '' || text === value.text) ? value : { text }
}

const textOf = (specifications: Record<string, unknown>, name: string): string =>
  Object.hasOwn(specifications, name) ? specificationText(specifications[name]) : ''
