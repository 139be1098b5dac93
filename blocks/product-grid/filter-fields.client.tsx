'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { InUnits } from '@/src/components/in-units'
import { LocalForm } from '@/src/components/local-link.client'
import { UnitSwitch, type UnitWords } from '@/src/components/unit-switch.client'
import type { UnitSystem } from '@/src/domain/catalogue/attributes/units'
import type { FilterOption } from '@/src/domain/catalogue/filter'
import { usePageLanguage } from '@/src/i18n/client'
import { formatNumber } from '@/src/i18n/format'
import { linkIn } from '@/src/routing/route'
import css from './filter-form.module.css'

export interface FilterGroup {
  title: string
  name: string
  options: FilterOption[]
  /** Fields in which a range is typed, for each system of units where there are two. */
  ends?: { min: string; max: string; behind: string; system?: UnitSystem }[]
  isFolded?: boolean
  /** Language of title and options, as an element says it. */
  lang?: string
}

interface Words {
  filter: string
  sort: string
  apply: string
  show: string
  min: string
  max: string
}

interface Props {
  q: string
  sort: string
  sorts: [key: string, name: string][]
  groups: FilterGroup[]
  /** Id of the list that the form narrows. */
  results: string
  /** Left out where nothing has two units. */
  units: UnitWords | undefined
  words: Words
}

/** A form that works as it is, and by itself where scripts run. */
export const FilterFields = ({ q, sort, sorts, groups, results, units, words }: Props) => (
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
        {units ? <UnitSwitch words={units} /> : null}
        {groups.map((group) => (
          <Group key={group.name} {...group} words={words} />
        ))}
        <button className={css.submit} type="submit">
          {words.apply}
        </button>
        <p className={css.end}>
          <button type="button" onClick={(event) => showResults(event.currentTarget, results)}>
            {words.show}
          </button>
        </p>
      </div>
    </details>
  </LocalForm>
)

/** Folds the filter up, where it lies above the list, and goes on to what it left. */
function showResults(button: HTMLButtonElement, id: string): void {
  const results = document.getElementById(id)
  button.closest('details')?.removeAttribute('open')
  results?.focus({ preventScroll: true })
  results?.scrollIntoView()
}

const Group = ({
  title,
  name,
  options,
  ends,
  isFolded = false,
  lang,
  words,
}: FilterGroup & { words: Words }) => {
  const lng = usePageLanguage()
  return (
    <details className={css.group} open={!isFolded} lang={lang}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {options.map((option) => (
          <label key={`${option.key} ${option.isChosen}`} data-in={option.system}>
            <input
              type="checkbox"
              name={name}
              value={option.key}
              defaultChecked={option.isChosen}
            />
            <span>
              <InUnits text={option.name} imperial={option.imperial} />
            </span>
            <small>{formatNumber(option.count, lng)}</small>
          </label>
        ))}
        {ends?.map(({ min, max, behind, system }) => (
          <div key={min} className={css.ends} data-in={system}>
            <End name={min} label={words.min} behind={behind} />
            <End name={max} label={words.max} behind={behind} />
          </div>
        ))}
      </fieldset>
    </details>
  )
}

const End = ({ name, label, behind }: { name: string; label: string; behind: string }) => (
  <label>
    <span>{label}</span>
    <span>
      <input type="number" step="any" inputMode="decimal" name={name} autoComplete="off" />
      <small>{behind}</small>
    </span>
  </label>
)

/** Loads the code that writes a filter into the address: only a change of the filter needs it. */
const loadAddresses = () => import('@/src/domain/catalogue/list-query')

/** Control that was changed last, as a selector, to continue there when the list arrives. */
let changed: string | undefined

/** True where the page was opened just now, and its scripts with it. */
let isNew = true

/** Sends the form as soon as something is chosen; the page stays where it is, and so does the focus. */
function SendOnChange({ form: id }: { form: string }) {
  const router = useRouter()
  const lng = usePageLanguage()

  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement
    const details = form.querySelector('details') as HTMLDetailsElement
    form.dataset.sends = ''
    if (changed) {
      details.open = true
      // Who typed the one end of a range is at the other one by now.
      if (!form.contains(document.activeElement))
        form.querySelector<HTMLElement>(changed)?.focus({ preventScroll: true })
      changed = undefined
    }
    const send = (field: HTMLInputElement | HTMLSelectElement) => {
      changed = selectorOf(field)
      const asked = [...new FormData(form)].filter(
        ([name, value]) => value !== '' && !(name === 'sort' && value === 'order'),
      ) as [string, string][]
      loadAddresses().then(
        ({ listAddress, parseListQuery }) => {
          const address = listAddress(parseListQuery(new URLSearchParams(asked)))
          // What was typed is a choice from now on.
          for (const end of typedEnds(form)) end.value = ''
          router.push(linkIn(lng, address), { scroll: false })
        },
        () => form.submit(),
      )
    }
    // What fails now is asked for again when something is chosen.
    const warm = () => void loadAddresses().catch(() => undefined)
    const onChange = ({ target }: Event) => send(target as HTMLInputElement | HTMLSelectElement)
    const early = isNew ? chosenEarly(form) : undefined
    isNew = false
    if (early) send(early)
    form.addEventListener('change', onChange)
    form.addEventListener('pointerover', warm, { once: true })
    form.addEventListener('focusin', warm, { once: true })
    return () => {
      form.removeEventListener('change', onChange)
      form.removeEventListener('pointerover', warm)
      form.removeEventListener('focusin', warm)
    }
  })

  return null
}

/**
 * Finds the control that was changed before the scripts ran. After going back or reloading, a browser restores values
 * by itself.
 */
function chosenEarly(form: HTMLFormElement): HTMLInputElement | HTMLSelectElement | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return undefined
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  return fields.find((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field.type === 'number'
        ? field.value !== ''
        : field.checked !== field.defaultChecked,
  )
}

const typedEnds = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('input[type="number"]')

const selectorOf = ({ name, value, type }: HTMLInputElement | HTMLSelectElement) =>
  `[name="${CSS.escape(name)}"]${type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : ''}`
