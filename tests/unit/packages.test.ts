import { describe, expect, it } from 'vitest'
import { addressed } from '@/scripts/lib/packages.mjs'

const lockfile = JSON.stringify({
  packages: {
    '': { name: 'site', version: '1.0.0' },
    'blocks/one': { name: 'block-one', version: '1.0.0' },
    'node_modules/block-one': { resolved: 'blocks/one', link: true },
    'node_modules/next': { version: '16.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0-beta.1', integrity: 'sha512-b' },
    'node_modules/other-name': { name: '@scope/c', version: '3.0.0', integrity: 'sha512-c' },
    'node_modules/kept': {
      version: '1.0.0',
      integrity: 'sha512-d',
      resolved: 'https://own.example/kept.tgz',
    },
  },
})

const addresses = (registry: string) => {
  const { packages } = JSON.parse(addressed(lockfile, registry)) as {
    packages: Record<string, { resolved?: string }>
  }
  return Object.fromEntries(
    Object.entries(packages).flatMap(([folder, { resolved }]) =>
      resolved ? [[folder, resolved]] : [],
    ),
  )
}

describe('the lockfile with addresses', () => {
  it('says of each package from the registry where it lies, and changes no other', () => {
    expect(addresses('https://registry.example/npm')).toEqual({
      'node_modules/block-one': 'blocks/one',
      'node_modules/next': 'https://registry.example/npm/next/-/next-16.0.0.tgz',
      'node_modules/a/node_modules/@scope/b':
        'https://registry.example/npm/@scope/b/-/b-2.0.0-beta.1.tgz',
      'node_modules/other-name': 'https://registry.example/npm/@scope/c/-/c-3.0.0.tgz',
      'node_modules/kept': 'https://own.example/kept.tgz',
    })
  })

  it('is the same for an address of the registry that ends in a slash', () => {
    expect(addresses('https://registry.example/npm/')).toEqual(
      addresses('https://registry.example/npm'),
    )
  })
})
