'use client'

import type { Person } from '@/src/contract/staff/presence'
import { joinParts } from '@/src/i18n/format'
import { useHost } from '@/src/staff/workflow/host'
import { useSay } from './texts'

/** More are counted. */
const maxShown = 4

/** Shows the other people at the page by their initials. */
export function People({ people }: { people: Person[] }) {
  const say = useSay()
  const { lng } = useHost()
  const others = people.slice(maxShown)
  const wordsOf = ({ username, place }: Person) =>
    say(place === 'panel' ? 'inPlace.inPanel' : 'inPlace.onThisPage', { name: username })
  if (people.length === 0) return null
  return (
    <ul className="people" aria-label={say('inPlace.alsoHere')}>
      {people.slice(0, maxShown).map((person) => (
        <li key={person.username} title={wordsOf(person)} data-place={person.place}>
          <span aria-hidden="true">{initialsOf(person.username)}</span>
          <span className="unseen">{wordsOf(person)}</span>
        </li>
      ))}
      {others.length > 0 ? (
        <li title={others.map(wordsOf).join('\n')}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="unseen">{joinParts(others.map(wordsOf), lng)}</span>
        </li>
      ) : null}
    </ul>
  )
}

/** Two letters for a name: `anna.meier` → AM, `editor` → ED. */
function initialsOf(username: string): string {
  const [first = '', second = ''] = username.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first]
  return letters.slice(0, 2).join('').toUpperCase()
}
