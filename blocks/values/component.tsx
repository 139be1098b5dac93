import type { ValuesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import type { BlockProps } from '../define'
import css from './values.module.css'

export default function Values({ data, heading }: BlockProps<ValuesBlock>) {
  const titleId = `${data.id ?? 'values'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      <ul>
        {data.items.map(({ id, title, text }, index) => (
          <li key={id ?? index} className={css.value}>
            <ItemTitle below={heading} className={css.name}>
              {title}
            </ItemTitle>
            <Paragraphs text={text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
