import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { CliError } from './output.mjs'
import { npm } from './packages.mjs'
import { accepted } from './testing/audit.mjs'

/** Most that a program prints, bytes. */
const maxBuffer = 2 ** 30

/**
 * Writes the files of a release, which are the same, byte by byte, wherever and whenever the same commit is released
 * with the same npm: the archive of the sources, the packages that run and those that only build and test (CycloneDX), what is to
 * be said of known vulnerabilities (VEX), and the checksums of all of them.
 * @param {{ folder: string, cwd?: string }} options
 * @returns names of the files
 * @throws CliError where the folder has changes that are not committed
 */
export function writeReleaseFiles({ folder, cwd = process.cwd() }) {
  if (git(cwd, 'status', '--porcelain').length > 0)
    throw new CliError('Commit your changes first: a release is made of the last commit.')
  const { version } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8'))
  const name = `terminalia-${version}`
  const commit = git(cwd, 'rev-parse', 'HEAD').toString().trim()
  const date = new Date(Number(git(cwd, 'show', '-s', '--format=%ct', 'HEAD')) * 1000).toISOString()
  const about = { commit, date, version }

  /** @type {Record<string, Buffer | string>} */
  const files = {
    [`${name}.tar.gz`]: archive(cwd, name),
    [`${name}.run.cdx.json`]: billOfMaterials(cwd, 'run', about),
    [`${name}.build.cdx.json`]: billOfMaterials(cwd, 'build', about),
    [`${name}.vex.cdx.json`]: vex(about),
  }
  files['SHA256SUMS'] = Object.entries(files)
    .map(([file, content]) => `${createHash('sha256').update(content).digest('hex')}  ${file}\n`)
    .join('')
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of Object.entries(files))
    writeFileSync(path.join(folder, file), content)
  return Object.keys(files)
}

/** @typedef {{ commit: string, date: string, version: string }} About */

/**
 * @param {string} cwd
 * @param {string[]} args
 */
const git = (cwd, ...args) => execFileSync('git', args, { cwd, maxBuffer })

/**
 * Git writes the time of the commit for each file; its own compression differs from version to version.
 * @param {string} cwd
 * @param {string} name
 */
function archive(cwd, name) {
  const args = ['-c', 'tar.umask=0022', 'archive', '--format=tar', `--prefix=${name}/`, 'HEAD']
  return gzipSync(git(cwd, ...args), { level: 9 })
}

/**
 * @param {string} cwd
 * @param {'run' | 'build'} use `run`: packages that the site needs; `build`: all, with those of tests and tools
 * @param {About} about
 */
function billOfMaterials(cwd, use, about) {
  const [command, ...args] = npm()
  const options = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const omit = use === 'run' ? ['--omit=dev'] : []
  const bill = JSON.parse(
    execFileSync(command, [...args, ...options, ...omit], { cwd, maxBuffer, encoding: 'utf8' }),
  )
  bill.serialNumber = serialNumber(`${about.commit} ${use}`)
  bill.metadata.timestamp = about.date
  // npm names it by the folder that it lies in.
  bill.metadata.component.name = 'terminalia'
  bill.metadata.component.type = 'application'
  return json(bill)
}

/**
 * Vulnerability Exploitability eXchange: advisories of packages that do not concern the site, and why.
 * @param {About} about
 */
function vex({ commit, date, version }) {
  const ref = `pkg:npm/terminalia@${version}`
  return json({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialNumber(`${commit} vex`),
    version: 1,
    metadata: {
      timestamp: date,
      component: { 'bom-ref': ref, type: 'application', name: 'terminalia', version, purl: ref },
    },
    vulnerabilities: Object.entries(accepted).map(([id, reason]) => ({
      id,
      source: { name: 'GitHub Advisory Database', url: `https://github.com/advisories/${id}` },
      analysis: { state: 'not_affected', detail: reason },
      affects: [{ ref }],
    })),
  })
}

/**
 * Returns a UUID of version 8 (RFC 9562): one of our own making, here of a text.
 * @param {string} text
 */
function serialNumber(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const uuid = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return `urn:uuid:${uuid}`
}

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`
