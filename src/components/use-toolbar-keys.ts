import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

/**
 * Tab comes to one button of a toolbar, the arrow keys go on from there.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => reach(buttonsIn(ref.current)[0]), [])
  return {
    ref,
    onFocus: ({ target }: { target: Element }) => {
      if (target instanceof HTMLButtonElement) reach(target)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttonsIn(ref.current)
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      const at = all.findIndex((button) => button === event.target)
      const next = Number.isFinite(step) ? at + step : step < 0 ? 0 : all.length - 1
      all[(next + all.length) % all.length]?.focus()
    },
  }
}

const buttonsIn = (toolbar: HTMLElement | null) => [...(toolbar?.querySelectorAll('button') ?? [])]

/** Makes a button the one that Tab comes to. */
function reach(wanted: HTMLButtonElement | undefined): void {
  for (const button of buttonsIn(wanted?.parentElement ?? null))
    button.tabIndex = button === wanted ? 0 : -1
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}
