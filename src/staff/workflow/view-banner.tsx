'use client'

import { useEffect, useState } from 'react'
import css from './view-banner.module.css'

interface Props {
  /** Says as whom the site is seen. */
  text: string
  stop: string
  /** Says that it could not be stopped. */
  failed: string
  /** End of the view, ISO 8601. */
  until: string
  /** Headers of a caller who is not known by the cookie alone. */
  headers?: () => Record<string, string>
  /** Lies above a page of the site. */
  isFloating?: boolean
}

/** Address at which a view ends. */
const address = '/api/admin/view-as'

/** The top of every staff page while a super_admin sees the site as another person, with the way back. It ends with its time. */
export function ViewBanner({ text, stop, failed, until, headers, isFloating = false }: Props) {
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const end = () => void stopView(headers?.()).finally(() => location.reload())
    const timer = setTimeout(end, Math.max(0, new Date(until).getTime() - Date.now() - marginMs))
    return () => clearTimeout(timer)
  }, [until, headers])

  const onStop = async () => {
    setProblem('')
    if (await stopView(headers?.())) location.assign('/admin-dashboard?tab=users')
    else setProblem(failed)
  }
  return (
    <aside className={css.banner} aria-label={text} data-floating={isFloating ? '' : undefined}>
      <p>{text}</p>
      <button type="button" onClick={() => void onStop()}>
        {stop}
      </button>
      <p role="alert">{problem}</p>
    </aside>
  )
}

/** So much before its time a view is ended by the page, so that the activity log has its end, ms. */
const marginMs = 5000

const stopView = (headers?: Record<string, string>): Promise<boolean> =>
  fetch(address, { method: 'DELETE', headers }).then(
    ({ ok }) => ok,
    () => false,
  )
