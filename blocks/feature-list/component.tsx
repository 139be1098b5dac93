import type { FeatureListBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import type { BlockProps } from '../define'
import css from './feature-list.module.css'

export default function FeatureList({ data, heading }: BlockProps<FeatureListBlock>) {
  const titleId = `${data.id ?? 'features'}-title`
  const look = data.look ?? 'plain'
  const List = look === 'plain' ? 'ul' : 'ol'
  return (
    <Section labelledBy={titleId} className={css[`${look}Block`]}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      <List className={css[look]}>
        {data.items.map((item, index) => (
          <li key={item.id ?? index} className={css.item}>
            {item.mark ? <p className={css.mark}>{item.mark}</p> : null}
            <ItemTitle below={heading} className={css.name}>
              {item.title}
            </ItemTitle>
            {item.text ? <Paragraphs className={css.text} text={item.text} /> : null}
          </li>
        ))}
      </List>
    </Section>
  )
}
