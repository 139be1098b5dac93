import { z } from 'zod'
import type { Ask } from './ask'
import { postJson } from './post-json'

const Answer = z.object({ translatedText: z.array(z.string()) })

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
    { schema: Answer },
  )
  return translatedText
}
