import { describe, expect, it } from 'vitest'
import { deferScripts } from '@/src/server/next/page-html/defer-scripts'
import { headFunction } from '@/src/platform/browser/head-script'

const head = `<script>${headFunction}("lang",["en"])</script>`
const held = (html: string) => deferScripts(Buffer.from(html)).toString()

describe('scripts of a public page', () => {
  it('wait, and are not asked for ahead', () => {
    const html =
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
      `<script src="/_next/static/chunks/a.js" async=""></script>${head}<p>é</p>`
    expect(held(html)).toBe(
      `<script type="later" src="/_next/static/chunks/a.js" async=""></script>${head}<p>é</p>`,
    )
  })

  it.each([
    [
      'for browsers without modules',
      '<script src="/_next/static/chunks/a.js" noModule=""></script>',
    ],
    ['with a nonce', '<script src="/_next/static/chunks/a.js" async="" nonce="x"></script>'],
    ['of another folder', '<script src="/live-preview.js" async=""></script>'],
    ['inline', '<script>self.__next_f.push([0])</script>'],
  ])('stay as they are %s', (_, script) => {
    expect(held(head + script)).toBe(head + script)
  })

  it('stay where nothing would let them go', () => {
    const html = '<script src="/_next/static/chunks/a.js" async=""></script>'
    expect(held(html)).toBe(html)
  })
})
