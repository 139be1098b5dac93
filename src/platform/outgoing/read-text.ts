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
