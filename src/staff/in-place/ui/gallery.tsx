'use client'

import { useState } from 'react'
import { formatList } from '@/src/i18n/format'
import { defaultLanguage } from '@/src/i18n/languages'
import type { EditBlock, EditPattern as SitePattern } from '@/src/staff/in-place/model/fields'
import { blockFrom, type RowInLanguages } from '@/src/staff/in-place/model/rows'
import { Icon } from './icon'
import { EditPattern, fitted, type StoredPattern, usePatterns, withoutGone } from './patterns'
import { Sheet } from './sheet'
import { useHost } from '@/src/staff/workflow/host'
import { useSay } from './texts'

interface Props {
  blocks: EditBlock[]
  patterns: SitePattern[]
  onChoose: (rows: RowInLanguages[]) => void
  onClose: () => void
}

/** A block that can be chosen, or the blocks of a pattern. */
interface Choice {
  label: string
  group: string
  blocks: EditBlock[]
  /** Given for a pattern of the site's editors. */
  own?: { pattern: StoredPattern; rows: RowInLanguages[]; lost: string[] }
}

/** The patterns and blocks that a page can get, in groups, with their pictures. */
export function Gallery({ blocks, patterns, onChoose, onClose }: Props) {
  const say = useSay()
  const stored = usePatterns()
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<StoredPattern | null>(null)
  const wanted = search.trim().toLowerCase()
  const choices: Choice[] = [
    ...patterns.map((pattern) => ({
      label: pattern.label,
      group: say('inPlace.patterns'),
      // A block that the site does not have is left out.
      blocks: pattern.blocks.flatMap((slug) => blocks.find((block) => block.slug === slug) ?? []),
    })),
    ...stored.map((pattern) => {
      const { blocks: known, ...own } = fitted(pattern, blocks)
      const group = say('inPlace.ownPatterns')
      return { label: pattern.name, group, blocks: known, own: { pattern, ...own } }
    }),
    ...blocks
      .filter(({ isOfRecord }) => !isOfRecord)
      .map((block) => ({ label: block.label, group: block.group, blocks: [block] })),
  ]
  const shown = choices.filter(({ label, group }) =>
    [label, group].some((text) => text.toLowerCase().includes(wanted)),
  )
  const groups = [...new Set(shown.map(({ group }) => group))]
  const choose = ({ blocks: chosen, own }: Choice) => {
    if (own) void withoutGone(own.rows, blocks).then(onChoose)
    else onChoose(chosen.map(asNew))
  }
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
              .map((choice) => (
                <li key={choice.own?.pattern.id ?? choice.label}>
                  <ChoiceButton choice={choice} onChoose={() => choose(choice)} />
                  {choice.own ? (
                    <button
                      type="button"
                      className="icon"
                      aria-label={`${say('edit')}: ${choice.label}`}
                      title={say('edit')}
                      onClick={() => setEdited(choice.own?.pattern ?? null)}
                    >
                      <Icon name="fields" />
                    </button>
                  ) : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p role="status" className="hint">
        {shown.length === 0 ? say('inPlace.nothingFound') : ''}
      </p>
      {edited ? <EditPattern pattern={edited} onClose={() => setEdited(null)} /> : null}
    </Sheet>
  )
}

function ChoiceButton({ choice, onChoose }: { choice: Choice; onChoose: () => void }) {
  const say = useSay()
  const { lng } = useHost()
  const { label, blocks, own } = choice
  const names = own || blocks.length > 1 ? blocks.map((block) => block.label).join(' · ') : ''
  const lost = own?.lost.length
    ? say('inPlace.patternLost', { names: formatList(own.lost, lng) })
    : ''
  return (
    <button
      type="button"
      aria-label={label}
      aria-description={`${names} ${lost}`.trim() || undefined}
      disabled={blocks.length === 0}
      onClick={onChoose}
    >
      <span className="pictures">
        {blocks.map(({ slug, picture }, index) => (
          <img key={`${index} ${slug}`} src={picture} alt="" loading="lazy" />
        ))}
      </span>
      <span>{label}</span>
      {names ? <span className="hint">{names}</span> : null}
      {lost ? <span className="problem">{lost}</span> : null}
    </button>
  )
}

/** A new block with its example, which is English: in another language it stands in until it is translated. */
const asNew = ({ defaults }: EditBlock): RowInLanguages => [
  { lng: defaultLanguage, row: blockFrom(defaults) },
]
