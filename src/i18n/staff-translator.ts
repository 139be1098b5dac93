import type { Language } from './languages'
import { textsByLanguage } from './texts-by-language'
import { makeTranslator } from './translate'

type StaffTranslate = (key: string, values: Record<string, string | number>) => string

let all: Promise<Record<Language, Record<string, string>>> | undefined

/** Texts of the staff pages for the server, which reads them when it is asked for one: most servers never are. */
export async function staffTranslator(lng: Language): Promise<StaffTranslate> {
  all ??= readTexts()
  const translate = makeTranslator(lng, (await all)[lng])
  // The texts of staff have keys of their own, which the type does not know.
  return (key, values) => translate(key as never, values)
}

async function readTexts() {
  const [{ texts }, { texts: siteTexts }] = await Promise.all([
    import('@/src/generated/locales/staff'),
    import('@/src/generated/site/staff'),
  ])
  return textsByLanguage(texts, siteTexts)
}
