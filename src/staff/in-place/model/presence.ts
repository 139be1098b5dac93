import type { Person, PresenceAnswer, PresenceInput } from '@/src/contract/staff/presence'

/** Time between two calls of a window in sight, ms. */
const beatMs = 5000

/** The same after a call that was refused or lost, ms. */
const retryMs = 30_000

/**
 * Says every few seconds, while the window is in sight, that its user is at a document.
 * @param onPeople called with the other people at it
 * @returns ends the calls and says that the user left
 */
export function followPresence(
  place: { collection: string; id: string },
  onPeople: (people: Person[]) => void,
): () => void {
  // Names of collections come from the server.
  const { collection, id } = place as PresenceInput
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const beat = async () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    const answer = await call({ collection, id })
    if (isStopped) return
    if (answer) onPeople(answer.people)
    clearTimeout(timer)
    timer = setTimeout(() => void beat(), answer ? beatMs : retryMs)
  }
  const onVisible = () => void beat()
  const onLeave = () => {
    clearTimeout(timer)
    void call({ collection, id, isLeaving: true })
  }
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pagehide', onLeave)
  addEventListener('pageshow', onVisible)
  onVisible()
  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('pagehide', onLeave)
    removeEventListener('pageshow', onVisible)
    onLeave()
    onPeople([])
  }
}

/** Calls the staff API by the cookie of the reader; null where there is no answer. The last call outlives the page. */
async function call(body: PresenceInput): Promise<PresenceAnswer | null> {
  try {
    const answer = await fetch('/api/admin/presence', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: body.isLeaving === true,
    })
    return answer.ok ? ((await answer.json()) as PresenceAnswer) : null
  } catch {
    // Offline, as the bar says where something is to be saved.
    return null
  }
}
