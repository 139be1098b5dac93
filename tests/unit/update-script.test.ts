import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** Programs of a server; each writes what it was asked into one file. */
const programs = {
  runuser: 'shift 3; exec "$@"',
  // A version may be broken, or be the one at which somebody stops the update.
  npm: 'echo "npm $* in $(basename "$PWD")" >> "$TERMINALIA_HOME/asked"; grep -q stopped version && kill -s "$STOP" $PPID; ! grep -q broken version',
  node: 'echo "node $*" >> "$TERMINALIA_HOME/asked"',
  restart:
    'echo "restart with $(cat "$TERMINALIA_HOME/current/version")" >> "$TERMINALIA_HOME/asked"',
  // The site answers unless its version is a bad one.
  curl: '! grep -q bad "$TERMINALIA_HOME/current/version"',
  date: 'cat "$TERMINALIA_HOME/now"',
}

describe('deploy/update.sh', () => {
  let home: string
  const at = (name: string) => path.join(home, name)
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', args, { cwd: at('repository'), encoding: 'utf8' })
    expect(status, stderr).toBe(0)
  }
  const commit = (version: string) => {
    writeFileSync(at('repository/version'), version)
    git('add', 'version')
    git('commit', '--quiet', '--message', version)
  }

  beforeEach(() => {
    home = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'terminalia-update-')))
    for (const name of ['bin', 'releases', 'repository', 'backups']) mkdirSync(at(name))
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${text}\n`)
      chmodSync(at(`bin/${name}`), 0o755)
    }
    writeFileSync(at('.env'), '')
    git('init', '--quiet')
    git('config', 'user.name', 'Test')
    git('config', 'user.email', 'test@localhost')
    for (const version of ['v1', 'v2', 'v3', 'v4-bad', 'v5-broken', 'v6-stopped']) {
      commit(version)
      git('tag', version)
    }
  })
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  const update = (version: string, now: string, stop = '') => {
    writeFileSync(at('now'), now)
    return spawnSync('sh', ['deploy/update.sh', version], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${at('bin')}:${process.env.PATH}`,
        TERMINALIA_HOME: home,
        TERMINALIA_RESTART: 'restart',
        STOP: stop,
      },
    })
  }
  const served = () => readFileSync(at('current/version'), 'utf8')
  const asked = () => readFileSync(at('asked'), 'utf8').trim().split('\n')

  it('builds a version beside the one that serves, backs up, and changes over', () => {
    expect(update('v1', '1').stdout).toContain('v1 serves')
    rmSync(at('asked'))
    expect(update('v2', '2').stdout).toContain('v2 serves')
    expect(served()).toBe('v2')
    expect(asked()).toEqual([
      'npm ci --omit=dev --no-audit --no-fund in 2',
      `npm run build -- --former ${home}/current in 2`,
      `node scripts/program.mjs scripts/backup.ts ${home}/backups/before-2.tar.gz`,
      'restart with v2',
    ])
  })

  it('takes a branch as it is in the repository now, not as it was cloned', () => {
    git('checkout', '--quiet', '-b', 'next')
    commit('v7')
    git('clone', '--quiet', '.', '../clone')
    commit('v8')
    renameSync(at('repository'), at('origin'))
    renameSync(at('clone'), at('repository'))
    git('remote', 'set-url', 'origin', at('origin'))
    update('next', '1')
    expect(served()).toBe('v8')
  })

  it('goes back to the version before where the new one does not answer', () => {
    update('v3', '1')
    const { status, stderr } = update('v4-bad', '2')
    expect(status).toBe(1)
    expect(stderr).toContain('The version before serves again')
    expect(served()).toBe('v3')
    expect(asked().slice(-2)).toEqual(['restart with v4-bad', 'restart with v3'])
    expect(readdirSync(at('releases'))).toEqual(['1'])
  })

  it('keeps the version before, and no older ones', () => {
    for (const [at, version] of ['v1', 'v2', 'v3'].entries()) update(version, String(at + 1))
    expect(readdirSync(at('releases')).sort()).toEqual(['2', '3'])
  })

  it.each(['v5-broken', 'v9'])('changes nothing where %s cannot be built', (version) => {
    update('v1', '1')
    rmSync(at('asked'))
    expect(update(version, '2').status).not.toBe(0)
    expect(served()).toBe('v1')
    expect(existsSync(at('releases/2'))).toBe(false)
    expect(existsSync(at('asked')) ? asked() : []).not.toContain('restart with v1')
  })

  it.each(['INT', 'TERM', 'HUP'])('leaves nothing behind where %s stops it', (stop) => {
    update('v1', '1')
    expect(update('v6-stopped', '2', stop).status).not.toBe(0)
    expect(served()).toBe('v1')
    expect(readdirSync(at('releases'))).toEqual(['1'])
  })
})
