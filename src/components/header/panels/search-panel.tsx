import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import type { PanelProps } from './panels.client'
import css from './search-panel.module.css'

/** The search of the header. */
export function SearchPanel({ t, onClose }: PanelProps) {
  const router = useRouter()
  const [text, setText] = useState('')

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    onClose()
    router.push(q ? `/products?q=${encodeURIComponent(q)}` : '/products')
  }

  return (
    <form className={css.form} role="search" onSubmit={onSubmit}>
      <input
        className={css.input}
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        data-first
      />
      <button className={css.submit} type="submit">
        {t('search.submit')}
      </button>
    </form>
  )
}
