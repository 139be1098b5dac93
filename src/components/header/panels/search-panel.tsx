import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import field from '@/src/components/search-field.module.css'
import type { Suggestion, SuggestionAnswer } from '@/src/contract/search'
import { formatPosition } from '@/src/domain/media/pictures/packed-picture'
import type { Language } from '@/src/i18n/languages'
import type { Translate } from '@/src/i18n/translate'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { hasNoLanguage, linkIn } from '@/src/routing/route'
import type { PanelProps } from './panel-props'
import css from './search-panel.module.css'

/** Pause in typing before a call is made, ms. */
const pause = 150

/** The search of the header: a text box whose suggestions lead straight to what they name. */
export function SearchPanel({ lng, t, onClose }: PanelProps) {
  const router = useRouter()
  const id = useId()
  const [text, setText] = useState('')
  const q = text.trim()
  const found = useSuggestions(lng, q)
  const [active, setActive] = useState(-1)

  const options = q
    ? [
        ...found,
        {
          type: 'everything' as const,
          title: t('search.everywhere', { q }),
          href: `/search?q=${encodeURIComponent(q)}`,
        },
      ]
    : []
  const chosen = options[active]

  const go = (href: string) => {
    onClose()
    // The router fetches pages; a file is the browser's.
    if (hasNoLanguage(href)) location.assign(href)
    else router.push(linkIn(lng, href))
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) go(chosen.href)
    else go(q ? `/products?q=${encodeURIComponent(q)}` : '/products')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options.length === 0) return
    event.preventDefault()
    // The text box itself is one of the places.
    const places = options.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  return (
    <form className={css.form} role="search" onSubmit={onSubmit}>
      <div className={`${field.line} ${css.line}`}>
        <input
          className={`${field.input} ${css.input}`}
          type="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          placeholder={t('search.label')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          data-first
        />
        <button className={`${field.submit} ${css.submit}`} type="submit">
          {t('search.submit')}
        </button>
      </div>
      <Suggestions id={id} options={options} active={active} t={t} onChoose={go} />
    </form>
  )
}

/** Returns suggestions for a text; none while it changes, and where the call fails. */
function useSuggestions(lng: Language, q: string): Suggestion[] {
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

interface Props {
  id: string
  options: (Omit<Suggestion, 'type'> & { type: Suggestion['type'] | 'everything' })[]
  active: number
  t: Translate
  onChoose: (href: string) => void
}

const typeTexts = {
  product: 'search.product',
  document: 'search.document',
  notice: 'search.notice',
  news: 'search.newsItem',
  job: 'search.job',
  page: 'search.page',
} as const

/** The list below the search. The focus stays in the text box, which tells what is active. */
const Suggestions = ({ id, options, active, t, onChoose }: Props) => (
  <ul
    id={`${id}-list`}
    className={css.list}
    role="listbox"
    aria-label={t('search.suggestions')}
    hidden={options.length === 0}
  >
    {options.map(({ type, title, href, picture }, index) => (
      <li
        key={`${type} ${href}`}
        id={`${id}-${index}`}
        className={css.option}
        role="option"
        aria-selected={index === active}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(href)}
      >
        <span className={css.thumb}>
          {picture ? (
            <img
              src={mediaAddress(picture.url)}
              alt=""
              width={40}
              height={50}
              style={{ objectPosition: formatPosition(picture) }}
            />
          ) : null}
        </span>
        <span className={css.title}>{title}</span>
        {type === 'everything' ? null : <span className={css.type}>{t(typeTexts[type])}</span>}
      </li>
    ))}
  </ul>
)
