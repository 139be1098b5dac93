import type { ReactNode } from 'react'
import { detectLang } from '../i18n/page-language'
import { groupedRows } from '../domain/catalogue/compare'
import type { SpecificationRow } from '../domain/catalogue/specification-rows'
import { withUnits } from '../platform/text/text'
import { InUnits } from './in-units'
import { Section } from './section'
import css from './specification-table.module.css'
import { UnitSwitch, type UnitWords } from './unit-switch.client'

interface Props {
  rows: SpecificationRow[]
  title: string
  /** Heading of what belongs to no group, where others do. */
  further: string
  /** Words of the switch, which is there where a row has two systems of units. */
  units: UnitWords
  /** A drawing, and the heading of the group below which it stands. */
  drawing?: { group: string; node: ReactNode }
}

/** Rows of name and value that say what a product is, under their headings. */
export function SpecificationTable({ rows, title, further, units, drawing }: Props) {
  if (rows.length === 0) return null
  const groups = groupedRows(rows)
  return (
    <Section labelledBy="specifications" className={css.section}>
      <div className={css.head}>
        <h2 id="specifications" className={css.title}>
          {title}
        </h2>
        {rows.some(({ imperial }) => imperial !== undefined) ? <UnitSwitch words={units} /> : null}
      </div>
      <div className={css.groups}>
        {groups.map(([heading, inGroup]) => (
          <div key={heading}>
            <table
              className={css.table}
              lang={detectLang(heading, ...inGroup.map(({ name }) => name))}
            >
              {heading === '' && groups.length === 1 ? null : (
                <caption>{heading || further}</caption>
              )}
              <tbody>
                {inGroup.map(({ name, text, imperial }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>
                      <InUnits text={withUnits(text)} imperial={imperial} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {drawing?.group === heading ? drawing.node : null}
          </div>
        ))}
      </div>
    </Section>
  )
}
