import { findControl } from '@/src/components/forms/problems'
import { fieldNames } from './form-fields'

const key = 'inquiry'

/** Keeps what is typed until it is sent, in this tab only: others may use the same computer. */
export function saveDraft(form: HTMLFormElement): void {
  const values = fieldNames.flatMap((name) => {
    const control = findControl(form, name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return []
    return control?.value ? [[name, control.value]] : []
  })
  withStorage((storage) => storage.setItem(key, JSON.stringify(Object.fromEntries(values))))
}

/** Fills what is still empty with what was typed before. */
export function restoreDraft(form: HTMLFormElement): void {
  withStorage((storage) => {
    const values = JSON.parse(storage.getItem(key) ?? '{}') as Record<string, unknown>
    for (const name of fieldNames) {
      const control = findControl(form, name)
      const value = values[name]
      if (control && typeof value === 'string' && control.value === '') control.value = value
    }
  })
}

export const clearDraft = (): void => withStorage((storage) => storage.removeItem(key))

function withStorage(action: (storage: Storage) => void): void {
  try {
    action(sessionStorage)
  } catch {
    // Storage is closed to the site: the form works, and forgets when it is left.
  }
}
