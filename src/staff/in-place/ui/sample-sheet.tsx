'use client'

import type { SampleText } from '@/src/staff/in-place/model/samples'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface Props {
  samples: SampleText[]
  onPublish: () => void
  onClose: () => void
}

/** Asks before texts with which new blocks came are published. */
export function SampleSheet({ samples, onPublish, onClose }: Props) {
  const say = useSay()
  return (
    <Sheet look="small" title={say('inPlace.sampleTitle')} onClose={onClose}>
      <ul>
        {samples.map(({ label, message }, index) => (
          <li key={index}>
            <b>{label}</b> {message}
          </li>
        ))}
      </ul>
      <div className="line">
        <button type="button" className="main" onClick={onClose}>
          {say('cancel')}
        </button>
        <button type="button" onClick={onPublish}>
          {say('inPlace.publishAnyway')}
        </button>
      </div>
    </Sheet>
  )
}
