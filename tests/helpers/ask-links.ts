import { createInterface } from 'node:readline'
import config from '@/payload.config'
import { askInNight } from '@/src/payload/checks/external/night'
import type { Network } from '@/src/platform/outgoing/send-request'
import { turnsOfHosts } from '@/src/platform/outgoing/ask-link'
import { getPayload } from 'payload'

/**
 * Asks where links lead in some nights, as the server does. To it one server of the test is the Internet. A program of its
 * own, beside the server: `ask-links.ts <port>` reads a night from each line, and says when it has asked.
 */
const [port] = process.argv.slice(2)
const network: Network = {
  addressesOf: async () => [],
  isAllowed: (address, asked) => address === '127.0.0.1' && asked === Number(port),
}
const payload = await getPayload({ config })
for await (const night of createInterface(process.stdin)) {
  await askInNight(payload, {
    night,
    deadline: Infinity,
    asker: { network, userAgent: 'Tester', timeoutMs: 60_000, inTurn: turnsOfHosts(0) },
  })
  console.log('asked')
}
process.exit(0)
