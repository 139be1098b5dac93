import { z } from 'zod'
import { env } from '@/src/platform/env'
import { ownServers, sendRequest } from '@/src/platform/outgoing/send-request'

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

/** The service does not answer, or not as it should. What it said is for the log, not for the caller. */
export class TranslationServiceError extends Error {
  override name = 'TranslationServiceError'
}

const DeeplAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** DeepL's text call: https://developers.deepl.com/api-reference/translate */
const askDeepL: Ask = async ({ url, key, texts, lng }) => {
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
const askLibreTranslate: Ask = async ({ url, key, texts, lng }) => {
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
const timeoutMs = 60_000

/** Largest answer, bytes: many times the texts of a call. */
const maxAnswerBytes = 2_000_000

/**
 * @param headers for the service, besides that of the type
 * @returns the answer, as the schema has it
 * @throws TranslationServiceError
 */
async function postJson<Schema extends z.ZodType>(
  url: string,
  data: object,
  { headers = {}, schema }: { headers?: Record<string, string>; schema: Schema },
): Promise<z.infer<Schema>> {
  let answer: unknown
  try {
    const { status, body, isCut } = await sendRequest(new URL(url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(data),
      // The operator names it: it may stand in a network of one's own.
      network: ownServers,
      timeoutMs,
      maxBodyBytes: maxAnswerBytes,
    })
    if (isCut) throw new Error(`The answer has more than ${maxAnswerBytes} bytes`)
    if (status < 200 || status >= 300)
      throw new TranslationServiceError(`${status} ${body.slice(0, 300)}`)
    answer = JSON.parse(body)
  } catch (error) {
    if (error instanceof TranslationServiceError) throw error
    throw new TranslationServiceError(String(error), { cause: error })
  }
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new TranslationServiceError('an answer of another form')
  return parsed.data
}

/** Call of a translation service; each function knows one service's format. */
type Ask = (call: {
  url: string
  key: string | undefined
  texts: string[]
  lng: string
}) => Promise<string[]>
