'use client'

import { useEffect, useState } from 'react'
import type { MediaItem, MediaPage } from '@/src/domain/media/pictures/media-list'
import { mediaAddress } from '@/src/platform/storage/uploads'

interface Props {
  texts: { search: string; more: string; failed: string; none: string }
  /** Classes of the page that shows them. */
  classes: { search?: string; grid?: string; problem?: string; more?: string }
  list: (query: { search: string; page: number }) => Promise<MediaPage>
  isOffered?: (item: MediaItem) => boolean
  onChoose: (item: MediaItem) => void
}

/** Pause in typing before the search, ms. */
const typingPause = 150

/** The pictures of the media library, to choose one: a search, thumbnails, and more of them. */
export function MediaChoices({ texts, classes, list, isOffered, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<MediaPage | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isLast = true
    const timer = setTimeout(() => {
      list({ search, page }).then(
        ({ items, hasMore }) => {
          if (!isLast) return
          setFailed(false)
          setFound((known) => ({
            items: page === 1 ? items : [...(known?.items ?? []), ...items],
            hasMore,
          }))
        },
        () => isLast && setFailed(true),
      )
    }, typingPause)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [list, search, page])

  return (
    <>
      <input
        className={classes.search}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setPage(1)
        }}
      />
      <p role="alert" className={classes.problem}>
        {hasFailed ? texts.failed : ''}
      </p>
      {found?.items.length === 0 ? <p role="status">{texts.none}</p> : null}
      <ul className={classes.grid}>
        {found?.items
          .filter((item) => isOffered?.(item) ?? true)
          .map((item) => (
            <li key={item.id}>
              <button type="button" onClick={() => onChoose(item)}>
                <img src={mediaAddress(item.url)} alt="" loading="lazy" />
                <span>{item.name}</span>
              </button>
            </li>
          ))}
      </ul>
      {found?.hasMore ? (
        <button type="button" className={classes.more} onClick={() => setPage(page + 1)}>
          {texts.more}
        </button>
      ) : null}
    </>
  )
}
