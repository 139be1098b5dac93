import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenPresent } from '@/src/lib/when-present'

const inputs = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/** Time that a form, and then a tab of it, may take to draw its fields, ms. */
const patience = { form: 20_000, tab: 500 }

/**
 * Opens the field that the end of the address names (`#field-logo`): chooses the tab that holds it, brings it into view and puts
 * the focus there.
 */
export function useFieldOfAddress(): void {
  const path = usePathname()
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (!id.startsWith('field-')) return
    const leaving = new AbortController()
    void fieldOf(id, leaving.signal).then((field) => {
      if (!field) return
      field.scrollIntoView({ block: 'center' })
      const input = field.matches(inputs) ? field : field.querySelector(inputs)
      if (input instanceof HTMLElement) input.focus({ preventScroll: true })
    })
    return () => leaving.abort()
  }, [path])
}

/** A tab has its fields only while it is open, and which one holds a field it does not say: each is opened once. */
async function fieldOf(id: string, leaving: AbortSignal): Promise<Element | null> {
  const field = () => document.getElementById(id)
  await presence(() => field() ?? tabs()[0] ?? null, patience.form, leaving)
  const isOpen = (tab: HTMLElement) => tab.matches('.tabs-field__tab-button--active')
  for (const tab of tabs().sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))) {
    if (leaving.aborted) return null
    if (!isOpen(tab)) tab.click()
    const found = await presence(field, patience.tab, leaving)
    if (found) return found
  }
  return field()
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]

/** Waits for an element; null where it does not come in time. */
function presence(
  find: () => Element | null,
  ms: number,
  leaving: AbortSignal,
): Promise<Element | null> {
  return new Promise((resolve) => {
    const stop = whenPresent(find, resolve)
    const giveUp = () => {
      stop()
      resolve(null)
    }
    setTimeout(giveUp, ms)
    leaving.addEventListener('abort', giveUp, { once: true })
  })
}
