import { z } from 'zod'
import type { Ask } from './ask'
import { postJson } from './post-json'

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) })

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
    { headers: { Authorization: `DeepL-Auth-Key ${key ?? ''}` }, schema: Answer },
  )
  return translations.map(({ text }) => text)
}
