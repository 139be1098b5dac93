import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { documentedField } from '@/src/contract/documented-product-fields'
import { catalogueColumns, type CatalogueColumn } from '@/src/contract/staff/catalogue-csv'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import type { CsvTable } from '@/src/platform/text/csv'
import { freeSlug, slugify, slugMaxLength } from '@/src/platform/text/slug'
import { type Cells, cellSchemas, neverEmptyColumns, listLines } from './cells'
import { attributeColumns } from '@/src/domain/catalogue/attributes/cells'
import { planAttributes } from './attribute-cells'
import type { Catalogue, Listed, PlannedRow } from './read-catalogue'

/** Rows planned before other work of the server gets its turn. */
const rowsAtOnce = 100

/**
 * Plans every row of a file, without writing anything.
 * @param catalogue with the products that the file names
 * @param readSlugs reads the slugs of all products; asked only where a row has none
 */
export async function planRows(
  table: CsvTable,
  catalogue: Catalogue,
  locale: Language,
  readSlugs: () => Promise<Set<string>>,
): Promise<PlannedRow[]> {
  const bySlug = new Map(catalogue.products.map((product) => [product.cells.slug, product]))
  const given = new Set(table.rows.map(({ cells }) => slugCell(cells)))
  const seen = new Set<string>()
  let slugs: Set<string> | undefined
  const isTaken = async (slug: string) => {
    slugs ??= await readSlugs()
    return slugs.has(slug) || given.has(slug) || seen.has(slug)
  }
  const columns = attributeColumns(table.columns, catalogue.attributes)
  const rows: PlannedRow[] = []
  for (const { line, row: number, cells } of table.rows) {
    if (rows.length % rowsAtOnce === rowsAtOnce - 1) await breathe()
    const isMade =
      locale === defaultLanguage &&
      Boolean(cells.name?.trim()) &&
      lacksSlug(cells, bySlug, catalogue)
    const slug = isMade ? await newSlug(cells, isTaken) : slugCell(cells)
    const existing = bySlug.get(slug)
    const row: PlannedRow = {
      line,
      row: number,
      slug,
      name: cells.name?.trim() || existing?.cells.name || null,
      action: 'same',
      changes: [],
      errors: [],
      id: existing?.id,
      data: {},
    }
    if (isMade) row.changes.push({ field: 'slug', before: null, after: slug })
    checkSlug(row, seen, existing, locale)
    for (const field of catalogueColumns) {
      const cell = cells[field]
      if (field === 'slug' || cell === undefined) continue
      if (field === 'successor') planSuccessor(row, cell, existing, bySlug)
      else if (field === 'worksWith') planWorksWith(row, cell, existing, bySlug)
      else plan(row, field, cell, existing, catalogue, locale)
    }
    planAttributes(row, cells, columns, existing, catalogue)
    if (!existing) requireForNew(row, locale)
    row.action = actionOf(row, existing)
    rows.push(row)
  }
  return rows
}

const slugCell = (cells: Record<string, string>): string => (cells.slug ?? '').trim()

/** As in the form, where the slug of the category alone stands for none (section 5). */
function lacksSlug(
  cells: Record<string, string>,
  bySlug: Map<string, Listed>,
  { categories }: Catalogue,
): boolean {
  const slug = slugCell(cells)
  if (slug === '') return true
  return !bySlug.has(slug) && slug === cells.category?.trim() && categories.has(slug)
}

/** The slug that the form would give: the category's and that of the name. The same file gives the same one. */
function newSlug(
  { category = '', name = '' }: Record<string, string>,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const rest = slugify(name) || createHash('sha256').update(name.trim()).digest('hex').slice(0, 8)
  const wanted = [category.trim(), rest].filter(Boolean).join('-').slice(0, slugMaxLength)
  return freeSlug(wanted.replace(/-$/, ''), isTaken)
}

function actionOf({ errors, changes }: PlannedRow, existing: Listed | undefined) {
  if (errors.length > 0) return 'refused'
  if (!existing) return 'create'
  return changes.length > 0 ? 'update' : 'same'
}

