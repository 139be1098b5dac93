'use client'

import { useState } from 'react'
import type { EditBlock, EditPattern } from '@/src/staff/in-place/model/fields'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface Props {
  blocks: EditBlock[]
  patterns: EditPattern[]
  onChoose: (blocks: EditBlock[]) => void
  onClose: () => void
}

/** A block that can be chosen, or the blocks of a pattern. */
interface Choice {
  label: string
  group: string
  blocks: EditBlock[]
}

/** The patterns and blocks that a page can get, in groups, with their pictures. */
export function Gallery({ blocks, patterns, onChoose, onClose }: Props) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const choices: Choice[] = [
    ...patterns.map((pattern) => ({
      label: pattern.label,
      group: say('inPlace.patterns'),
      // A block that the site does not have is left out.
      blocks: pattern.blocks.flatMap((slug) => blocks.find((block) => block.slug === slug) ?? []),
    })),
    ...blocks
      .filter(({ isOfRecord }) => !isOfRecord)
      .map((block) => ({ label: block.label, group: block.group, blocks: [block] })),
  ]
  const shown = choices.filter(({ label, group }) =>
    [label, group].some((text) => text.toLowerCase().includes(wanted)),
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
              .filter((choice) => choice.group === group)
              .map(({ label, blocks: chosen }) => (
                <li key={label}>
                  <button
                    type="button"
                    aria-label={label}
                    aria-description={chosen.length > 1 ? namesOf(chosen) : undefined}
                    onClick={() => onChoose(chosen)}
                  >
                    <span className="pictures">
                      {chosen.map(({ slug, picture }) => (
                        <img key={slug} src={picture} alt="" loading="lazy" />
                      ))}
                    </span>
                    <span>{label}</span>
                    {chosen.length > 1 ? <span className="hint">{namesOf(chosen)}</span> : null}
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

const namesOf = (blocks: EditBlock[]): string => blocks.map(({ label }) => label).join(' · ')
