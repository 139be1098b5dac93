import type { ReferencesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemLink } from '@/src/components/item-link'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import type { BlockProps } from '../define'
import css from './references.module.css'

/** Customers by name, each with what it uses and a figure. */
export default function References({ data, heading }: BlockProps<ReferencesBlock>) {
  const titleId = `${data.id ?? 'references'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
      <ul>
        {data.items.map(({ id, title, text, value, label, href }, index) => (
          <li key={id ?? index} className={href ? css.linked : css.item}>
            <ItemTitle below={heading} className={css.name}>
              {href ? <ItemLink href={href}>{title}</ItemLink> : title}
            </ItemTitle>
            {text ? <p className={css.text}>{text}</p> : null}
            {value ? (
              <p className={css.figure}>
                <span className={css.value}>{value}</span> {label}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