function checkSlug(
  row: PlannedRow,
  seen: Set<string>,
  existing: Listed | undefined,
  locale: Language,
): void {
  const { slug, errors } = row
  const refuse = (message: string) => errors.push({ field: 'slug', message: `slug ${message}` })
  const { error } = cellSchemas.slug.safeParse(slug)
  // In English a row without a slug and without a name is refused for its name.
  if (slug === '' && locale === defaultLanguage) return
  if (slug === '') refuse('is needed: it tells which product the texts are of')
  else if (error) refuse(error.issues[0]?.message ?? 'is not usable')
  else if (seen.has(slug)) refuse('stands in an earlier row, too')
  else if (existing?.isTrashed) refuse('is that of a product in the trash: restore it first')
  else if (!existing && locale !== defaultLanguage)
    refuse('is unknown: new products begin in English')
  seen.add(slug)
}

function plan(
  row: PlannedRow,
  field: CatalogueColumn,
  given: string,
  existing: Listed | undefined,
  { categories }: Catalogue,
  locale: Language,
): void {
  const cell = given.replaceAll(/\r\n?/g, '\n').trim()
  const isKept =
    neverEmptyColumns.includes(field) || (field === 'name' && locale !== defaultLanguage)
  if (cell === '' && (isKept || !existing)) return
  const { data, error } = cellSchemas[field].safeParse(cell)
  if (error) {
    const message = `${field} ${error.issues[0]?.message ?? 'is not usable'}`
    row.errors.push({ field, message })
    return
  }
  if (field === 'category' && !categories.has(cell)) {
    row.errors.push({ field, message: `category ${cell} does not exist` })
    return
  }
  const after = typeof data === 'boolean' || typeof data === 'number' ? String(data) : cell
  const before = existing ? canonical(existing.cells, field) : null
  if (after === before) return
  row.changes.push({ field, before, after })
  if (field === 'category') row.data.categoryId = categories.get(cell)
  else if (field === 'status') row.data._status = data
  else row.data[field] = data
}

/** A successor is named by its slug, and is there before: one that the file adds is named by a later file. */
function planSuccessor(
  row: PlannedRow,
  cell: string,
  existing: Listed | undefined,
  bySlug: Map<string, Listed>,
): void {
  const after = cell.trim()
  const before = existing ? existing.cells.successor : null
  if (after === (before ?? '')) return
  const successor = bySlug.get(after)
  if (after !== '' && (!successor || successor.isTrashed)) {
    const message = `successor ${after} does not exist`
    row.errors.push({ field: 'successor', message })
    return
  }
  row.changes.push({ field: 'successor', before, after })
  row.data.successorId = successor?.id ?? null
}

/** Products that go together are named as successors are, one a line. */
function planWorksWith(
  row: PlannedRow,
  cell: string,
  existing: Listed | undefined,
  bySlug: Map<string, Listed>,
): void {
  const slugs = [...new Set(listLines(cell))]
  const after = slugs.join('\n')
  const before = existing ? existing.cells.worksWith : null
  if (after === (before ?? '')) return
  const refuse = (message: string) => row.errors.push({ field: 'worksWith', message })
  if (slugs.length > maxWorksWith) {
    refuse(`worksWith must be at most ${maxWorksWith}`)
    return
  }
  const products = slugs.map((slug) => bySlug.get(slug))
  const unknown = slugs.find((_, index) => products[index]?.isTrashed !== false)
  if (unknown !== undefined) {
    refuse(`product ${unknown} does not exist`)
    return
  }
  row.changes.push({ field: 'worksWith', before, after })
  row.data.worksWith = products.map((product) => product?.id)
}

const { max: maxWorksWith } = documentedField('worksWith')

/** As a cell of the file is read. */
const canonical = (cells: Cells, field: CatalogueColumn): string =>
  cells[field].replaceAll(/\r\n?/g, '\n').trim()

function requireForNew(row: PlannedRow, locale: Language): void {
  if (locale !== defaultLanguage) return
  for (const field of ['name', 'category'] as const) {
    const isThere = row.changes.some((change) => change.field === field)
    const isRefused = row.errors.some((error) => error.field === field)
    if (!isThere && !isRefused) row.errors.push({ field, message: `${field} is required` })
  }
  if (row.errors.length === 0) row.data.slug = row.slug
}
