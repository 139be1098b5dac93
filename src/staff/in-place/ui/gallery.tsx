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

/** The blocks that a page can get, in groups, with their pictures. */
export function Gallery({ blocks, onChoose, onClose }: Props) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = blocks.filter(
    ({ label, group, isOfRecord }) =>
      !isOfRecord && [label, group].some((text) => text.toLowerCase().includes(wanted)),
  )
  const groups = [...new Set(shown.map(({ group }) => group))]
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
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className="grid">
            {shown
              .filter((block) => block.group === group)
              .map((block) => (
                <li key={block.slug}>
                  <button type="button" onClick={() => onChoose(block)}>
                    <img src={block.picture} alt="" loading="lazy" />
                    <span>{block.label}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p role="status" className="hint">
        {shown.length === 0 ? say('inPlace.nothingFound') : ''}
      </p>
    </Sheet>
  )
}
