import type { TFunction } from 'i18next'
import { SiteLink } from '@/src/components/site-link'
import type { FinderStep } from '@/src/data/finder/finder-step'
import { detectLang } from '@/src/i18n/page-language'
import { finderAddress, without } from '@/src/domain/finder/finder-query'
import css from './finder.module.css'

/** List of the given answers, each a link back to its question. */
export function Given({ step: { given }, t }: { step: FinderStep; t: TFunction }) {
  if (given.length === 0) return null
  return (
    <section className={css.given} aria-labelledby="finder-given">
      <h2 id="finder-given">{t('finder.answers')}</h2>
      <ul>
        {given.map(({ question, answer }) => (
          <li key={question.key}>
            <SiteLink href={finderAddress(without(given, [question.key]))} rel="nofollow">
              <span className={css.asked} lang={detectLang(question.question)}>
                <span className="visually-hidden">
                  {t('finder.change', { question: question.question })}
                </span>
                <span aria-hidden="true">{question.question}</span>
              </span>
              <span className={css.said} lang={detectLang(answer?.label ?? '')}>
                {answer?.label ?? t('finder.any')}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink href="/products/finder">{t('finder.restart')}</SiteLink>
      </p>
    </section>
  )
}
