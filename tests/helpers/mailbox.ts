import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface Mail {
  /** Whom the sender named to the server. */
  to: string[]
  /** Head and body. */
  text: string
}

export interface Mailbox {
  url: string
  /** The next mail that comes; waits for it, and fails where none comes in time. */
  next: () => Promise<Mail>
  /** From now on no recipient is known. */
  refuse: () => void
  /** From now on connections are taken, and nothing is said. */
  hang: () => void
  close: () => Promise<void>
}

/** Longer than a mail takes that is tried again in the next minute, ms. */
const patienceMs = 150_000

/** A mail server as small as can be: it takes every mail and keeps it. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  const waiting: ((mail: Mail) => void)[] = []
  let isRefusing = false
  let isHanging = false
  const silent = new Set<Socket>()
  const server = createServer((socket) => {
    if (isHanging) return void silent.add(socket.on('error', () => undefined))
    return converse(
      socket,
      () => isRefusing,
      (mail) => {
        const reader = waiting.shift()
        if (reader) reader(mail)
        else mails.push(mail)
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: () => {
      const mail = mails.shift()
      if (mail) return Promise.resolve(mail)
      return new Promise((resolve, reject) => {
        const reader = (found: Mail) => {
          clearTimeout(timer)
          resolve(found)
        }
        const timer = setTimeout(() => {
          // A later call of `next` must get the next mail, not this one.
          waiting.splice(waiting.indexOf(reader), 1)
          reject(new Error('No mail came'))
        }, patienceMs)
        waiting.push(reader)
      })
    },
    refuse: () => (isRefusing = true),
    hang: () => (isHanging = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of silent) socket.destroy()
      }),
  }
}

function converse(socket: Socket, isRefusing: () => boolean, deliver: (mail: Mail) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let to: string[] = []
  let data: string[] | undefined
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  say('220 mailbox')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })

  function hear(line: string): void {
    if (data) {
      if (line !== '.') {
        data.push(line)
        return
      }
      deliver({ to, text: data.join('\r\n') })
      to = []
      data = undefined
      say('250 kept')
    } else if (/^RCPT TO:/i.test(line)) {
      if (isRefusing()) {
        say('550 nobody here')
        return
      }
      to.push(line.replace(/^RCPT TO:\s*/i, ''))
      say('250 known')
    } else if (/^DATA/i.test(line)) {
      data = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) {
      say('221 bye')
      socket.end()
    } else say('250 yes')
  }
}
