import type { TFunction } from 'i18next'
import { BlockTitle } from '@/src/components/block-title'
import { SiteLink } from '@/src/components/site-link'
import type { FinderStep } from '@/src/data/finder/finder-step'
import { detectLang } from '@/src/i18n/page-language'
import type { FinderAnswer } from '@/src/domain/finder/finder'
import { finderAddress, withAnswer, without } from '@/src/domain/finder/finder-query'
import css from './finder.module.css'

interface Props {
  step: FinderStep
  asked: NonNullable<FinderStep['asked']>
  t: TFunction
}

/** A question, each answer a link to the next one with how many products fit then. */
export function Question({ step, asked: { question, number, options }, t }: Props) {
  const { given, questions, total } = step
  const addressOf = (answer: FinderAnswer | undefined) =>
    finderAddress(withAnswer(given, { question, answer }, questions))
  const before = questions[number - 2]
  return (
    <div className={css.step}>
      <div className={css.head}>
        <p className={css.number}>
          {t('finder.step', { number, count: questions.length })}
          <progress value={number - 1} max={questions.length} aria-hidden="true" />
        </p>
        <div lang={detectLang(question.question)}>
          <BlockTitle heading="h1" id="finder-title">
            {question.question}
          </BlockTitle>
        </div>
        {question.help ? (
          <p className={css.help} lang={detectLang(question.help)}>
            {question.help}
          </p>
        ) : null}
      </div>
      <ul className={css.answers}>
        {options.map(({ answer, count }) => (
          <li key={answer.key} data-empty={count === 0 ? '' : undefined}>
            <SiteLink href={addressOf(answer)} rel="nofollow">
              <span lang={detectLang(answer.label)}>{answer.label}</span>
              <small>{t('products.count', { count })}</small>
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink href={addressOf(undefined)} rel="nofollow">
            <span>{t('finder.skip')}</span>
            <small>{t('products.count', { count: total })}</small>
          </SiteLink>
        </li>
      </ul>
      <p className={css.tools}>
        {before ? (
          <SiteLink href={finderAddress(without(given, [before.key]))} rel="nofollow">
            {t('finder.back')}
          </SiteLink>
        ) : null}
        {given.length > 0 ? (
          <SiteLink href={finderAddress(given, { hasResults: true })} rel="nofollow">
            {t('products.show', { count: total })}
          </SiteLink>
        ) : null}
      </p>
    </div>
  )
}
