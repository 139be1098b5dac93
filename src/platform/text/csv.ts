import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { HttpError } from '../errors/http-error'
import { streamed } from './streamed'
import { detectDelimiter } from './csv-delimiter'

/** Cells by the names of their columns, or all of them in the order of the columns. */
type CsvRow = Record<string, unknown> | string[]

/**
 * A table as CSV that spreadsheets read: UTF-8 with its mark, lines ended as Windows does. Cells that
 * begin like a formula get a `'`, so that no spreadsheet runs what a visitor wrote.
 * @param isContinued for rows behind a table that was written before: without its head
 */
export const toCsv = (
  columns: readonly string[],
  rows: CsvRow[],
  { isContinued = false } = {},
): string =>
  stringify(rows, {
    columns: [...columns],
    header: !isContinued,
    bom: !isContinued,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    cast: { boolean: String },
  })

/**
 * The same table in parts, as its rows are read. Its head comes together with the first rows, so that nothing goes out before a
 * query that fails has failed.
 */
export async function* csvParts(
  columns: readonly string[],
  portions: AsyncIterable<CsvRow[]>,
): AsyncGenerator<string> {
  let isContinued = false
  for await (const rows of portions) {
    yield toCsv(columns, rows, { isContinued })
    isContinued = true
  }
  if (!isContinued) yield toCsv(columns, [])
}

/** A file for the browser to keep, in parts. */
export const csvStream = (name: string, parts: AsyncGenerator<string>): Promise<Response> =>
  streamed(parts, csvHeaders(name))

/** Headers of a file that browsers keep. @param name in plain letters, without its ending */
export const csvHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
})

export interface CsvTable {
  columns: string[]
  rows: {
    line: number
    /** As spreadsheets count: a cell of several lines is one row. */
    row: number
    cells: Record<string, string>
  }[]
}

/**
 * Reads CSV with a head, parted by commas, semicolons or tabs: spreadsheets use what their language does.
 * @throws HttpError 400 that says what is wrong and where
 */
export function fromCsv(bytes: Uint8Array, maxRows: number): CsvTable {
  const text = decoded(bytes)
  let records: { info: { lines: number; empty_lines: number }; record: string[] }[]
  try {
    records = parse(text, {
      bom: true,
      delimiter: detectDelimiter(text.slice(0, text.search(/\r|\n|$/))),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: maxRows + 2,
    }) as unknown as typeof records
  } catch (error) {
    throw new HttpError(400, `The file is not valid CSV: ${(error as Error).message}`)
  }
  const [head, ...body] = records
  const columns = head?.record.map((name) => name.trim()) ?? []
  if (columns.length === 0) throw new HttpError(400, 'The file is empty')
  if (new Set(columns).size < columns.length) throw new HttpError(400, 'Two columns have one name')
  if (body.length > maxRows) throw new HttpError(400, `The file has more than ${maxRows} rows`)
  let begin = (head?.info.lines ?? 1) + 1
  const rows = body.map(({ info, record }, index) => {
    const line = begin
    begin = info.lines + 1
    const cells = columns.map((name, column) => [name, unescaped(record[column] ?? '')])
    return {
      line,
      row: index + 2 + info.empty_lines,
      cells: Object.fromEntries(cells) as Record<string, string>,
    }
  })
  return { columns, rows }
}

function decoded(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Told below, with what else is no text.
  }
  throw new HttpError(400, 'The file must be text in UTF-8')
}

/** Takes away the `'` that `toCsv` put before what looks like a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
