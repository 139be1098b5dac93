import { ActivityDetails } from '@/src/contract/staff/activity'

/** Characters of the words of an entry. */
const maxLength = 2000

/**
 * The words by which an entry is found: what its record was called, which fields changed, and their values before and after.
 * @param details of an entry of the activity log
 */
export function searchedWords(details: unknown): string {
  const { title, fields, changes } = ActivityDetails.parse(details ?? {})
  const values = changes.flatMap(({ label, before, after }) => [label, before, after])
  const words = [title, ...(changes.length > 0 ? values : fields)]
  return words.filter(Boolean).join('\n').slice(0, maxLength)
}
