import type common from '@/locales/en/common.json'
import type { Language } from './languages'

export type TextKey = keyof typeof common

type StemOf<Name> = Name extends `${infer Stem}_other` ? Stem : never

export type Translate = (
  key: TextKey | StemOf<TextKey>,
  values?: Record<string, string | number>,
) => string

/**
 * Returns a translator for the public pages, on the server and in their islands: flat keys, `{{values}}`, and plural
 * forms by `count`, as i18next reads the same files for staff. The library itself would be a tenth of a page's scripts, and took a tenth of
 * the time in which a page is rendered.
 */
export function makeTranslator(lng: Language, texts: Record<string, string>): Translate {
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const formOf = (count: string | number) =>
    (rules ??= new Intl.PluralRules(lng)).select(Number(count))
  const textOf = (value: string | number | undefined) =>
    typeof value === 'number'
      ? (numbers ??= new Intl.NumberFormat(lng)).format(value)
      : (value ?? '')
  return (key, values) => {
    const form = values?.count === undefined ? undefined : `${key}_${formOf(values.count)}`
    const text = (form && texts[form]) ?? texts[key] ?? key
    // Without values a text goes on as it is: an island fills in what only the browser knows.
    if (!values) return text
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => textOf(values[name]))
  }
}
