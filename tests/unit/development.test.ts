import { expect, it } from 'vitest'
import { byName } from '@/scripts/lib/dev.mjs'

it.each([
  ['127.0.0.1', 'localhost'],
  ['-H127.0.0.1', '-Hlocalhost'],
  ['--hostname=::1', '--hostname=localhost'],
  ['[::1]', 'localhost'],
  ['0.0.0.0', '0.0.0.0'],
  ['192.0.2.1', '192.0.2.1'],
  ['--inspect=127.0.0.1:9229', '--inspect=127.0.0.1:9229'],
])('the development server is given %s as %s', (arg, given) => {
  expect(byName(arg)).toBe(given)
})
