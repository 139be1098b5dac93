'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { InUnits } from '@/src/components/in-units'
import { AddToQuote } from '@/src/components/quote/add-to-quote.client'
import type { ProductAxis, ProductVariant } from '@/src/contract/product'
import { choose, chosenCombination, isPossible } from '@/src/domain/catalogue/variants/choose'
import {
  type Choice,
  codeSoFar,
  findCombination,
  orderCode,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import { GetQuote, replaceFragment, useFragment } from './get-quote.client'
import css from './variant-chooser.module.css'

interface Props {
  variants: Variants
  axes: ProductAxis[]
  list: Pick<ProductVariant, 'code' | 'note' | 'values'>[]
  /** Language of the names, as an element says it. */
  lang: string | undefined
  product: { slug: string; name: string }
  /** Picture of the choice, where options have some. */
  picture: ReactNode
  words: {
    quote: { get: string; add: string; inList: string }
    hint: string
    code: string
    open: string
    reset: string
    differences: string
    same: string
    changes: string
  }
}

/**
 * One option of each axis, and the order code that follows from them. The whole choice stands in the fragment of the
 * address, which is that of its row in the table.
 */
export function VariantChooser({ variants, axes, list, lang, product, picture, words }: Props) {
  const named = choiceIn(variants, useFragment())
  const [pressed, setPressed] = useState<Choice | null>(null)
  const [hasGivenWay, setGivenWay] = useState(false)
  const choice = pressed ?? named ?? onlyOptions(axes)
  const chosen = chosenCombination(variants, choice)
  const code = codeSoFar(variants, choice)
  const variant = chosen && list.find((each) => each.code === code)

  useEffect(() => {
    // A link to a row is a choice of its own.
    const forget = () => setPressed(null)
    addEventListener('hashchange', forget)
    return () => removeEventListener('hashchange', forget)
  }, [])

  const take = (next: Choice) => {
    setPressed(next)
    setGivenWay(Object.keys(choice).some((axis) => next[axis] !== choice[axis] && !next[axis]))
    const combination = chosenCombination(variants, next)
    replaceFragment(combination ? `#${orderCode(variants, combination)}` : '')
  }

  return (
    <form className={css.chooser} data-variants onSubmit={(event) => event.preventDefault()}>
      <p className={css.hint}>{words.hint}</p>
      <div className={css.axes}>
        {axes.map((axis) => (
          <fieldset key={axis.key} className={css.axis}>
            <legend lang={lang}>{axis.name}</legend>
            {axis.options.map((option) => (
              <label
                key={option.key}
                className={css.option}
                data-off={!isPossible(variants, choice, axis.key, option.key) || undefined}
              >
                <input
                  type="radio"
                  name={axis.key}
                  value={option.key}
                  checked={choice[axis.key] === option.key}
                  onChange={() => take(choose(variants, choice, axis.key, option.key))}
                />
                <span lang={lang}>{option.name}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={css.result}>
        {picture ? <div className={css.picture}>{picture}</div> : null}
        <p className={css.label} id="order-code">
          {words.code}
        </p>
        <output className={css.code} aria-labelledby="order-code" translate="no">
          {code}
        </output>
        {variant ? (
          <div className={css.differences}>
            {variant.values.length > 0 ? (
              <dl lang={lang}>
                {variant.values.map(({ key, name, text, imperial }) => (
                  <div key={key}>
                    <dt>{name}</dt>
                    <dd>
                      <InUnits text={text} imperial={imperial} />
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>{words.same}</p>
            )}
            {variant.note ? <p lang={lang}>{variant.note}</p> : null}
            <p className={css.actions}>
              <GetQuote product={product} codes={[variant.code]} text={words.quote.get} />
              <AddToQuote product={product} code={variant.code} words={words.quote} />
            </p>
          </div>
        ) : (
          <p className={css.open} lang={lang}>
            {axes
              .filter(({ key }) => choice[key] === undefined)
              .map(({ name }) => name)
              .join(' · ')}
          </p>
        )}
        <p role="status" className={css.status}>
          {hasGivenWay ? words.changes : ''}
        </p>
        {Object.keys(choice).length > Object.keys(onlyOptions(axes)).length ? (
          <button type="button" className={css.reset} onClick={() => take(onlyOptions(axes))}>
            {words.reset}
          </button>
        ) : null}
      </div>
    </form>
  )
}

/** Returns the options that are chosen by default: those of an axis with only one. */
const onlyOptions = (axes: ProductAxis[]): Choice =>
  Object.fromEntries(
    axes.flatMap(({ key, options: [first, ...others] }) =>
      first && others.length === 0 ? [[key, first.key]] : [],
    ),
  )

const choiceIn = (variants: Variants, fragment: string): Choice | undefined =>
  findCombination(variants, fragment.slice(1))?.options
