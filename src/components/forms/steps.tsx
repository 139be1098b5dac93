import type { ContactFormBlock } from '@/payload-types'
import { Paragraphs } from '@/src/components/paragraphs'
import css from './steps.module.css'

interface Props {
  block: Pick<ContactFormBlock, 'steps' | 'stepsTitle'>
  heading: 'h2' | 'h3'
}

/** Steps that follow once a form is sent: beside the contact form, and beside that of the quote list. */
export function Steps({ block: { steps, stepsTitle }, heading: Heading }: Props) {
  if (!steps || steps.length === 0) return null
  return (
    <aside className={css.aside}>
      {stepsTitle ? <Heading className={css.stepsTitle}>{stepsTitle}</Heading> : null}
      <ol className={css.steps}>
        {steps.map(({ id, title, text }, index) => (
          <li key={id ?? index} className={css.step}>
            <p className={css.stepTitle}>{title}</p>
            {text ? <Paragraphs text={text} /> : null}
          </li>
        ))}
      </ol>
    </aside>
  )
}
