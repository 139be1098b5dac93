/**
 * Answers with a text in parts, made as the client takes them. What fails before the first part is an error of the call; what
 * fails later ends the answer before its time, by which the client sees that it is not whole.
 */
export async function streamed(
  parts: AsyncGenerator<string>,
  headers: Record<string, string>,
): Promise<Response> {
  const first = await parts.next()
  const encoder = new TextEncoder()
  // Nothing is read ahead of the client.
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        if (!first.done) controller.enqueue(encoder.encode(first.value))
      },
      pull: async (controller) => {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers })
}
