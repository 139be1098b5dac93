import { request } from 'node:http'
import { testServer } from './test-server'

/** Tries to sign in from another address of this machine, such as `127.0.0.7`: each is a client of its own. */
export function signInFrom(
  localAddress: string,
  body: object,
  path = '/login',
): Promise<{ status: number; retryAfter: string | undefined; message: string }> {
  const { hostname, port } = new URL(testServer().baseUrl)
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: hostname,
        port,
        path: `/api/admin${path}`,
        method: 'POST',
        localAddress,
        headers: { 'Content-Type': 'application/json' },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => {
          const { message } = JSON.parse(text) as { message: string }
          const status = Number(answer.statusCode)
          resolve({ status, retryAfter: answer.headers['retry-after'], message })
        })
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}
