import { expect, it } from 'vitest'
import { fromCsv } from '@/src/platform/text/csv'
import { refusedRows } from '@/src/staff/dashboard/products/catalogue-import'

const file = 'slug;name\r\na;"Two\nlines"\r\n\r\nb;"Says ""no"""\r\nc;C\r\n'

it('counts rows as a spreadsheet does, over cells of several lines and empty rows', () => {
  const { rows } = fromCsv(new TextEncoder().encode(file), 10)
  expect(rows.map(({ row, cells }) => [row, cells.slug])).toEqual([
    [2, 'a'],
    [4, 'b'],
    [5, 'c'],
  ])
})

it('gives refused rows back as they were written, with the reasons', () => {
  const refused = [
    { row: 2, reason: 'Column name: too "long"' },
    { row: 4, reason: 'unknown' },
  ]
  expect(refusedRows(file, refused, 'Reason')).toBe(
    [
      'slug;name;"Reason"',
      'a;"Two\nlines";"Column name: too ""long"""',
      'b;"Says ""no""";"unknown"',
    ].join('\r\n'),
  )
})
