import type { Language } from './languages'
import { textsByLanguage } from './texts-by-language'
import { translatorOf } from './translate'

/** Texts of the staff pages for the server, which reads them where they are asked for: that is seldom. */
export async function staffTranslator(lng: Language) {
  const [{ texts }, { texts: siteTexts }] = await Promise.all([
    import('@/src/generated/locales/staff'),
    import('@/src/generated/site/staff'),
  ])
  const translate = translatorOf(lng, textsByLanguage(texts, siteTexts)[lng])
  // The texts of staff have keys of their own, which the type does not know.
  return (key: string, values: Record<string, string | number>): string =>
    translate(key as never, values)
}
