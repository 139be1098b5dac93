import type { z } from 'zod'
import { readText } from '@/src/platform/outgoing/read-text'
import { TranslationServiceError } from './error'

/** Longest call of a service, ms: it works through some fifty texts. */
const patienceMs = 60_000

/** Largest answer, bytes: many times the texts of a call, `service.ts`. */
const maxAnswerBytes = 2_000_000

/**
 * @param headers for the service, besides that of the type
 * @returns the answer, as the schema has it
 * @throws TranslationServiceError
 */
export async function postJson<Schema extends z.ZodType>(
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
