import type { FiguresBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import type { BlockProps } from '../define'
import css from './figures.module.css'
import { formatNumber } from '@/src/i18n/format'

export default function Figures({ data, heading, lng }: BlockProps<FiguresBlock>) {
  const titleId = `${data.id ?? 'figures'}-title`
  return (
    <Section
      tone={data.tone ?? 'plain'}
      labelledBy={titleId}
      className={css[data.layout ?? 'strip']}
    >
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
      </div>
      <dl className={css.figures}>
        {data.items.map(({ id, value, label, detail }, index) => (
          <div key={id ?? index} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{figure(value, lng)}</dd>
            {detail ? <dd className={css.detail}>{detail}</dd> : null}
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** A decimal number as the language writes it, where only English has the value; anything else as it stands. */
const figure = (value: string, lng: string): string =>
  /^\d+\.\d+$/.test(value) ? formatNumber(Number(value), lng) : value
