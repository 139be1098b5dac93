import { type Attribute, filterAttributes } from '@/src/domain/catalogue/attributes/definition'
import {
  type AttributeColumn,
  formatCell,
  parseCell,
} from '@/src/domain/catalogue/attributes/cells'
import { checkTexts, storedValue } from '@/src/domain/catalogue/attributes/value'
import type { Catalogue, Listed, PlannedRow } from './read-catalogue'

/** The attributes of a product as cells, in their order. */
export const attributeCells = (
  product: Pick<Listed, 'attributes' | 'attributeTexts'>,
  attributes: readonly Attribute[],
): string[] => attributes.map((attribute) => cellIn(attribute, product))

/**
 * Plans the changes of a product by the cells of attributes. An empty cell removes the value; an attribute that the
 * category of the row does not have is refused.
 */
export function planAttributes(
  row: PlannedRow,
  cells: Record<string, string>,
  columns: readonly AttributeColumn[],
  existing: Listed | undefined,
  catalogue: Catalogue,
): void {
  const categoryId =
    (row.data.categoryId as string | undefined) ??
    (existing && catalogue.categories.get(existing.cells.category))
  const category = categoryId === undefined ? undefined : catalogue.families.get(categoryId)
  const known = new Set(filterAttributes(catalogue.attributes, category))
  const stored = existing ?? { attributes: {}, attributeTexts: {} }
  for (const column of columns) {
    const cell = cells[column.column]?.trim()
    if (cell === undefined) continue
    const { attribute } = column
    const before = cellIn(attribute, stored)
    if (cell === before || (cell === '' && before === '')) continue
    const { problem, after = cell } =
      !known.has(attribute) && cell !== ''
        ? { problem: 'is no attribute of the category' }
        : change(row, column, cell, stored)
    if (problem) {
      row.errors.push({ field: attribute.key, message: `${attribute.key} ${problem}` })
    } else if (after !== before) {
      row.changes.push({ field: attribute.key, before: existing ? before : null, after })
    }
  }
  refuseTexts(row, [...known], columns, stored)
}

/** Texts come in columns of their own, and all together in `attributeTexts`. */
function refuseTexts(
  { data, errors }: PlannedRow,
  known: Attribute[],
  columns: readonly AttributeColumn[],
  stored: Stored,
): void {
  const texts = (data.attributeTexts ?? {}) as Record<string, unknown>
  for (const { key, problem } of checkTexts(known, texts, stored.attributeTexts)) {
    const isOwn = columns.some(({ attribute }) => attribute.key === key && isText(attribute))
    errors.push(
      isOwn
        ? { field: key, message: `${key} ${problem}` }
        : { field: 'attributeTexts', message: `attributeTexts.${key} ${problem}` },
    )
  }
}

const isText = ({ kind }: Attribute): boolean => kind === 'text'

type Stored = Pick<Listed, 'attributes' | 'attributeTexts'>

/** Puts the value of a cell into what is written. @returns the cell as the export would write it, or what is wrong */
function change(
  { data }: PlannedRow,
  column: AttributeColumn,
  cell: string,
  stored: Stored,
): { problem?: string; after?: string } {
  const { attribute } = column
  const field = isText(attribute) ? 'attributeTexts' : 'attributes'
  const { [attribute.key]: _, ...others } = (data[field] ?? stored[field]) as Record<
    string,
    unknown
  >
  if (cell === '') data[field] = others
  else if (isText(attribute)) data[field] = { ...others, [attribute.key]: cell }
  else {
    const checked = parseCell(column, cell)
    if ('problem' in checked) return checked
    const after = formatCell(attribute, checked.value)
    if (after !== cellIn(attribute, stored))
      data[field] = { ...others, [attribute.key]: checked.value }
    return { after }
  }
  return { after: cell }
}

function cellIn(attribute: Attribute, { attributes, attributeTexts }: Stored): string {
  if (isText(attribute)) return String(attributeTexts[attribute.key] ?? '')
  const value = storedValue(attribute, attributes)
  return value === undefined ? '' : formatCell(attribute, value)
}
