import { useEffect, useState } from 'react'

/**
 * Returns the token of the invitation that the address names, and how to leave it. The token stands in the fragment, which no
 * server sees, and is taken out of the address at once: neither history nor a picture of the window holds it.
 */
export function useInvitationToken(): [token: string | null, leave: () => void] {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = () => {
      const [, found] = /^#invitation=([\w-]{1,200})$/.exec(location.hash) ?? []
      if (!found) return
      history.replaceState(history.state, '', location.pathname + location.search)
      setToken(found)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return [token, () => setToken(null)]
}
