import type { Language } from '../i18n/languages'
import { decide } from './route'

interface Visit {
  /** The language of the address. */
  lng: Language
  /** The language that was chosen before. */
  remembered: Language | undefined
  header: (name: string) => string | null | undefined
}

/**
 * Tells whether a link of this site led from a page in another language: so languages are chosen where no scripts run.
 * An address that was typed, or a link of another site, chooses nothing that is kept.
 */
export function isChosenByLink({ lng, remembered, header }: Visit): boolean {
  if (remembered === lng) return false
  if (header('sec-fetch-mode') !== 'navigate' || header('sec-fetch-site') !== 'same-origin')
    return false
  const referrer = header('referer') ?? ''
  if (!URL.canParse(referrer)) return false
  const from = decide(new URL(referrer).pathname, new URLSearchParams(), remembered)
  return from.kind === 'show' && from.lng !== lng
}
