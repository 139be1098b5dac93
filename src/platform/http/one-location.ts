import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/**
 * Lets every answer of this process lead to one place. Next sets `Location` when it makes the redirect of a page, and
 * appends what it kept of that answer, `Location` among it, to the same response (vercel/next.js#82117); clients join
 * the two to an address that is none. Works under Next's own server and under ours.
 */
export function keepOneLocation(): void {
  subscribe('http.server.request.start', (message) => {
    refuseSecondLocation((message as { response: ServerResponse }).response)
  })
}

function refuseSecondLocation(response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' && response.hasHeader(name) ? response : append(name, value)
}
