import { z } from 'zod'
import { readText } from '@/src/platform/outgoing/send-request'

const DeeplAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** DeepL's text call: https://developers.deepl.com/api-reference/translate */
export const askDeepL: Ask = async ({ url, key, texts, lng }) => {
  const { translations } = await postJson(
    url,
    {
      text: texts,
      source_lang: 'EN',
      target_lang: lng === 'zh' ? 'ZH-HANS' : lng.toUpperCase(),
      preserve_formatting: true,
    },
    { headers: { Authorization: `DeepL-Auth-Key ${key ?? ''}` }, schema: DeeplAnswer },
  )
  return translations.map(({ text }) => text)
}

const LibreTranslateAnswer = z.object({ translatedText: z.array(z.string()) })

/** LibreTranslate's call: https://docs.libretranslate.com/api/operations/translate/ */
export const askLibreTranslate: Ask = async ({ url, key, texts, lng }) => {
  const { translatedText } = await postJson(
    url,
    {
      q: texts,
      source: 'en',
      target: lng,
      format: 'text',
      ...(key === undefined ? {} : { api_key: key }),
    },
    { schema: LibreTranslateAnswer },
  )
  return translatedText
}

/** Longest call of a service, ms: it works through some fifty texts. */
const patienceMs = 60_000

/** Largest answer, bytes: many times the texts of a call, `service.ts`. */
const maxAnswerBytes = 2_000_000

/**
 * @param headers for the service, besides that of the type
 * @returns the answer, as the schema has it
 * @throws TranslationServiceError
 */
async function postJson<Schema extends z.ZodType>(
  url: string,
  body: object,
  { headers = {}, schema }: { headers?: Record<string, string>; schema: Schema },
): Promise<z.infer<Schema>> {
  let answer: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await readText(response.body, maxAnswerBytes)
    if (!response.ok) {
      throw new TranslationServiceError(`${response.status} ${text.slice(0, 300)}`)
    }
    answer = JSON.parse(text)
  } catch (error) {
    if (error instanceof TranslationServiceError) throw error
    throw new TranslationServiceError(String(error), { cause: error })
  }
  const { success, data } = schema.safeParse(answer)
  if (!success) throw new TranslationServiceError('an answer of another form')
  return data
}

/** Call of a translation service; each function knows one service's format. */
type Ask = (call: {
  url: string
  key: string | undefined
  texts: string[]
  lng: string
}) => Promise<string[]>

/** The service does not answer, or not as it should. What it said is for the log, not for the caller. */
export class TranslationServiceError extends Error {
  override name = 'TranslationServiceError'
}
