'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'
import { listAddress, parseListQuery } from '@/src/domain/catalogue/list-query'

/** Control that was changed last, as a selector, to continue there when the list arrives. */
let changed: string | undefined

/** True where the page was opened just now, and its scripts with it. */
let isNew = true

/** Sends the form as soon as something is chosen; the page stays where it is, and so does the focus. */
export function SendOnChange({ form: id }: { form: string }) {
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
      const address = listAddress(parseListQuery(new URLSearchParams(asked)))
      // What was typed is a choice from now on.
      for (const end of typedEnds(form)) end.value = ''
      router.push(linkIn(lng, address), { scroll: false })
    }
    const onChange = ({ target }: Event) => send(target as HTMLInputElement | HTMLSelectElement)
    const early = isNew ? chosenEarly(form) : undefined
    isNew = false
    if (early) send(early)
    form.addEventListener('change', onChange)
    return () => form.removeEventListener('change', onChange)
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
