'use client'

import { useCallback, useState } from 'react'
import { MediaChoices } from '@/src/components/media-choices'
import { listMedia, uploadMedia } from '@/src/staff/in-place/model/media'
import type { MediaItem } from '@/src/domain/media/pictures/media-list'
import { describeFailure } from './refusal-text'
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
