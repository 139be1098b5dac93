import { connect } from 'node:net'

/** Sends bytes that `fetch` would refuse to send, and gives all that comes back until the server closes. */
export function sendRaw(baseUrl: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setEncoding('utf8')
    socket.setTimeout(60_000, () => socket.destroy(new Error(`No end of the answer: ${answer}`)))
    socket.on('data', (chunk: string) => (answer += chunk))
    // Servers that refuse a body close while it is still being sent.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
    socket.on('close', () => resolve(answer))
  })
}
