import type { Language } from '@/src/i18n/languages'
import type { Check, Found } from '../check'
import { makeExcerpt } from '../paragraphs'

/** A table without a title, a head over a column or a name of a row: readers cannot tell what its cells mean. */
export const tableLabel: Check = {
  id: 'tableLabel',
  severity: 'error',
  run: ({ tables, pairs }) => [
    ...tables.flatMap(({ title, heads, rows, byLanguage }) =>
      Object.entries(byLanguage).flatMap(([lng, table]): Found[] => {
        const locale = lng as Language
        const cells = cellsOf(table.heads)
        const wide = table.rows
          .split('\n')
          .find((row) => row.trim() !== '' && cellsOf(row).length > cells.length)
        const column = cells.indexOf('') + 1
        return [
          ...(table.title.trim() === ''
            ? [{ path: title, locale, problem: 'tableTitle' as const, values: {} }]
            : []),
          ...(column > 0
            ? [{ path: heads, locale, problem: 'tableHead' as const, values: { column } }]
            : []),
          ...(wide === undefined
            ? []
            : [
                {
                  path: rows,
                  locale,
                  problem: 'tableWide' as const,
                  values: { text: makeExcerpt(wide), heads: cells.length },
                },
              ]),
        ]
      }),
    ),
    ...pairs
      .filter(({ name, value }) => name.trim() === '' && value.trim() !== '')
      .map(({ path, lng, value }) => ({
        path,
        locale: lng,
        problem: 'tableTitle' as const,
        values: { text: makeExcerpt(value) },
      })),
  ],
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())
