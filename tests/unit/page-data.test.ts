import { describe, expect, it } from 'vitest'
import { headScript } from '@/src/platform/browser/head-script'
import { takeApart } from '@/src/server/next/page-html/page-data'

const head = `<script data-key="lang">${headScript}</script>`
const started = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]}'
const start = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${started});</script>`
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const row = (data: string) => `<script>self.__next_f.push(${data})</script>`
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>'
const later = '<script src="/_next/static/chunks/b.js" async=""></script>'

const pageOf = (...scripts: string[]) =>
  `<head>${chunk}${head}</head><p>é $&</p>${start}${later}${scripts.join('')}</body>`

const apart = (html: string) => takeApart(Buffer.from(html))

describe('a page of Next', () => {
  const page = apart(pageOf(first, row('[1,"é\\u003c/script>$&"]'), row('[1,"b"]')))

  it('loads its data from a file, before the other scripts that wait', () => {
    expect(page?.withFile('/data.js').toString()).toBe(
      `<head><script type="later" data-src="/data.js /_next/static/chunks/a.js /_next/static/chunks/b.js"></script>` +
        `${head}</head><p>é $&</p></body>`,
    )
  })

  it('has all of its data in the script, which starts the page at its end', () => {
    const self = { TURBOPACK: undefined, __next_f: undefined }
    new Function('self', String(page?.script))(self)
    expect(self).toEqual({
      __next_f: [[0], [1, 'é</script>$&b']],
      TURBOPACK: [JSON.parse(started)],
    })
  })

  it('may have the same data between its lines, where nothing runs it', () => {
    const html = String(page?.withDataInside())
    const [, inside = ''] =
      /<script type="application\/json" data-page>(.*)<\/script><\/body>$/.exec(html) ?? []
    expect(inside).not.toContain('<')
    expect(JSON.parse(inside)).toEqual({
      rows: [[0], [1, 'é</script>$&b']],
      start: JSON.parse(started),
    })
  })

  it('does not ask for its scripts ahead', () => {
    const early =
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
    const html = apart(early + pageOf(first))
      ?.withFile('/data.js')
      .toString()
    expect(html).not.toContain('preload')
  })

  it('keeps bytes between two texts in two rows', () => {
    const { script = '' } = apart(pageOf(first, row('[3,"YQ=="]'), row('[1,"b"]'))) ?? {}
    expect(script).toContain('push([0],[3,"YQ=="],[1,"b"]);')
  })

  it.each([
    [
      'for browsers without modules',
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    ],
    ['with a nonce', '<script src="/_next/static/chunks/n.js" async="" nonce="x"></script>'],
    ['of another folder', '<script src="/live-preview.js" async=""></script>'],
    ['for search engines', '<script type="application/ld+json">{"a":1}</script>'],
  ])('keeps scripts as they are %s', (_, script) => {
    expect(apart(pageOf(first, script))?.withFile('/data.js').toString()).toContain(script)
  })
})

describe('what is not data', () => {
  it.each([
    '<script>alert(1)</script>',
    row('[1,"a"]);alert(1)//[]'),
    row('alert(1)'),
    row('[alert(1)]'),
    row('[1,`${alert(1)}`]'),
    row('[1,"a"],alert(1)'),
    '<script>self.__next_f.push([1,"a"]);alert(1)</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0]);alert(1)</script>',
    start.replace('});', '});alert(1);'),
  ])('stays where the policy keeps it from running: %s', (script) => {
    const page = apart(pageOf(first, script))
    expect(page?.script).toContain('push([0]);')
    expect(page?.script).not.toContain('alert')
    expect(page?.withFile('/data.js').toString()).toContain(script)
  })

  it.each([
    ['another site', pageOf(first).replace(headScript, '')],
    ['another version of Next', pageOf(first).replaceAll('self.__next_f', 'self["__next_f"]')],
    ['another version of Turbopack', pageOf(first).replace('TURBOPACK', 'TURBO')],
    ['a start with code in it', pageOf(first).replace('[1]}', '[alert(1)]}')],
  ])('leaves a page as it is: %s', (_, html) => {
    expect(apart(html)).toBeUndefined()
  })
})
