import { texts } from '@/src/generated/locales/common'
import { texts as siteTexts } from '@/src/generated/site/common'
import { type Language, languages } from './languages'
import { textsByLanguage } from './texts-by-language'

/** Languages all of whose letters, as their interface texts have them, are among the given code points. */
export function languagesWrittenWith(has: (codePoint: number) => boolean): Language[] {
  return languages.filter((lng) => lettersOf(lng).every(has))
}

const known = new Map<Language, number[]>()

function lettersOf(lng: Language): number[] {
  const letters =
    known.get(lng) ??
    [
      ...new Set(
        Object.values(textsByLanguage(texts, siteTexts)[lng])
          .join('')
          .match(/[\p{L}\p{M}\p{N}]/gu),
      ),
    ].map((letter) => letter.codePointAt(0) ?? 0)
  known.set(lng, letters)
  return letters
}
