import { langOf } from '../i18n/page-language'
import { specificationText, withUnits } from '../lib/text/text'
import { Section } from './section'
import css from './specification-table.module.css'

interface Props {
  values: Record<string, unknown>
  title: string
}

/** What a product is, in rows of name and value. */
export function SpecificationTable({ values, title }: Props) {
  const pairs = Object.entries(values)
  if (pairs.length === 0) return null
  return (
    <Section labelledBy="specifications" className={css.section}>
      <h2 id="specifications" className={css.title}>
        {title}
      </h2>
      <table className={css.table}>
        <tbody lang={langOf(...Object.keys(values))}>
          {pairs.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{withUnits(specificationText(value))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
