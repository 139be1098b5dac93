'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/i18n/route'

/** What was changed last, as a selector, to go on from there when the list has come. */
let changed: string | undefined

/** Whether the page was opened just now, and its scripts with it. */
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
      form.querySelector<HTMLElement>(changed)?.focus({ preventScroll: true })
      changed = undefined
    }
    const send = (field: HTMLInputElement | HTMLSelectElement) => {
      changed = selectorOf(field)
      const asked = [...new FormData(form)].filter(
        ([name, value]) => value !== '' && !(name === 'sort' && value === 'order'),
      ) as [string, string][]
      const search = new URLSearchParams(asked)
      const address = asked.length > 0 ? `/products?${search}` : '/products'
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

/** What was chosen before the scripts were there. Where a browser goes back, or loads anew, it chooses by itself. */
function chosenEarly(form: HTMLFormElement): HTMLInputElement | HTMLSelectElement | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return undefined
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  return fields.find((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field.checked !== field.defaultChecked,
  )
}

const selectorOf = ({ name, value, type }: HTMLInputElement | HTMLSelectElement) =>
  `[name="${CSS.escape(name)}"]${type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : ''}`
