import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export interface Asked {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks by GET with headers and addresses that `fetch` would change or refuse to send. */
export function ask(
  baseUrl: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Asked> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (body += chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

/** The language that a page says it is in. */
export const languageOfPage = ({ body }: Asked): string | undefined =>
  /<html[^>]* lang="([^"]+)"/.exec(body)?.[1]
