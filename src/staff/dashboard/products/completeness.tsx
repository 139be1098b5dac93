'use client'

import {
  anyMissing,
  type CompletenessAnswer,
  nothingMissing,
} from '@/src/contract/staff/completeness'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, selecting } from '../kit/api/records'
import { Group } from '../kit/form/field'
import type { ListState } from '../kit/list/list-state'
import { Filter } from '../kit/list/table-tools'
import { Button } from '../kit/ui/button'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import css from './completeness.module.css'

type OfProduct = CompletenessAnswer['products'][number]['languages']

/** Returns the completeness of the products of a page of the list, by their ids. */
export function useCompleteness(ids: string[]): Map<string, OfProduct> {
  const answer = useApi<CompletenessAnswer>(
    ids.length === 0 ? null : `/admin/products/completeness?ids=${ids.join(',')}`,
  )
  return new Map((answer.data?.products ?? []).map((each) => [each.id, each.languages]))
}

/** The share of the default language, and in how many languages a product is complete; a word where nothing is missing. */
export function CompletenessCell({ of }: { of: OfProduct | undefined }) {
  const lng = useLanguage()
  const t = useTexts()
  const languages = useSiteLanguages()
  if (!of) return null
  const { share } = of[defaultLanguage]
  const complete = languages.filter((code) => of[code].share === 100).length
  // Among many that are complete, what is not has to stand out.
  if (complete === languages.length)
    return (
      <span className={css.cell}>
        <small>{t('completeness.whole')}</small>
      </span>
    )
  return (
    <span className={css.cell}>
      <Bar share={share} />
      <span>{percent(share, lng)}</span>
      <small>
        {complete}/{languages.length}
      </small>
    </span>
  )
}

interface MissingProps {
  id: string
  attributes: Attribute[]
  /** Language whose texts the form shows. */
  shown: Language
  /** Leads to the field of a missing part. */
  onGo: (lng: Language, part: string) => void
}

/** Missing parts of a saved product: of the shown language, and closed those of the others. */
export function ProductCompleteness({ id, attributes, shown, onGo }: MissingProps) {
  const t = useTexts()
  const lng = useLanguage()
  const languages = useSiteLanguages()
  const of = useCompleteness([id]).get(id)
  const row = (code: Language) => {
    const { share, missing } = of?.[code] ?? { share: 0, missing: [] }
    return (
      <li key={code}>
        <span className={css.cell}>
          <Bar share={share} />
          <span>{percent(share, lng)}</span>
          <span>{languageNames[code]}</span>
        </span>
        {missing.length > 0 ? (
          <ul className={css.missing} aria-label={t('completeness.missing', { what: '' }).trim()}>
            {missing.map((part) => (
              <li key={part}>
                <Button look="ghost" className={css.link} onClick={() => onGo(code, part)}>
                  {wordsOf(part, attributes, t)}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <small>{t('completeness.whole')}</small>
        )}
      </li>
    )
  }
  return (
    <Group legend={t('completeness.label')} hint={t('completeness.hint')}>
      {of ? (
        <>
          <ul className={css.languages}>{row(shown)}</ul>
          <details>
            <summary className={css.others}>{t('completeness.others')}</summary>
            <ul className={css.languages}>{languages.filter((code) => code !== shown).map(row)}</ul>
          </details>
        </>
      ) : null}
    </Group>
  )
}

/** Filter of the list of products by what is missing in any language of the site. */
export function MissingFilter({ state }: { state: ListState }) {
  const t = useTexts()
  const languages = useSiteLanguages()
  const required = useApi<ListAnswer<Pick<Attribute, 'key' | 'label'>>>(
    listPath('attributes', {
      depth: 0,
      sort: 'order',
      locale: useLanguage(),
      'where[isRequired][equals]': 'true',
      ...selecting('key', 'label'),
    }),
  )
  const missing = (value: string, what: string) => ({
    value,
    label: t('completeness.missing', { what }),
  })
  return (
    <Filter
      label={t('completeness.any')}
      name="missing"
      state={state}
      options={[
        { value: anyMissing, label: t('completeness.incomplete') },
        ...Object.entries(words).map(([name, key]) => missing(name, t(key))),
        ...(required.data?.docs ?? []).map(({ key, label }) => missing(`attributes.${key}`, label)),
        ...languages.map((code) => missing(code, languageNames[code])),
        { value: nothingMissing, label: t('completeness.whole') },
      ]}
    />
  )
}

/** Browsers draw it in their colours of what is good, so-so and poor. */
const Bar = ({ share }: { share: number }) => (
  <meter
    className={css.meter}
    {...{ min: 0, low: 50, high: 99, optimum: 100, max: 100, value: share }}
    aria-hidden="true"
  />
)

const percent = (share: number, lng: string): string =>
  new Intl.NumberFormat(lng, { style: 'percent' }).format(share / 100)

const words = {
  name: 'completeness.name',
  shortDescription: 'completeness.shortDescription',
  description: 'completeness.description',
  picture: 'completeness.picture',
  alt: 'completeness.alt',
  variantNames: 'completeness.variantNames',
  document: 'completeness.document',
} as const

function wordsOf(item: string, attributes: Attribute[], t: Texts): string {
  if (item in words) return t(words[item as keyof typeof words])
  const key = item.slice('attributes.'.length)
  return attributes.find((attribute) => attribute.key === key)?.label ?? key
}
