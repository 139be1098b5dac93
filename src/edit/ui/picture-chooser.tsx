'use client'

import { useEffect, useState } from 'react'
import { listMedia, type MediaItem, uploadMedia } from '@/src/edit/model/media'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface Props {
  lng: string
  onChoose: (item: MediaItem) => void
  onClose: () => void
}

/** The media library: a picture that is there, or a new one with its alt text. */
export function PictureChooser({ lng, onChoose, onClose }: Props) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [items, setItems] = useState<MediaItem[]>([])
  const [hasMore, setHasMore] = useState(false)
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isLast = true
    const timer = setTimeout(() => {
      listMedia(lng, { search, page }).then(
        (found) => {
          if (!isLast) return
          setItems((known) => (page === 1 ? found.items : [...known, ...found.items]))
          setHasMore(found.hasMore)
        },
        () => isLast && setProblem(say('inPlace.failed')),
      )
    }, 150)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [lng, search, page, say])

  const upload = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem('')
    try {
      onChoose(await uploadMedia(lng, file, alt))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : say('inPlace.failed'))
    }
    setBusy(false)
  }
  return (
    <Sheet title={say('inPlace.choosePicture')} onClose={onClose}>
      <fieldset>
        <legend>{say('inPlace.upload')}</legend>
        <label className="field">
          <span>{say('inPlace.alt')}</span>
          <input value={alt} maxLength={500} onChange={(event) => setAlt(event.target.value)} />
          <span className="hint">{say('inPlace.altHint')}</span>
        </label>
        <label className="field">
          <span>{say('inPlace.file')}</span>
          <input
            type="file"
            accept="image/*"
            disabled={isBusy}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        </label>
        <p role="alert" className="problem">
          {problem}
        </p>
      </fieldset>
      <input
        className="search"
        type="search"
        aria-label={say('inPlace.search')}
        placeholder={say('inPlace.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setPage(1)
        }}
      />
      <ul className="grid">
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onChoose(item)}>
              <img src={item.url} alt="" loading="lazy" />
              <span>{item.alt ?? item.urls[0]?.split('/').at(-1)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <button type="button" onClick={() => setPage(page + 1)}>
          {say('inPlace.more')}
        </button>
      ) : null}
    </Sheet>
  )
}
