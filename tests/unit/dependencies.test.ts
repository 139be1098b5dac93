import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Package {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  peer?: boolean
  link?: boolean
  resolved?: string
  integrity?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>
}

const installed = Object.entries(packages).filter(([place]) => place !== '')

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Licences that ask for no more than to be named. */
const free = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0']

/** Others, package by package, and why each is harmless. */
const exceptions: Record<string, string> = {}

const isFree = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => free.includes(part.trim())))

describe('what the server is made of', () => {
  const used = installed.filter(([, { dev }]) => !dev)

  it('may be used and passed on freely', () => {
    const others = used
      .filter(([place, { license }]) => !isFree(license ?? '') && !(nameOf(place) in exceptions))
      .map(([place, { license }]) => `${nameOf(place)}: ${license}`)
    expect(others).toEqual([])
  })

  it('names no exception that is not needed', () => {
    const names = used.map(([place]) => nameOf(place))
    expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([])
  })
})

it('every package is the one that was looked at: its hash is in the lock file', () => {
  const loose = installed.filter(([, { integrity, link }]) => !link && !integrity)
  expect(loose.map(([place]) => place)).toEqual([])
  for (const [place, { integrity }] of installed) {
    if (integrity) expect(integrity, place).toMatch(/^sha512-/)
  }
})

it('no package comes from somewhere of its own', () => {
  const foreign = installed.filter(([, { resolved }]) => resolved && !/^https:/.test(resolved))
  expect(foreign.map(([place]) => place)).toEqual([])
})
