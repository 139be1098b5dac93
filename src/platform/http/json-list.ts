import { setImmediate as breathe } from 'node:timers/promises'

/** Entries above which a list is written in parts. */
const partSize = 500

/**
 * A list as JSON, the same bytes as `Response.json` answers. A long one is written in parts, as the client takes them: written
 * at once, it would be in memory twice more, as text and as bytes, and the server would answer no other request meanwhile.
 */
export function jsonList(list: readonly unknown[]): Response {
  if (list.length <= partSize) return Response.json(list)
  const encoder = new TextEncoder()
  let at = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await breathe()
        const inner = JSON.stringify(list.slice(at, at + partSize)).slice(1, -1)
        const start = at === 0 ? '[' : ','
        at += partSize
        const isLast = at >= list.length
        controller.enqueue(encoder.encode(start + inner + (isLast ? ']' : '')))
        if (isLast) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
