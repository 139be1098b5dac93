import { detectDelimiter } from '@/src/platform/text/csv-delimiter'

/** A row of a file by its number in a spreadsheet, and why it was refused. */
export interface RefusedRow {
  row: number
  reason: string
}

/**
 * Makes a file of the rows of another one that were refused, as they were written, with the reasons in a last column. An import
 * leaves that column out, so that the file can be put right and sent.
 * @param text the file, as CSV
 * @param reason heads the column
 */
export function refusedRows(text: string, refused: RefusedRow[], reason: string): string {
  const [head = '', ...others] = recordsIn(text)
  const delimiter = detectDelimiter(head)
  const withReason = (record: string, words: string) =>
    `${record}${delimiter}"${words.replaceAll('"', '""')}"`
  return [
    withReason(head, reason),
    ...refused.map(({ row, reason: why }) => withReason(others[row - 2] ?? '', why)),
  ].join('\r\n')
}

/** Ends of lines within quotes belong to a cell. */
const recordsIn = (text: string): string[] =>
  (text.match(/(?:[^"\r\n]|"(?:[^"]|"")*(?:"|$))*(?:\r\n|\r|\n|$)/g) ?? []).map((record) =>
    record.replace(/(?:\r\n|\r|\n)$/, ''),
  )
