import { ActivityDetails } from '@/src/contract/staff/activity'

/** Characters of the words of an entry. */
const maxLength = 2000

/**
 * The words by which an entry is found: what its record was called, which fields changed, and their values before and after.
 * @param details of an entry of the activity log
 */
export function searchedWords(details: unknown): string {
  const { title, fields, changes } = ActivityDetails.parse(details ?? {})
  // Names first: long values must not displace them.
  const names = changes.flatMap(({ field, label }) => [field, label])
  const values = changes.flatMap(({ before, after }) => [before, after])
  const words = [title, ...(changes.length > 0 ? [...names, ...values] : fields)]
  return words.filter(Boolean).join('\n').slice(0, maxLength)
}
