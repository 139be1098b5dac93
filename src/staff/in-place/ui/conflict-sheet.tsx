'use client'

import { useState } from 'react'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { wordsOfValue } from '@/src/staff/in-place/model/value-texts'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface Props {
  doc: EditedDocument
  wordsOf: (path: string) => string
  onClose: () => void
}

/** Texts that two people changed, and whose of both stays. */
export function ConflictSheet({ doc, wordsOf, onClose }: Props) {
  const say = useSay()
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const { state } = doc
  if (state.kind !== 'conflict') return null
  const isDecided = state.conflicts.every(({ path }) => choices[path])
  const save = async () => {
    await doc.resolve(choices)
    onClose()
  }
  return (
    <Sheet look="over" title={say('inPlace.compare')} onClose={onClose}>
      {state.conflicts.map(({ path, mine, theirs }) => (
        <fieldset key={path} className="conflict">
          <legend>{wordsOf(path)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="check">
              <input
                type="radio"
                name={path}
                checked={choices[path] === side}
                onChange={() => setChoices({ ...choices, [path]: side })}
              />
              <span>
                {say(side === 'mine' ? 'inPlace.keepMine' : 'inPlace.takeTheirs')}
                <blockquote>{wordsOfValue(side === 'mine' ? mine : theirs)}</blockquote>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="line">
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
        <button type="button" className="main" disabled={!isDecided} onClick={() => void save()}>
          {say('inPlace.decide')}
        </button>
      </div>
    </Sheet>
  )
}
