import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { ProductPlate } from '@/src/components/product-plate'
import { SiteLink } from '@/src/components/site-link'
import type { FinderStep, Machine } from '@/src/data/finder'
import type { FinderAnswer, GivenAnswer } from '@/src/domain/finder/finder'
import { finderAddress, withAnswer, without } from '@/src/domain/finder/steps'
import { formatList, formatNumber } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './finder.module.css'
import own from './question.module.css'

interface Props {
  step: FinderStep
  asked: NonNullable<FinderStep['asked']>
  lng: Language
  t: Translate
}

/** A question with its answers, beside the products that are left. */
export function Question({ step, asked, lng, t }: Props) {
  const { given, questions, total, machines } = step
  const { question, number, count, options } = asked
  const addressOf = (answer: FinderAnswer | undefined) =>
    finderAddress(withAnswer(given, { question, answer }, questions))
  const before = given.at(-1)
  return (
    <div className={css.columns}>
      <div className={css.ask}>
        <div className={css.head}>
          <p className={css.number}>
            {t('finder.step', { number, count })}
            <progress value={number - 1} max={count} aria-hidden="true" />
          </p>
          <BlockTitle heading="h1" id="finder-title">
            {question.question}
          </BlockTitle>
          {question.help ? (
            <p className={css.help} lang={detectLang(question.help)}>
              {question.help}
            </p>
          ) : null}
        </div>
        <FinderAnswers
          labelledBy="finder-title"
          options={options.map((option) => ({ ...option, href: addressOf(option.answer) }))}
          skip={{ href: addressOf(undefined), count: total }}
          lng={lng}
        />
        <p className={css.tools}>
          {before ? (
            <SiteLink href={finderAddress(without(given, [before.question.key]))} rel="nofollow">
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
      <Machines
        machines={machines}
        total={total}
        text={t('products.count', { count: total })}
        lng={lng}
      />
    </div>
  )
}

interface Option {
  answer: { key: string; label: string }
  /** Number of products that match then. */
  count: number
  /** The given answers that exclude everything, for a number of 0. */
  conflict?: readonly GivenAnswer[]
  /** Words behind the number. */
  note?: string
  href: string
}

interface AnswersProps {
  labelledBy: string
  options: readonly Option[]
  /** The way on without an answer. */
  skip?: { href: string; count: number }
  lng: Language
}

/** Answers of the finder, each a link to what it leads to; one that leads to no product is none, and says why. */
export function FinderAnswers({ labelledBy, options, skip, lng }: AnswersProps) {
  const t = getT(lng)
  return (
    <ul className={own.answers} aria-labelledby={labelledBy}>
      {options.map(({ answer, count, conflict = [], note, href }) => (
        <li key={answer.key}>
          {count === 0 ? (
            <p className={own.none}>
              <span lang={detectLang(answer.label)}>{answer.label}</span>
              <small>
                {conflict.length === 0
                  ? t('finder.noMachine')
                  : t('finder.excluded', {
                      answer: formatList(
                        conflict.map((given) => given.answer?.label ?? ''),
                        lng,
                      ),
                    })}
              </small>
            </p>
          ) : (
            <SiteLink href={href} rel="nofollow">
              <span lang={detectLang(answer.label)}>{answer.label}</span>
              <small>
                {t('products.count', { count })}
                {note ? <b> · {note}</b> : null}
              </small>
            </SiteLink>
          )}
        </li>
      ))}
      {skip ? (
        <li className={own.skip}>
          <SiteLink href={skip.href} rel="nofollow">
            <span>{t('finder.skip')}</span>
            <small>{t('products.count', { count: skip.count })}</small>
          </SiteLink>
        </li>
      ) : null}
    </ul>
  )
}

/** Up to so many products show their names; more of them are a crowd of pictures. */
const maxNamed = 12

interface MachinesProps {
  machines: Machine[]
  /** Number of products that are left; not all of them may be shown. */
  total: number
  /** The number in words. */
  text: string
  lng: string
}

/** Pictures of the products that are left. Those that the last answer excluded fade below them. */
function Machines({ machines, total, text, lng }: MachinesProps) {
  const left = machines.filter(({ isOut }) => !isOut)
  const out = machines.filter(({ isOut }) => isOut)
  const isNamed = total <= maxNamed
  return (
    <section className={own.machines} aria-labelledby="finder-machines">
      <h2 id="finder-machines">{text}</h2>
      <ul data-named={isNamed ? '' : undefined}>
        {left.map(({ slug, name, ...machine }) => (
          <li key={slug}>
            <SiteLink href={`/product/${slug}`} data-tooltip={isNamed ? undefined : name}>
              <MachinePicture {...machine} />
              <span className={isNamed ? own.name : 'visually-hidden'} lang={detectLang(name)}>
                {name}
              </span>
            </SiteLink>
          </li>
        ))}
        {total > left.length ? (
          <li className={own.more}>+{formatNumber(total - left.length, lng)}</li>
        ) : null}
      </ul>
      {out.length > 0 ? (
        <div className={own.out} aria-hidden="true">
          {out.map(({ slug, ...machine }) => (
            <MachinePicture key={slug} {...machine} />
          ))}
        </div>
      ) : null}
    </section>
  )
}

/** Its name stands beside it, or says the tooltip. */
const MachinePicture = ({ imageUrl, picture }: Pick<Machine, 'imageUrl' | 'picture'>) => (
  <ProductPlate product={{ name: '', imageUrl, picture }} noImage="" sizes="96px" />
)
