import { env } from '@/src/platform/env'
import { askDeepL, askLibreTranslate, TranslationServiceError } from './services'

/** True where the operator has configured a service: otherwise nothing is sent. */
export const hasTranslationService = env.TRANSLATION_URL !== undefined

/** Texts and characters of one call: DeepL takes 50 texts and 128 KiB, a text of ours may have four bytes a letter. */
const requestLimits = { texts: 50, characters: 25_000 }

/**
 * English texts in another language, in their order. DeepL's call is known by its path, `/v2/translate`; any other is
 * that of LibreTranslate.
 * @throws TranslationServiceError
 */
export async function translateTexts(texts: string[], lng: string): Promise<string[]> {
  const { TRANSLATION_URL: url, TRANSLATION_API_KEY: key } = env
  if (url === undefined) throw new TranslationServiceError('TRANSLATION_URL is not set')
  const ask = new URL(url).pathname.endsWith('/v2/translate') ? askDeepL : askLibreTranslate
  const translations: string[] = []
  for (const part of inParts(texts)) {
    const answer = await ask({ url, key, texts: part, lng })
    if (answer.length !== part.length) {
      throw new TranslationServiceError(`${answer.length} translations of ${part.length} texts`)
    }
    translations.push(...answer)
  }
  return translations
}

function inParts(texts: string[]): string[][] {
  const parts: string[][] = []
  let characters = 0
  for (const text of texts) {
    const last = parts.at(-1)
    characters += text.length
    if (last && last.length < requestLimits.texts && characters <= requestLimits.characters)
      last.push(text)
    else {
      parts.push([text])
      characters = text.length
    }
  }
  return parts
}
