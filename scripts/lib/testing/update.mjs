import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import assert from 'node:assert/strict'
import os from 'node:os'
import path from 'node:path'
import { blankSettings, randomSecret } from '../environment.mjs'
import { CliError } from '../output.mjs'
import { freePort } from '../port.mjs'
import { run, tail } from '../run.mjs'
import { cloneTo, commitAll, git } from './clone.mjs'

/** @import { Say } from '../output.mjs' */

/** Programs in place of those for which a server has its root and its systemd. */
const programs = {
  runuser: 'shift 3; exec "$@"',
  systemctl: `
stop() {
  [ -f "$TERMINALIA_HOME/pid" ] || return 0
  pid=$(cat "$TERMINALIA_HOME/pid")
  kill "$pid" 2>/dev/null
  # Where nothing reads how it ended, a program that has ended is still listed.
  while ps -o stat= -p "$pid" | grep -qv Z; do sleep 0.2; done
  rm "$TERMINALIA_HOME/pid"
}
stop
[ "$1" = stop ] && exit 0
cd -P "$TERMINALIA_HOME/current"
command=$(sed -n 's|^ExecStart=/usr/bin/||p' deploy/terminalia.service)
NODE_ENV=production setsid $command >> "$TERMINALIA_HOME/log" 2>&1 < /dev/null &
echo $! > "$TERMINALIA_HOME/pid"`,
}

/**
 * Plays `deploy/update.sh` and the backup of each night as `docs/deployment/small-server.md` has them, with a repository
 * beside: versions that serve, one that cannot be built, one whose migration fails.
 * @param {Say} say
 */
