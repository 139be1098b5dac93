import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTranslationService, type TranslationService } from '../helpers/translation-service'

let service: TranslationService
let translateTexts: (texts: string[], lng: string) => Promise<string[]>

beforeAll(async () => {
  service = await openTranslationService()
  vi.stubEnv('TRANSLATION_URL', service.deepL)
  vi.stubEnv('TRANSLATION_API_KEY', 'secret')
  vi.resetModules()
  ;({ translateTexts } = await import('@/src/domain/translations/machine/service'))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await service.close()
})

it('asks DeepL as its documentation says, and keeps the order over several calls', async () => {
  service.translate = (text) => text.toUpperCase()
  const texts = Array.from({ length: 120 }, (_, index) => `text ${index}`)
  expect(await translateTexts(texts, 'zh')).toEqual(texts.map((text) => text.toUpperCase()))
  expect(service.calls.map(({ body }) => (body.text as string[]).length)).toEqual([50, 50, 20])
  expect(service.calls[0]).toMatchObject({
    path: '/v2/translate',
    authorization: 'DeepL-Auth-Key secret',
    body: { source_lang: 'EN', target_lang: 'ZH-HANS' },
  })
})

it('sends no more letters at once than a service takes', async () => {
  service.calls.length = 0
  await translateTexts(['a'.repeat(20_000), 'b'.repeat(20_000), 'c'], 'th')
  expect(service.calls.map(({ body }) => (body.text as string[]).length)).toEqual([1, 2])
})

it('reads no more of an answer than a translation may weigh', async () => {
  let sent = 0
  service.stream = function* () {
    yield '{"translations":[{"text":"'
    for (const part = 'x'.repeat(1_000_000); sent < 300; sent += 1) yield part
    yield '"}]}'
  }
  await expect(translateTexts(['a'], 'th')).rejects.toThrow('more than 2000000 bytes')
  expect(sent).toBeLessThan(100)
})
