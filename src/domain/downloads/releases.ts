/** Days of a revision, which decide the current one. */
interface Dated {
  id: string
  /** ISO 8601. */
  date: string | null
  languages: readonly string[]
}

/** Stands for the languages of what needs none, such as a drawing. */
const noLanguage = ['']

/** Newest first; of equal dates the one that was entered first in the list. */
export const newestFirst = <Release extends Dated>(releases: readonly Release[]): Release[] =>
  [...releases].sort((a, b) => dayOf(b).localeCompare(dayOf(a)))

/**
 * Which release stands in the place of each: a release is superseded once there is one of a later date in every one of
 * its languages, so that several files of one day, such as DXF and STEP, stand side by side. Its successor is the newest
 * in its first language.
 * @param releases newest first
 * @returns ids of successors by ids of the superseded; what still stands is not in it
 */
export function successorsOf(releases: readonly Dated[]): Map<string, string> {
  const newest = new Map<string, Dated>()
  for (const release of releases) {
    for (const language of languagesIn(release)) {
      if (!newest.has(language)) newest.set(language, release)
    }
  }
  return new Map(
    releases.flatMap((release) => {
      const others = languagesIn(release).flatMap((language) => newest.get(language) ?? [])
      const [successor] = others
      const isSuperseded = others.every((other) => dayOf(other) > dayOf(release))
      return successor && isSuperseded ? [[release.id, successor.id] as const] : []
    }),
  )
}

const dayOf = ({ date }: Dated): string => date ?? ''

const languagesIn = ({ languages }: Dated): readonly string[] =>
  languages.length > 0 ? languages : noLanguage
