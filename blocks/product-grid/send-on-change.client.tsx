'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What was changed last, as a selector, to go on from there when the list has come. */
let changed: string | undefined

/** Sends the form as soon as something is chosen; the page stays where it is, and so does the focus. */
export function SendOnChange({ form: id }: { form: string }) {
  const router = useRouter()

  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement
    const details = form.querySelector('details') as HTMLDetailsElement
    form.dataset.sends = ''
    if (changed) {
      details.open = true
      form.querySelector<HTMLElement>(changed)?.focus({ preventScroll: true })
      changed = undefined
    }
    const onChange = (event: Event) => {
      changed = selectorOf(event.target as HTMLInputElement | HTMLSelectElement)
      const asked = [...new FormData(form)].filter(
        ([name, value]) => value !== '' && !(name === 'sort' && value === 'order'),
      ) as [string, string][]
      const search = new URLSearchParams(asked)
      router.push(asked.length > 0 ? `/products?${search}` : '/products', { scroll: false })
    }
    form.addEventListener('change', onChange)
    return () => form.removeEventListener('change', onChange)
  })

  return null
}

const selectorOf = ({ name, value, type }: HTMLInputElement | HTMLSelectElement) =>
  `[name="${CSS.escape(name)}"]${type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : ''}`
