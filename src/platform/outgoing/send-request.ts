import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Network } from './network'

export interface OutgoingRequest {
  method: string
  headers: Record<string, string>
  body?: string
  /** Decides which addresses may be called. */
  network: Network
  timeoutMs: number
}

/** Answer of an address, without its body. */
export interface AnswerHead {
  status: number
  headers: IncomingHttpHeaders
}

/** An address that the network does not allow; nothing was sent to it. */
export class AddressRefused extends Error {}

/**
 * Sends one request and reads the head of its answer. The name is resolved here, and the address that was judged is the one
 * that is called: a name that changes meanwhile leads nowhere else.
 * @throws {AddressRefused}
 * @throws Error with a `code`, where there is no answer in time
 */
export async function sendRequest(
  url: URL,
  { method, headers, body, network, timeoutMs }: OutgoingRequest,
): Promise<AnswerHead> {
  const signal = AbortSignal.timeout(timeoutMs)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const addresses = isIP(host) ? [host] : await orTimeout(network.addressesOf(host), signal)
  const [address] = addresses
  if (address === undefined || !addresses.every((one) => network.isAllowed(one, port)))
    throw new AddressRefused(host)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send({
      method,
      host: address,
      port,
      path: url.pathname + url.search,
      ...(isIP(host) ? {} : { servername: host }),
      headers: { Host: url.host, ...headers },
      agent: false,
      signal,
    })
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      // However long the body is, it is not read.
      response.destroy()
    })
    request.on('error', (error) => reject(signal.aborted ? timedOut(error) : error))
    request.end(body)
  })
}

/**
 * Reads the body of an answer as text, and no further than a limit.
 * @throws Error where the body is larger; the rest of it is not taken in
 */
export async function readText(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Left by an error, the loop cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `dns.lookup` knows no signal. */
function orTimeout<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(timedOut(signal.reason)), { once: true })
    work.then(resolve, reject)
  })
}

const timedOut = (cause: unknown): Error =>
  Object.assign(new Error('No answer in time', { cause }), { code: 'ETIMEDOUT' })
