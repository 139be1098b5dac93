import type { FaqBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import type { BlockProps } from '../define'
import css from './faq.module.css'

export default function Faq({ data, heading }: BlockProps<FaqBlock>) {
  const titleId = `${data.id ?? 'faq'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      <div>
        {data.questions.map(({ id, question, answer }, index) => (
          <details key={id ?? index} className={css.entry}>
            <summary className={css.question}>{question}</summary>
            <Paragraphs className={css.answer} text={answer} />
          </details>
        ))}
      </div>
    </Section>
  )
}
