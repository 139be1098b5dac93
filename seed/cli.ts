import '../scripts/lib/production-settings.mjs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

/**
 * `npm run seed [-- --reset [--yes]]` fills the database with the demo; with `--reset` it is emptied
 * first, after a word typed on the terminal or `--yes`.
 */
// Should the process end early and silently, as scripts that load Payload's configuration may, this
// is what it ends with.
process.exitCode = 1

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { reset: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  // Imported here, so that unusable settings end in their message instead of a stack.
  const { databaseUri } = await import('../src/lib/env')
  const { emptiedCollections, reset } = await import('./reset')
  if (values.reset && !values.yes) await confirm(withoutPassword(databaseUri), emptiedCollections)

  const { default: config } = await import('../payload.config')
  const { getPayload } = await import('payload')
  const { seedDemo } = await import('./index')
  const { tellServer } = await import('./tell-server')
  const payload = await getPayload({ config })
  const report = (line: string) => console.log(line)
  if (values.reset) await reset(payload, report)
  const result = await seedDemo(payload, report)
  const counts = Object.values(result).flatMap(Object.values) as number[]
  const total = counts.reduce((sum, count) => sum + count, 0)
  const isTold = await tellServer()
  console.log(`The demo is in place: ${total} documents.`)
  if (isTold) console.log('The running server shows them from now on.')
}

async function confirm(database: string, collections: string[]): Promise<void> {
  const question = `This deletes every document of ${collections.join(', ')} in ${database}.`
  if (!process.stdin.isTTY) throw new Error(`${question} Say --yes where nobody can be asked.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question}\nType "reset" to go on: `)
  terminal.close()
  if (answer.trim() !== 'reset') throw new Error('Nothing was changed.')
}

function withoutPassword(uri: string): string {
  return uri.replace(/\/\/[^@/]*@/, '//')
}
