import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

interface Call {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

export interface TranslationService {
  /** Address of LibreTranslate's call. */
  libreTranslate: string
  /** Address of DeepL's call. */
  deepL: string
  /** Received calls, in order. */
  calls: Call[]
  /** Translates a text; at first into other words of the same language. */
  translate: (text: string) => string
  /** Answer in place of translations. */
  failure: { status: number; body: string } | undefined
  /** Sends an answer of any size in its place, as fast as it is taken. */
  stream: (() => Iterable<string>) | undefined
  /** Runs before an answer is sent. */
  beforeAnswer: () => Promise<void>
  close: () => Promise<void>
}

/** A translation service as small as can be, with the calls of two real ones. */
export async function openTranslationService(): Promise<TranslationService> {
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      const path = request.url ?? ''
      service.calls.push({ path, authorization: request.headers.authorization, body })
      const translated = ((body.q ?? body.text) as string[]).map((text) => service.translate(text))
      await service.beforeAnswer()
      const answer =
        path === '/v2/translate'
          ? { translations: translated.map((text) => ({ detected_source_language: 'EN', text })) }
          : { translatedText: translated }
      response.writeHead(service.failure?.status ?? 200, { 'Content-Type': 'application/json' })
      if (service.stream) return void Readable.from(service.stream()).pipe(response)
      return response.end(service.failure?.body ?? JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: TranslationService = {
    libreTranslate: `http://127.0.0.1:${port}/translate`,
    deepL: `http://127.0.0.1:${port}/v2/translate`,
    calls: [],
    translate: (text) => text,
    failure: undefined,
    stream: undefined,
    beforeAnswer: () => Promise.resolve(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return service
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
}
