import './lib/require-node.mjs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadSettings } from './lib/environment.mjs'
import { CliError, main, print } from './lib/output.mjs'

const usage = `npm run upgrade -- [--to TAG|BRANCH|COMMIT] [--from REMOTE|ADDRESS|PATH] [--base TAG|COMMIT]
npm run upgrade -- --continue [--accept-losses] [--skip-checks]
npm run upgrade -- --undo
Of a site that has no such command yet, from a checkout of the new release: node scripts/upgrade.mjs --into FOLDER …`

/** `npm run upgrade`: takes a release of upstream into a site that was changed. docs/how-to/take-a-new-version.md */
await main(async () => {
  const options = wanted()
  process.chdir(path.resolve(options.into ?? '.'))
  loadSettings()
  // After the folder is known: packages are those of the site.
  const { begin, proceed, undo } = await import('./lib/upgrade/upgrade.mjs')
  const { commands } = await import('./lib/upgrade/commands.mjs')
  if (options.undo) return undo(commands)
  const isDone = options.continue
    ? await proceed(commands, {
        acceptLosses: options['accept-losses'],
        skipChecks: options['skip-checks'],
      })
    : await begin(
        { from: options.from ?? 'upstream', to: options.to, base: options.base },
        commands,
      )
  process.exitCode = isDone ? 0 : 1
})

function wanted() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        base: { type: 'string' },
        into: { type: 'string' },
        continue: { type: 'boolean' },
        'accept-losses': { type: 'boolean' },
        'skip-checks': { type: 'boolean' },
        undo: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    if (!values.help) return values
    print(usage)
    process.exit(0)
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
