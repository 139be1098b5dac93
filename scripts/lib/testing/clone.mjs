import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { CliError } from '../output.mjs'

/**
 * Copies what git knows or would add into a repository of its own.
 * @param {string} site
 */
export function cloneTo(site) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  for (const file of stdout.split('\0').filter((file) => file !== '' && existsSync(file))) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
    copyFileSync(file, path.join(site, file))
  }
  git(site, 'init', '--quiet', '--initial-branch=main')
  git(site, 'config', 'user.name', 'Test')
  git(site, 'config', 'user.email', 'test@localhost')
  commitAll(site, 'As it is')
}

/**
 * @param {string} site
 * @param {string} message
 */
export function commitAll(site, message) {
  git(site, 'add', '--all')
  git(site, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', message)
}

/**
 * @param {string} cwd
 * @param {...string} args
 */
export function git(cwd, ...args) {
  const { status, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new CliError(`git ${args[0]}: ${stderr}`)
}
