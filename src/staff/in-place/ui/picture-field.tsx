'use client'

import { useCallback, useEffect, useState } from 'react'
import { MediaChoices } from '@/src/components/media-choices'
import type { MediaItem } from '@/src/domain/media/pictures/media-list'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { listMedia, mediaByIds, uploadMedia, writeAlt } from '@/src/staff/in-place/model/media'
import { describeFailure } from './save-state'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface PictureFieldProps {
  name: string
  label: string
  lng: string
  /** Id of the media. */
  value: unknown
  isRequired?: boolean
  onChange: (id: string | null) => void
}

/** Which picture a field shows, and its alt text, which belongs to the picture wherever it stands. */
export function PictureField({ name, label, lng, value, isRequired, onChange }: PictureFieldProps) {
  const say = useSay()
  const id = typeof value === 'string' ? value : null
  const [item, setItem] = useState<MediaItem | null>(null)
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const show = (found: MediaItem | null) => {
    setItem(found)
    setAlt(found?.alt ?? '')
  }

  useEffect(() => {
    let isLast = true
    if (id === null) show(null)
    else void mediaByIds(lng, [id]).then(([found]) => isLast && show(found ?? null))
    return () => {
      isLast = false
    }
  }, [lng, id])

  const saveAlt = async () => {
    if (!item || alt === (item.alt ?? '')) return
    try {
      setItem(await writeAlt(lng, item.id, alt))
      setProblem('')
    } catch (error) {
      setProblem(describeFailure(error, say))
    }
  }
  return (
    <fieldset name={name}>
      <legend>{label}</legend>
      {item ? (
        <div className="chosen">
          <img src={mediaAddress(item.url)} alt="" />
          <label className="field">
            <span>{say('inPlace.alt')}</span>
            <textarea
              value={alt}
              maxLength={500}
              aria-invalid={problem !== '' || undefined}
              onChange={(event) => setAlt(event.target.value)}
              onBlur={() => void saveAlt()}
            />
            <span className="hint">{say('inPlace.altHint')}</span>
          </label>
        </div>
      ) : (
        <p className="hint">{say('inPlace.noPicture')}</p>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
      <div className="line">
        <button type="button" onClick={() => setChoosing(true)}>
          {say('inPlace.choosePicture')}
        </button>
        {item && !isRequired ? (
          <button type="button" onClick={() => onChange(null)}>
            {say('inPlace.takeOut')}
          </button>
        ) : null}
      </div>
      {isChoosing ? (
        <PictureChooser
          lng={lng}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false)
            show(chosen)
            onChange(chosen.id)
          }}
        />
      ) : null}
    </fieldset>
  )
}

interface PictureChooserProps {
  lng: string
  onChoose: (item: MediaItem) => void
  onClose: () => void
}

/** The media library: a picture that is there, or a new one with its alt text. */
export function PictureChooser({ lng, onChoose, onClose }: PictureChooserProps) {
  const say = useSay()
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const list = useCallback(
    (query: { search: string; page: number }) => listMedia(lng, query),
    [lng],
  )
  const upload = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem('')
    try {
      onChoose(await uploadMedia(lng, file, alt))
    } catch (error) {
      setProblem(describeFailure(error, say))
    }
    setBusy(false)
  }
  return (
    <Sheet look="over" title={say('inPlace.choosePicture')} onClose={onClose}>
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
            aria-invalid={problem !== '' || undefined}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        </label>
        <p role="alert" className="problem">
          {problem}
        </p>
      </fieldset>
      <MediaChoices
        texts={{
          search: say('inPlace.search'),
          more: say('inPlace.more'),
          failed: say('inPlace.failed'),
          none: say('inPlace.noPicture'),
        }}
        classes={{ search: 'search', grid: 'grid', problem: 'problem' }}
        list={list}
        onChoose={onChoose}
      />
    </Sheet>
  )
}
