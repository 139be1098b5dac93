import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { env } from '@/src/platform/env'
import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import { log } from '../log/log'

/** A scanner that says nothing for so long is away, ms. */
const patienceMs = 60_000

/**
 * Has the scanner of MALWARE_SCANNER look at a file; without the setting all pass. A file that it could not look at is
 * refused: what is stored was scanned.
 * @throws FieldError of 400 where it finds something, of 413 where the file is larger than it takes; HttpError of 503
 * where it is away
 */
export async function scanFile(file: string, field: string): Promise<void> {
  if (!env.MALWARE_SCANNER) return
  const said = await askScanner('INSTREAM', createReadStream(file)).catch((err: unknown) => {
    log.error({ err }, 'The malware scanner does not answer, so a file was refused')
    throw unscanned()
  })
  if (said === 'stream: OK') return
  const found = /^stream: (?<name>.+) FOUND$/.exec(said)?.groups?.name
  if (found) {
    log.warn({ event: 'malware found', malware: found, field }, 'A file was refused')
    throw new FieldError(field, 'holds malware, as the scanner of this site says')
  }
  log.error({ answer: said }, 'The malware scanner looks at no file, so one was refused')
  if (/size limit exceeded/i.test(said))
    throw new FieldError(field, 'is larger than the malware scanner takes', 413)
  throw unscanned()
}

/**
 * Sends one command to `clamd`, and a file if it takes one (the protocol is described in `man clamd`).
 * @returns its answer, without the NUL that ends it
 * @throws Error where it is away or breaks off
 */
export async function askScanner(
  command: 'PING' | 'INSTREAM',
  content?: AsyncIterable<Uint8Array>,
): Promise<string> {
  const socket = openSocket(env.MALWARE_SCANNER ?? '')
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('No answer in time')))
  // It may answer before it has everything, such as a file that is too large.
  const sent = send(socket, command, content).catch((error: Error) => socket.destroy(error))
  try {
    return await readAnswer(socket)
  } finally {
    socket.destroy()
    await sent
  }
}

function openSocket(address: string): Socket {
  const { hostname, port, pathname } = new URL(address)
  return hostname
    ? connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 })
    : connect({ path: decodeURIComponent(pathname) })
}

/** Reads until the NUL that ends an answer, whatever becomes of the connection then. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString()
    if (text.endsWith('\0')) return text.slice(0, -1)
  }
  throw new Error('The answer breaks off')
}

async function send(
  socket: Socket,
  command: string,
  content?: AsyncIterable<Uint8Array>,
): Promise<void> {
  await write(socket, Buffer.from(`z${command}\0`))
  if (!content) return
  for await (const chunk of content) {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(chunk.length)
    await write(socket, Buffer.concat([size, chunk]))
  }
  await write(socket, Buffer.alloc(4))
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })

const unscanned = () =>
  new HttpError(503, 'The file cannot be checked for malware at the moment. Try again later')
