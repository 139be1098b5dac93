import '@/scripts/lib/production-settings.mjs'
import { parseArgs } from 'node:util'

/**
 * `npm run seed [-- --reset] [-- --remove] [-- --yes]` fills the database with the demo; with `--reset` it is emptied
 * first, with `--remove` the documents of the demo that were not changed since are deleted. Where that changes a site,
 * it says what it would do and goes on after a word typed on the terminal, or with `--yes`; without either it changes
 * nothing and ends with an error.
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
    options: {
      reset: { type: 'boolean' },
      remove: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  })
  // Imported here, so that unusable settings end in their message instead of a stack.
  const { default: config } = await import('@/payload.config')
  const { getPayload } = await import('payload')
  const { askConsent, askRemoval } = await import('./consent')
  const { seedDemo } = await import('./index')
  const { removeDemo } = await import('./remove')
  const { reset } = await import('./reset')
  const { notifyServer: tellServer } = await import('@/src/data/cache/revalidate')
  const payload = await getPayload({ config })
  const report = (line: string) => console.log(line)
  if (values.remove) {
    if (!values.yes) await askRemoval()
    const { removed, kept } = await removeDemo(payload, report)
    await tellServer()
    console.log(
      `Demo removed: ${removed} documents. ${kept} are kept, because they were changed or are in use.`,
    )
    return
  }
  if (!values.yes && !(await askConsent(payload, values.reset === true))) {
    console.log('The demo is already installed; nothing was changed.')
    return
  }
  if (values.reset) await reset(payload, report)
  const result = await seedDemo(payload, report)
  const total = Object.values(result).reduce((sum, outcomes) => sum + outcomes.size, 0)
  const isTold = await tellServer()
  console.log(`Demo installed: ${total} documents.`)
  if (isTold) console.log('The running server now shows them.')
}
