import type { Texts } from '../kit/ui/texts'

/**
 * Explains the refusal of a line. The server answers in English; frequent reasons are translated into every language.
 */
export function reasonText(t: Texts, field: string | undefined, message: string): string {
  const words = field && message.startsWith(`${field} `) ? message.slice(field.length + 1) : message
  const key = known.find(([pattern]) => pattern.test(words))?.[1]
  return key ? t(key) : words
}

const known = [
  [/^is required$/, 'csv.reason.required'],
  [/does not exist$/, 'csv.reason.noCategory'],
  [/^must be small letters/, 'csv.reason.slug'],
  [/^stands in an earlier row/, 'csv.reason.twice'],
  [/^is that of a product in the trash/, 'csv.reason.trash'],
  [/^is unknown/, 'csv.reason.unknown'],
  [/^is needed/, 'csv.reason.noSlug'],
  [/^must be a whole number$/, 'csv.reason.number'],
  [/^must be true or false$/, 'csv.reason.flag'],
  [/^must be published or draft$/, 'csv.reason.status'],
  [/^must be a path of this site/, 'csv.reason.link'],
] as const
