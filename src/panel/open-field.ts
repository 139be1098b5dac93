import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenPresent } from '@/src/lib/when-present'

const inputs = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/**
 * Opens the field that the end of the address names (`#field-logo`): chooses the tab that holds it, brings it into view and puts
 * the focus there.
 */
export function useFieldOfAddress(): void {
  const path = usePathname()
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (!id.startsWith('field-')) return
    const tried = new Set<Element>()
    return whenPresent(
      () => document.getElementById(id) ?? nextTab(tried),
      (field) => {
        field.scrollIntoView({ block: 'center' })
        const input = field.matches(inputs) ? field : field.querySelector(inputs)
        if (input instanceof HTMLElement) input.focus({ preventScroll: true })
      },
    )
  }, [path])
}

/** A tab shows its fields only when it is open, and which one holds a field it does not say: each is opened once. */
function nextTab(tried: Set<Element>): null {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const current = tabs.find((tab) => tab.matches('.tabs-field__tab-button--active'))
  if (current) tried.add(current)
  tabs.find((tab) => !tried.has(tab))?.click()
  return null
}
