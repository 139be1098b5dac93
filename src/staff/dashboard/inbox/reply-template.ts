import { defaultLanguage, type Language } from '@/src/i18n/languages'

/** A template of the site settings, in all of its languages. */
export interface ReplyTemplate {
  id: string
  name: string
  text?: Partial<Record<Language, string | null>> | null
}

/** The text of a template for one visitor; in English where it is not there in the language. */
export function filledTemplate(
  { text }: ReplyTemplate,
  lng: Language,
  { name, subject }: { name: string; subject: string },
): string {
  const values: Record<string, string> = { name, subject }
  const written = text?.[lng] || text?.[defaultLanguage] || ''
  return written.replace(/\{(name|subject)\}/g, (_, key: string) => values[key] ?? '')
}
