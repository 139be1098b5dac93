import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const folder = '.next/static'
const suffix = '.br'
const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

/** Smaller files gain nothing. */
const smallest = 512

/** Larger ones are the panel's, and would take longer than all others together. */
const largest = 300_000

/**
 * Compresses scripts and styles of the build once and as far as it goes: a sixth smaller than what
 * Next, which compresses anew for every visitor, can afford.
 */
export async function compressStaticFiles() {
  for (const file of filesOf(folder)) {
    if (!types[path.extname(file)]) continue
    const content = readFileSync(file)
    if (content.length < smallest) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: content.length > largest ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(file + suffix, await promisify(brotliCompress)(content, { params }))
  }
}

/**
 * What the build holds compressed, kept in memory: about 1 MB.
 * @returns {Map<string, { body: Buffer, type: string }>} by address
 */
export function loadStaticFiles(from = folder) {
  const files = existsSync(from) ? filesOf(from).filter((file) => file.endsWith(suffix)) : []
  return new Map(
    files.map((file) => {
      const original = file.slice(0, -suffix.length)
      const address = `/_next/static/${path.relative(from, original).split(path.sep).join('/')}`
      return [address, { body: readFileSync(file), type: types[path.extname(original)] }]
    }),
  )
}

/**
 * Answers with a compressed file, where there is one and the client takes it.
 * @param {ReturnType<typeof loadStaticFiles>} files
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it did
 */
export function serveStaticFile(files, { method, url = '', headers }, response) {
  const file = files.get(url.split('?', 1)[0])
  const takesIt = /(?:^|[\s,])br(?:$|[\s,]|;\s*q=(?:1|0\.0*[1-9]))/.test(
    String(headers['accept-encoding'] ?? ''),
  )
  if (!file || !takesIt || (method !== 'GET' && method !== 'HEAD')) return false
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Encoding': 'br',
    'Content-Length': file.body.length,
    // Names hold a hash of the content.
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(method === 'HEAD' ? undefined : file.body)
  return true
}

const filesOf = (place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
