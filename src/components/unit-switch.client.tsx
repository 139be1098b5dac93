'use client'

import { useSyncExternalStore } from 'react'
import type { UnitSystem } from '../domain/catalogue/attributes/units'
import { unitsKey } from '../platform/browser/head-script'
import css from './unit-switch.module.css'

export interface UnitWords {
  label: string
  /** A name, and the signs that stand for it. */
  metric: [name: string, signs: string]
  imperial: [name: string, signs: string]
}

/** In which units measures are shown, kept in the browser. What an address asks for has a unit of its own. */
export function UnitSwitch({ words }: { words: UnitWords }) {
  const chosen = useSyncExternalStore(subscribe, current, () => 'metric')
  return (
    <div className={css.switch} role="group" aria-label={words.label} data-no-print>
      {(['metric', 'imperial'] as const).map((system) => (
        <button
          key={system}
          type="button"
          aria-pressed={chosen === system}
          aria-label={`${words[system][0]}: ${words[system][1]}`}
          data-system={system}
          onClick={() => choose(system)}
        >
          {words[system][1]}
        </button>
      ))}
    </div>
  )
}

const listeners = new Set<() => void>()

const current = (): UnitSystem =>
  document.documentElement.dataset.units === 'imperial' ? 'imperial' : 'metric'

function choose(system: UnitSystem): void {
  show(system)
  try {
    if (system === 'imperial') localStorage.setItem(unitsKey, system)
    else localStorage.removeItem(unitsKey)
  } catch {
    // Then the choice lives as long as the page.
  }
}

function show(system: UnitSystem): void {
  const root = document.documentElement
  if (system === 'imperial') root.dataset.units = system
  else delete root.dataset.units
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** Another tab of the site has changed it. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === unitsKey) show(newValue === 'imperial' ? 'imperial' : 'metric')
}
