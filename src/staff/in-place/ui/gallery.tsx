'use client'

import { useState } from 'react'
import type { EditBlock } from '@/src/staff/in-place/model/fields'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface Props {
  blocks: EditBlock[]
  onChoose: (block: EditBlock) => void
  onClose: () => void
}

/** All blocks with their pictures. */
export function Gallery({ blocks, onChoose, onClose }: Props) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  return (
    <Sheet look="over" title={say('inPlace.gallery')} onClose={onClose}>
      <input
        className="search"
        type="search"
        aria-label={say('inPlace.search')}
        placeholder={say('inPlace.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="grid">
        {blocks
          .filter(({ label }) => label.toLowerCase().includes(wanted))
          .map((block) => (
            <li key={block.slug}>
              <button type="button" onClick={() => onChoose(block)}>
                <img src={block.picture} alt="" loading="lazy" />
                <span>{block.label}</span>
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  )
}
