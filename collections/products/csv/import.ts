import type { Endpoint, PayloadRequest } from 'payload'
import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { completenessRefusals } from '@/collections/products/completeness'
import {
  catalogueColumns,
  type CatalogueImportAnswer,
  CatalogueImportOptions,
  catalogueRowLimit,
} from '@/src/contract/staff/catalogue-csv'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { type CsvTable, fromCsv } from '@/src/platform/text/csv'
import { HttpError } from '@/src/platform/errors/http-error'
import { withLock } from '@/src/platform/redis/shared-lock'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { toProblem } from '@/src/platform/http/to-problem'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { planRows } from './plan'
import {
  type Catalogue,
  type PlannedRow,
  readBySlug,
  readDefinitions,
  readPlaces,
} from './read-catalogue'
import { attributeColumns } from '@/src/domain/catalogue/attributes/cells'
import { listLines } from './cells'

/**
 * `POST /products/import`: tells what a file would change, row by row. Sent again with the fingerprint
 * of that answer, it does just that, and nothing when somebody changed one of the products meanwhile.
 */
export const importProducts: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'products', 'create')
    const { table, options } = await fileOf(req)
    return withLock('import products', async () => {
      const catalogue = await catalogueFor(req, table, options.locale)
      refuseTwins(table, catalogue)
      const rows = await planRows(table, catalogue, options.locale, () => readSlugs(req))
      await preserveLocale(req, () => refuseIncomplete(req, rows, options.locale))
      const fingerprint = fingerprintOf(rows, options.locale)
      const isDryRun = options.fingerprint === undefined
      if (!isDryRun) {
        refuseUnlessConfirmed(answerOf(table, catalogue, rows, fingerprint, true), options)
        for (const row of rows) {
          await write(req, row, options.locale)
          // A write to SQLite ends before the next event: without a pause the server answers no other request, and frees no memory.
          await breathe()
        }
      }
      return Response.json(answerOf(table, catalogue, rows, fingerprint, isDryRun))
    })
  },
}

/** The products that a file names, of however many there are. */
async function catalogueFor(
  req: PayloadRequest,
  { rows }: CsvTable,
  locale: Language,
): Promise<Catalogue> {
  const definitions = await readDefinitions(req)
  const slugs = rows.flatMap(({ cells }) => [
    cells.slug?.trim(),
    cells.successor?.trim(),
    ...listLines(cells.worksWith ?? ''),
  ])
  const named = slugs.filter((slug) => slug !== undefined)
  return { ...definitions, products: await readBySlug(req, locale, named, definitions) }
}

/** The slugs of all products, the trash among them. */
const readSlugs = async (req: PayloadRequest): Promise<Set<string>> =>
  new Set((await readPlaces(req, { trash: true })).map(({ slug }) => slug))

async function fileOf(req: PayloadRequest) {
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) throw fieldRefusal('file', 'file must be a CSV file')
  const options = checked(JSON.parse(String(form?.get('_payload') ?? '{}')), CatalogueImportOptions)
  const table = tableOf(new Uint8Array(await file.arrayBuffer()))
  if (!['slug', 'name'].some((column) => table.columns.includes(column)))
    throw fieldRefusal('file', 'The column slug is missing, and the column name to make it of')
  return { table, options }
}

function tableOf(bytes: Uint8Array): CsvTable {
  try {
    return fromCsv(bytes, catalogueRowLimit)
  } catch (error) {
    if (error instanceof HttpError) throw fieldRefusal('file', error.message)
    throw error
  }
}

/** An attribute in kilograms and in pounds: which of them counts would be a guess. */
function refuseTwins({ columns }: CsvTable, { attributes }: Catalogue): void {
  const keys = attributeColumns(columns, attributes).map(({ attribute }) => attribute.key)
  const twin = keys.find((key, index) => keys.indexOf(key) < index)
  if (twin !== undefined) throw fieldRefusal('file', `Two columns are of the attribute ${twin}`)
}

function refuseUnlessConfirmed(
  report: CatalogueImportAnswer,
  { fingerprint, skipRefused }: CatalogueImportOptions,
): void {
  if (fingerprint !== report.fingerprint) {
    const message = 'The file or the catalogue changed since the dry run'
    throw new Refusal(409, message, { ...report }, 'dry_run_outdated')
  }
  if (report.totals.refused > 0 && !skipRefused) {
    throw new Refusal(400, 'Some rows are refused; confirm that the others are written', {
      ...report,
    })
  }
}

async function write(req: PayloadRequest, row: PlannedRow, locale: Language): Promise<void> {
  if (row.action !== 'create' && row.action !== 'update') return
  const call = { collection: 'products', locale, depth: 0, overrideAccess: false, req } as const
  try {
    if (row.id === undefined) {
      await req.payload.create({ ...call, data: row.data as never })
    } else {
      await req.payload.update({ ...call, id: row.id, data: row.data, overrideLock: false })
    }
  } catch (err) {
    const { message, fields, isOurs } = toProblem(err)
    if (isOurs) req.payload.logger.error({ err, msg: 'A row could not be imported' })
    row.action = 'refused'
    row.errors =
      fields.length > 0
        ? fields.map(({ path, message }) => ({ field: columnOf(path), message }))
        : [{ message }]
  }
}

/**
 * Returns the column of a field or of a field within it: `specifications.Weight`; attributes have columns of their own.
 */
function columnOf(field: string): string | undefined {
  const [name, key] = field.split('.', 2)
  if (name === 'attributes') return key
  if (name === 'successorId') return 'successor'
  if (name === '_status') return 'status'
  return name === 'categoryId' ? 'category' : catalogueColumns.find((column) => column === name)
}

/** Returns a fingerprint of all planned changes: it covers the present values, as they are part of the changes. */
const fingerprintOf = (rows: PlannedRow[], locale: Language): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        locale,
        rows.map(({ slug, id, action, changes }) => [slug, id, action, changes]),
      ]),
    )
    .digest('hex')

function answerOf(
  { columns }: CsvTable,
  { attributes }: Catalogue,
  rows: PlannedRow[],
  fingerprint: string,
  isDryRun: boolean,
): CatalogueImportAnswer {
  const count = (action: PlannedRow['action']) => rows.filter((row) => row.action === action).length
  const totals = {
    create: count('create'),
    update: count('update'),
    same: count('same'),
    refused: count('refused'),
  }
  return {
    message: isDryRun ? 'Nothing is changed yet' : `${totals.create + totals.update} rows written`,
    isDryRun,
    fingerprint,
    totals,
    ignoredColumns: columns.filter(
      (name) =>
        !catalogueColumns.some((column) => column === name) &&
        attributeColumns([name], attributes).length === 0,
    ),
    rows: rows
      .filter(({ action }) => action !== 'same')
      .map(({ id: _, data: __, changes, ...row }) => ({
        ...row,
        changes: changes.map(({ field, before, after }) => ({
          field,
          before: before && shortened(before),
          after: after && shortened(after),
        })),
      })),
  }
}

/** The answer shows what changes, it does not carry the catalogue. */
const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text)

/** Refuses rows that would make products public which are not complete enough, as writing them would. */
async function refuseIncomplete(
  req: PayloadRequest,
  rows: PlannedRow[],
  locale: Language,
): Promise<void> {
  const writing = rows.filter(({ action }) => action === 'create' || action === 'update')
  const refusals = await completenessRefusals(writing, locale === defaultLanguage, req)
  for (const [index, row] of writing.entries()) {
    const refusal = refusals[index]
    if (!refusal) continue
    row.action = 'refused'
    row.errors.push({ field: 'status', message: `status ${refusal}` })
  }
}