export async function playUpdates(say) {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'terminalia-update-')))
  const server = new Server(folder, await freePort())
  try {
    await server.setUp()
    await playFirst(server, say)
    await playSecond(server, say)
    await playUnbuildable(server, say)
    await playFailingMigration(server, say)
    await playBackup(server, say)
  } catch (error) {
    throw new CliError(`${/** @type {Error} */ (error).message}\n${server.log()}`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}

/** @type {Play} */
async function playFirst(server, say) {
  say('the first release')
  server.write('public/version.txt', 'first')
  const { code, lines } = await server.update()
  assert.equal(code, 0, tail(lines, 40))
  await server.requireServed('first')
}

/** @type {Play} */
async function playSecond(server, say) {
  say('the next one, of the same branch')
  const former = realpathSync(server.at('current'))
  server.write('public/version.txt', 'second')
  const { code, lines } = await server.update()
  assert.equal(code, 0, tail(lines, 40))
  await server.requireServed('second')
  assert.equal(readdirSync(server.at('releases')).length, 2)
  const [backup = ''] = readdirSync(server.at('backups'))
  assert.equal(backup, `before-${path.basename(realpathSync(server.at('current')))}.tar.gz`)
  await requireStaticFiles(server, path.join(former, '.next/static'))
}

/**
 * Pages that browsers hold ask for the files of their own build.
 * @param {Server} server
 * @param {string} place
 */
async function requireStaticFiles(server, place) {
  const files = filesBelow(place).filter((file) => !file.endsWith('.br'))
  assert.ok(files.length > 20)
  for (const file of files) {
    const address = `/_next/static/${path.relative(place, file)}`
    assert.equal((await server.ask(address)).status, 200, address)
  }
}

/** @type {Play} */
async function playUnbuildable(server, say) {
  say('a version that cannot be built')
  await requireUnchanged(server, async () => {
    server.write('public/version.txt', 'third')
    server.write('src/server/serve.ts', "export { serve } from './nowhere'\n")
    const { code } = await server.update()
    assert.notEqual(code, 0)
  })
  git(server.at('origin'), 'revert', '--no-edit', 'HEAD', 'HEAD~1')
}

/** @type {Play} */
async function playFailingMigration(server, say) {
  say('a version whose migration fails')
  const name = '20990101_000000_fails'
  await requireUnchanged(server, async () => {
    server.write(
      `src/migrations/${name}.ts`,
      "export async function up() {\n  throw new Error('This migration fails')\n}\nexport async function down() {}\n",
    )
    const { code: listed } = await run(process.execPath, ['scripts/migration-index.mjs'], {
      cwd: server.at('origin'),
    })
    assert.equal(listed, 0)
    commitAll(server.at('origin'), 'A migration')
    const { code, lines } = await server.update()
    assert.notEqual(code, 0)
    assert.match(lines.join('\n'), /The version before serves again/)
    assert.match(server.log(), /This migration fails/)
  })
}

/**
 * @param {Server} server
 * @param {() => Promise<void>} play
 */
async function requireUnchanged(server, play) {
  const current = realpathSync(server.at('current'))
  const releases = readdirSync(server.at('releases'))
  await play()
  await server.requireServed('second')
  assert.equal(realpathSync(server.at('current')), current)
  assert.deepEqual(readdirSync(server.at('releases')), releases)
}

/** @type {Play} */
async function playBackup(server, say) {
  say('the backup of a night')
  const old = server.at('backups/2026-01-01-0330.tar.gz')
  writeFileSync(old, '')
  utimesSync(old, new Date(0), new Date(0))
  const before = new Set(readdirSync(server.at('backups')))
  const current = realpathSync(server.at('current'))
  const start = Date.now()
  const unit = readFileSync(path.join(current, 'deploy/terminalia-backup.service'), 'utf8')
  for (const [, line = ''] of unit.matchAll(/^ExecStart(?:Post)?=(.+)$/gm)) {
    const command = line.replaceAll('/srv/terminalia', server.home).replaceAll('%%', '%')
    const { code, lines } = await run('sh', ['-c', command], { cwd: current, env: server.env })
    assert.equal(code, 0, tail(lines, 40))
  }
  const after = readdirSync(server.at('backups'))
  const [made = ''] = after.filter((name) => !before.has(name))
  assert.match(made, /^\d{4}-\d{2}-\d{2}-\d{4}\.tar\.gz$/)
  assert.ok(!after.includes(path.basename(old)))
  // For both units the release may be read only.
  const written = filesBelow(current).filter((file) => statSync(file).mtimeMs > start)
  assert.deepEqual(written, [])
}

/** @typedef {(server: Server, say: Say) => Promise<void>} Play */

/** The folder of a small server, and the repository that its own is a clone of. */
class Server {
  /**
   * @param {string} folder
   * @param {number} port
   */
  constructor(folder, port) {
    this.home = folder
    this.port = port
    const unset = Object.keys(blankSettings()).map((name) => [name, undefined])
    this.env = {
      ...Object.fromEntries(unset),
      NODE_ENV: 'production',
      PATH: `${this.at('bin')}:${process.env.PATH}`,
      TERMINALIA_HOME: folder,
    }
  }

  /** @param {string} name */
  at(name) {
    return path.join(this.home, name)
  }

  async setUp() {
    cloneTo(this.at('origin'))
    for (const name of ['bin', 'data', 'backups', 'releases']) mkdirSync(this.at(name))
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(this.at(`bin/${name}`), `#!/bin/sh\n${text}\n`)
      chmodSync(this.at(`bin/${name}`), 0o755)
    }
    git(this.home, 'clone', '--quiet', this.at('origin'), this.at('repository'))
    writeFileSync(
      this.at('.env'),
      `PORT=${this.port}
PAYLOAD_SECRET=${randomSecret()}
DATABASE_URI=file:${this.at('data/site.db')}
DATA_DIR=${this.at('data')}
BIND_ADDRESS=127.0.0.1
TRUST_PROXY=1
ADMIN_USERNAME=me
ADMIN_PASSWORD=at-least-10-characters
`,
    )
    // The home of the site's user has none yet, and each run would ask the registry for everything.
    const { lines } = await run('npm', ['config', 'get', 'cache'])
    Object.assign(this.env, { npm_config_cache: lines[0], npm_config_prefer_offline: 'true' })
  }

  /** A file of the next version. */
  write(/** @type {string} */ file, /** @type {string} */ text) {
    writeFileSync(path.join(this.at('origin'), file), text)
    commitAll(this.at('origin'), file)
  }

  update() {
    return run('sh', [this.at('repository/deploy/update.sh'), 'main'], { env: this.env })
  }

  /** @param {string} address */
  ask(address) {
    return fetch(`http://127.0.0.1:${this.port}${address}`)
  }

  /** @param {string} version */
  async requireServed(version) {
    assert.equal(await (await this.ask('/version.txt')).text(), version)
    assert.equal((await this.ask('/')).status, 200)
  }

  log() {
    return existsSync(this.at('log')) ? readFileSync(this.at('log'), 'utf8').slice(-4000) : ''
  }

  stop() {
    return run(this.at('bin/systemctl'), ['stop', 'terminalia'], { env: this.env })
  }
}

/** @param {string} place */
const filesBelow = (place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ name, parentPath }) => path.join(parentPath, name))
