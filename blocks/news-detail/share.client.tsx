'use client'

import { useState } from 'react'
import css from './news-detail.module.css'

/** Copies the page's address, without what was searched or counted on the way to it. */
export function Share({ texts }: { texts: { share: string; copied: string } }) {
  const [isCopied, setCopied] = useState(false)

  const copy = async () => {
    await copyText(`${location.origin}${location.pathname}`)
    setCopied(true)
    setTimeout(() => setCopied(false), 5000)
  }

  return (
    <span className={css.share}>
      <button type="button" onClick={() => void copy()}>
        {texts.share}
      </button>
      <span role="status">{isCopied ? texts.copied : ''}</span>
    </span>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without HTTPS, or without leave: the older way, by a selection.
    const field = Object.assign(document.createElement('textarea'), { value: text })
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
