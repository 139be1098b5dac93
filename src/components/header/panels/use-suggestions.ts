import { useEffect, useState } from 'react'
import type { Suggestion, SuggestionAnswer } from '@/src/contract/search'
import type { Language } from '@/src/i18n/languages'

/** Pause in typing before a call is made, ms. */
const pause = 150

/** Returns suggestions for a text; none while it changes, and where the call fails. */
export function useSuggestions(lng: Language, q: string): Suggestion[] {
  const [answer, setAnswer] = useState<{ q: string; suggestions: Suggestion[] }>()

  useEffect(() => {
    if (!q) return
    const call = new AbortController()
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q, lng })
      fetch(`/api/search/suggestions?${query}`, { signal: call.signal })
        .then(async (response) => {
          if (!response.ok) return
          const { suggestions } = (await response.json()) as SuggestionAnswer
          setAnswer({ q, suggestions })
        })
        // The search works without its suggestions.
        .catch(() => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [lng, q])

  // What fits the beginning of the text stays until the next answer, so that the list does not flicker.
  return answer && q.startsWith(answer.q) ? answer.suggestions : []
}
