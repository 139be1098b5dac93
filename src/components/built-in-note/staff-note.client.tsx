'use client'

import { useEffect, useState } from 'react'
import { FootBar } from '../foot-bar.client'
import css from './built-in-note.module.css'

interface Props {
  path: string
  text: string
  /** Label of the button that makes a page of the path. */
  write: string
  failed: string
}

/**
 * Shown to whoever is signed in as staff in this browser (specification, section 9). The page itself is the same for
 * everybody, so that it can be kept; whether somebody may write it is for the server to say.
 */
export function StaffNote({ path, text, write, failed }: Props) {
  const [token, setToken] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => setToken(storedToken()), [])
  if (token === null) return null

  const start = async () => {
    setProblem('')
    try {
      const answer = await fetch('/api/admin/pages/start', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ path }),
      })
      const { id, message } = (await answer.json()) as { id?: string; message?: string }
      // One that was begun before is gone on with.
      if (id) window.location.assign(`/admin/collections/pages/${id}`)
      else setProblem(message ?? failed)
    } catch {
      setProblem(failed)
    }
  }
  return (
    <FootBar className={css.note} label={text}>
      <p>{text}</p>
      <button type="button" className={css.write} onClick={() => void start()}>
        {write}
      </button>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    </FootBar>
  )
}

function storedToken(): string | null {
  try {
    return localStorage.getItem('auth_token')
  } catch {
    // Storage is closed to the site: nobody can be signed in.
    return null
  }
}
