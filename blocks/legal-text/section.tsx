import { legalParts } from '@/src/domain/pages/legal-lines'
import { LinkedText } from './linked-text'
import css from './legal-text.module.css'

interface Props {
  heading: 'h2' | 'h3'
  number: number
  anchor: string
  title: string
  text: string
}

export const LegalSection = ({ heading: Heading, number, anchor, title, text }: Props) => (
  <section id={anchor} className={css.section} aria-labelledby={`${anchor}-title`}>
    <Heading id={`${anchor}-title`} className={css.title}>
      <span className={css.number}>{number}</span> {title}
    </Heading>
    {legalParts(text).map((part, index) =>
      part.kind === 'list' ? (
        <ul key={index} className={css.list}>
          {part.entries.map((entry) => (
            <li key={entry}>
              <LinkedText text={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={index}>
          <LinkedText text={part.text} />
        </p>
      ),
    )}
  </section>
)
