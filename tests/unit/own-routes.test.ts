import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isOwnRoute, pagePathPattern } from '@/src/domain/links/routes'

/** The addresses of the public pages by their folders, with a word where any may stand. */
const addresses = readdirSync('src/app/(site)/[lng]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])(page|route)\.tsx?$/.test(file))
  .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`)
  .map((folder) => folder.replaceAll(/\[(?!\.)\w+\]/g, 'any'))
  // What begins with %5F is led to from other addresses.
  .filter((address) => !address.startsWith('/%5F'))

it('no page takes an address at which a route of its own answers', () => {
  const own = addresses.filter((address) => pagePathPattern.test(address))
  expect(own).toContain('/quote')
  expect(own).toContain('/product/any')
  expect(own.filter((address) => !isOwnRoute(address))).toEqual([])
})

it.each(['/', '/products', '/careers', '/news', '/product', '/careers/any/thing', '/quotes'])(
  '%s is free for a page',
  (address) => {
    expect(isOwnRoute(address)).toBe(false)
  },
)
