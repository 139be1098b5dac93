'use client'

import { LocalForm } from '@/src/components/local-link.client'
import { usePageLanguage } from '@/src/i18n/client'
import { formatNumber } from '@/src/lib/text/format'
import type { FilterOption } from '@/src/lib/catalogue/filter'
import css from './filter-form.module.css'
import { SendOnChange } from './send-on-change.client'

export interface FilterGroup {
  title: string
  name: string
  options: FilterOption[]
  /** Language of title and options, as an element says it. */
  lang?: string
}

interface Props {
  q: string
  sort: string
  sorts: [key: string, name: string][]
  groups: FilterGroup[]
  words: { filter: string; sort: string; apply: string }
}

/** A form that works as it is, and by itself where scripts run. */
export const FilterFields = ({ q, sort, sorts, groups, words }: Props) => (
  <LocalForm id="filters" className={css.form} action="/products" method="get">
    <SendOnChange form="filters" />
    {q ? <input type="hidden" name="q" value={q} /> : null}
    <details className={css.filters}>
      <summary className={css.summary}>{words.filter}</summary>
      <div className={css.groups}>
        <p className={css.sort}>
          <label htmlFor="sort">{words.sort}</label>
          <select key={sort} id="sort" name="sort" defaultValue={sort}>
            {sorts.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </p>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
        <button className={css.submit} type="submit">
          {words.apply}
        </button>
      </div>
    </details>
  </LocalForm>
)

const Group = ({ title, name, options, lang }: FilterGroup) => {
  const lng = usePageLanguage()
  return (
    <fieldset className={css.group} lang={lang}>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={`${option.key} ${option.isChosen}`}>
          <input type="checkbox" name={name} value={option.key} defaultChecked={option.isChosen} />
          <span>{option.name}</span>
          <small>{formatNumber(option.count, lng)}</small>
        </label>
      ))}
    </fieldset>
  )
}
