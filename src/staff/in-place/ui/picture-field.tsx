'use client'

import { useEffect, useState } from 'react'
import { mediaByIds, writeAlt } from '@/src/staff/in-place/model/media'
import type { MediaItem } from '@/src/domain/media/pictures/media-list'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { PictureChooser } from './picture-chooser'
import { describeFailure } from './refusal-text'
import { useSay } from './texts'

interface Props {
  name: string
  label: string
  lng: string
  /** Id of the media. */
  value: unknown
  isRequired?: boolean
  onChange: (id: string | null) => void
}

/** Which picture a field shows, and its alt text, which belongs to the picture wherever it stands. */
export function PictureField({ name, label, lng, value, isRequired, onChange }: Props) {
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
