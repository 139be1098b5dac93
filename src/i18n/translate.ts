import type common from '@/locales/en/common.json'
import type { Language } from './languages'

export type TextKey = keyof typeof common

type StemOf<Name> = Name extends `${infer Stem}_other` ? Stem : never

export type Translate = (
  key: TextKey | StemOf<TextKey>,
  values?: Record<string, string | number>,
) => string

/**
 * What islands of the public pages translate with: flat keys, `{{values}}`, and plural forms by `count`,
 * as i18next reads the same files. The library itself would be a tenth of a page's scripts.
 */
export function translatorOf(lng: Language, texts: Record<string, string>): Translate {
  return (key, values = {}) => {
    const forms =
      values.count === undefined
        ? []
        : [new Intl.PluralRules(lng).select(Number(values.count)), 'other']
    // A form that English does not have is missing where English stands in.
    const found = forms.map((form) => `${key}_${form}`).find((name) => name in texts)
    const text = texts[found ?? key] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
