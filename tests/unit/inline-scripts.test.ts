import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashInlineScripts, joinScripts } from '@/src/server/next/page-html/inline-scripts'
import { headFunction } from '@/src/platform/browser/head-script'

const page = (...scripts: string[]) =>
  `<html><head>${scripts.map((text) => `<script>${text}</script>`).join('')}</head></html>`

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the inline scripts of a page', () => {
  it.each([
    'self.__next_f.push([1,"a\\u003c/script>);alert(1)//"])',
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,null])',
    'self.__next_f.push([1,");self.__next_f.push("]);self.__next_f.push([1,"b"]);self.__next_f.push([2])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
    `${headFunction}("lang",["en","zh"])`,
  ])('run where they are ours: %.60s', (text) => {
    expect(hashInlineScripts(page(text))).toEqual([source(text)])
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([alert(1)])',
    'self.__next_f.push([1,"a"]),alert(1)',
    'self.__next_f.push([1,`${alert(1)}`])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,alert(1)])',
    'self.__next_f.push([1]);self.__next_f.push([2]);alert(1)',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1);self.__next_f.push([2,null])',
    `${headFunction}("lang",alert(1))`,
    `${headFunction}("lang",["en"]);alert(1)`,
    '',
  ])('do not where they are not: %.60s', (text) => {
    expect(hashInlineScripts(page(text))).toEqual([])
  })

  it('are told apart from scripts of files, and named once', () => {
    const ours = 'self.__next_f.push([0])'
    const html = `<script src="/a.js"></script><script id="x" nonce="">${ours}</script>${page(ours)}`
    expect(hashInlineScripts(html)).toEqual([source(ours)])
  })
})

describe('scripts with the data of a page', () => {
  const data = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"é"])']

  it('become one, which needs one hash', () => {
    const joined = joinScripts(Buffer.from(page(...data, 'self.__next_f.push([2])'))).toString()
    expect(joined).toBe(page([...data, 'self.__next_f.push([2])'].join(';')))
    expect(hashInlineScripts(joined)).toHaveLength(1)
  })

  it('are left apart where something else stands between them', () => {
    const html = Buffer.from(`${page(data[0] ?? '')}<p>${page(data[1] ?? '')}`)
    expect(joinScripts(html)).toBe(html)
  })
})
