import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { npm } from '@/scripts/lib/packages.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { findVulnerabilities } from '@/scripts/lib/testing/audit.mjs'

interface Package {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  resolved?: string
  integrity?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>
}

const installed = Object.entries(packages).filter(([place]) => place !== '')

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Licences that ask for no more than to be named. */
const free = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Zlib']

/** Others, package by package, and why each is harmless. */
const exceptions: [RegExp, string][] = [
  [/^@fontsource(-variable)?\//, 'OFL-1.1: fonts, served as they are'],
  [/^@img\/sharp-/, 'LGPL-3.0: libvips, loaded as a library of its own that can be exchanged'],
  [/^argparse$/, 'Python-2.0: permissive'],
  [/^busboy$|^streamsearch$/, 'MIT, in an older notation that the lock file does not keep'],
  [/^caniuse-lite$/, 'CC-BY-4.0: data for the build, not passed on'],
  [/^mongoose-lean-virtuals$/, 'Apache-2.0, misspelt'],
  [/^png-js$/, 'MIT, in its LICENSE; its package.json names none'],
  [/^sax$/, 'BlueOak-1.0.0: permissive'],
  [/^truncate-utf8-bytes$/, 'WTFPL: permissive'],
]

const isException = (name: string): boolean => exceptions.some(([pattern]) => pattern.test(name))

const isFree = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => free.includes(part.trim())))

describe('what the server is made of', () => {
  const used = installed.filter(([, { dev }]) => !dev)

  it('may be used and passed on freely', () => {
    const others = used
      .filter(([place, { license }]) => !isFree(license ?? '') && !isException(nameOf(place)))
      .map(([place, { license }]) => `${nameOf(place)}: ${license}`)
    expect(others).toEqual([])
  })

  it('names no exception that is not needed', () => {
    const names = used.map(([place]) => nameOf(place))
    const unused = exceptions.filter(([pattern]) => !names.some((name) => pattern.test(name)))
    expect(unused).toEqual([])
  })
})

it('every package is the one that was looked at: its hash is in the lock file', () => {
  // Those for other systems are never installed where the lock file is written.
  const loose = installed.filter(([, { integrity, optional }]) => !optional && !integrity)
  expect(loose.map(([place]) => place)).toEqual([])
  for (const [place, { integrity }] of installed) {
    if (integrity) expect(integrity, place).toMatch(/^sha512-/)
  }
})

/**
 * `npm ci` of npm 10, which Node 20 and 22 bring, refuses a lock file where a package meets an unfit
 * version of one that it could do without. Newer ones write such files and install them. For this
 * alone `esbuild` and `yaml`, which Vite could do without, are among the development packages.
 */
it('every package meets versions that it accepts, so that any npm installs them', async () => {
  const [command, ...args] = npm()
  const { lines } = await run(command, [...args, 'ls', '--all', '--package-lock-only'])
  expect(lines.filter((line) => line.startsWith('npm error'))).toEqual([])
})

/** Payload checks it at each start in development and in its scripts, and ends them where it is not so. */
it('every package of Payload has the version of Payload itself', () => {
  const ofPayload = installed.filter(([place]) => /^(@payloadcms\/|payload$)/.test(nameOf(place)))
  const versions = new Set(ofPayload.map(([, { version }]) => version))
  expect([...versions], ofPayload.map(([place]) => place).join(' ')).toHaveLength(1)
})

it('no package comes from somewhere of its own', () => {
  const foreign = installed.filter(([, { resolved }]) => resolved && !/^https:/.test(resolved))
  expect(foreign.map(([place]) => place)).toEqual([])
})

it('a known hole is reported once, and small ones are not', () => {
  const hole = { name: 'a', severity: 'high', title: 'Hole', url: 'https://site/advisories/GHSA-1' }
  const small = { ...hole, severity: 'low', url: 'https://site/advisories/GHSA-2' }
  const vulnerabilities = { a: { via: [hole, small] }, b: { via: ['a', hole] } }
  expect(findVulnerabilities({ vulnerabilities })).toEqual([
    { name: 'a', title: 'Hole', id: 'GHSA-1' },
  ])
})
