import type { DataTableBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { WideTable } from '@/src/components/wide-table'
import { splitParagraphs } from '@/src/platform/text/text'
import type { BlockProps } from '../define'
import { splitCells } from './cells'
import css from './data-table.module.css'

export default function DataTable({ data, heading }: BlockProps<DataTableBlock>) {
  const titleId = `${data.id ?? 'table'}-title`
  const columns = splitCells(data.columns)
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      <WideTable labelledBy={titleId}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splitParagraphs(data.rows).map((line, row) => (
            <tr key={row}>
              {splitCells(line, columns.length).map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  )
}
