import type { ProductFinderBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ButtonLink } from '@/src/components/buttons'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { getAskedQuestion } from '@/src/data/finder'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { finderAddress } from '@/src/domain/finder/steps'
import type { BlockProps } from '../define'
import css from './product-finder.module.css'

/** The first question of the finder, each answer a link to the next; nothing while the finder has no questions. */
export default async function ProductFinder({
  data,
  lng,
  heading,
}: BlockProps<ProductFinderBlock>) {
  const asked = await withFallback(getAskedQuestion(lng, new URLSearchParams()), undefined)
  if (!asked) return null
  const t = getT(lng)
  const { question, options } = asked
  const id = data.id ?? 'product-finder'
  return (
    <Section labelledBy={`${id}-title`} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={`${id}-title`}>
          {data.title || t('finder.open')}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      <div className={css.question}>
        <p id={`${id}-question`} className={css.asked} lang={detectLang(question.question)}>
          {question.question}
        </p>
        <ul aria-labelledby={`${id}-question`} className={css.answers}>
          {options.map(({ answer, count }) => (
            <li key={answer.key}>
              {count === 0 ? (
                <p className={css.answer} data-empty="">
                  <span lang={detectLang(answer.label)}>{answer.label}</span>
                  <small>{t('finder.noMachine')}</small>
                </p>
              ) : (
                <SiteLink
                  className={css.answer}
                  href={finderAddress([{ question, answer }])}
                  rel="nofollow"
                >
                  <span lang={detectLang(answer.label)}>{answer.label}</span>
                  <small>{t('products.count', { count })}</small>
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p>
        <ButtonLink
          look="secondary"
          href="/products/finder"
          text={t('finder.title')}
          newTabHint={t('link.newTab')}
        />
      </p>
    </Section>
  )
}
