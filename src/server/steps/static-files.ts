import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { takesBrotli } from '../pages/encoded-page'
import type { SiteResponse } from '../site-response'

/** `scripts/lib/compress-static-files.mjs` fills it. */
const folder = '.next/static'
const suffix = '.br'
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Compressed files by address. */
export type StaticFiles = ReadonlyMap<string, { body: Buffer; type: string }>

/** Loads the compressed files of the build into memory: about 1 MB. */
export function loadStaticFiles(from = folder): StaticFiles {
  const files = existsSync(from) ? filesOf(from).filter((file) => file.endsWith(suffix)) : []
  return new Map(
    files.map((file) => {
      const original = file.slice(0, -suffix.length)
      const address = `/_next/static/${path.relative(from, original).split(path.sep).join('/')}`
      return [address, { body: readFileSync(file), type: String(types[path.extname(original)]) }]
    }),
  )
}

/**
 * Answers with a compressed file, where there is one and the client takes it.
 * @returns whether it did
 */
export function serveStaticFile(
  { method, url = '', headers }: IncomingMessage,
  response: SiteResponse,
  files: StaticFiles,
): boolean {
  const file = files.get(String(url.split('?', 1)[0]))
  const takesIt = takesBrotli.test(String(headers['accept-encoding'] ?? ''))
  if (!file || !takesIt || (method !== 'GET' && method !== 'HEAD')) return false
  sendForGood({ method }, response, { ...file, encoding: 'br' })
  return true
}

/** Sends a file whose name holds a hash of its content. */
export function sendForGood(
  { method }: Pick<IncomingMessage, 'method'>,
  response: SiteResponse,
  { body, type, encoding, isKnown }: FileToSend,
): void {
  if (encoding && !isKnown) response.setHeader('Content-Encoding', encoding)
  response.writeHead(isKnown ? 304 : 200, {
    ...(isKnown ? {} : { 'Content-Type': type, 'Content-Length': body.length }),
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(method === 'HEAD' || isKnown ? undefined : body)
}

interface FileToSend {
  body: Buffer
  type: string
  encoding?: string
  /** True where the client has it. */
  isKnown?: boolean
}

const filesOf = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
