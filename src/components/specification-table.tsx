import { langOf } from '../i18n/page-language'
import type { SpecificationRow } from '../lib/catalogue/specification-rows'
import { withUnits } from '../lib/text/text'
import { InUnits } from './in-units'
import { Section } from './section'
import css from './specification-table.module.css'
import { UnitSwitch, type UnitWords } from './unit-switch.client'

interface Props {
  rows: SpecificationRow[]
  title: string
  /** Words of the switch, which is there where a row has two systems of units. */
  units: UnitWords
}

/** What a product is, in rows of name and value. */
export function SpecificationTable({ rows, title, units }: Props) {
  if (rows.length === 0) return null
  return (
    <Section labelledBy="specifications" className={css.section}>
      <div className={css.head}>
        <h2 id="specifications" className={css.title}>
          {title}
        </h2>
        {rows.some(({ imperial }) => imperial !== undefined) ? <UnitSwitch words={units} /> : null}
      </div>
      <table className={css.table}>
        <tbody lang={langOf(...rows.map(({ name }) => name))}>
          {rows.map(({ name, text, imperial }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <InUnits text={withUnits(text)} imperial={imperial} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
