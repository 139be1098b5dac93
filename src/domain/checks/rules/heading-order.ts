import type { Check, Found } from '../check'

/** Headings of a text go down one rank at a time, below the title of the page, which is the first rank. */
export const headingOrder: Check = {
  id: 'headingOrder',
  severity: 'warning',
  run: ({ writings }) =>
    writings.flatMap(({ path, lng, headings }) => {
      let before = 1
      return headings.flatMap(({ rank, text }): Found[] => {
        const isSkipped = rank > before + 1
        const values = { text, rank, before }
        before = rank
        const about = { path, locale: lng }
        if (text === '') return [{ ...about, problem: 'headingEmpty', values: { rank } }]
        if (!isSkipped) return []
        const problem = values.before === 1 ? 'headingFirst' : 'headingOrder'
        return [{ ...about, problem, values }]
      })
    }),
}
