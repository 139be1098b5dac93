import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hashInlineScripts, joinScripts } from '@/src/server/next/page-html/inline-scripts'

const stream = readFileSync('node_modules/next/dist/server/app-render/stream-ops.node.js', 'utf8')

/** Beginnings of the inline scripts that this version of Next writes for the data of a page. */
const written = [...stream.matchAll(/(?<=[`}])(?:self|\(self)\.__next_f[^`]*?push\(/g)].map(
  ([start]) => start,
)

it('knows every script that Next writes for the data of a page', () => {
  expect(new Set(written)).toEqual(
    new Set(['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push(']),
  )
  const page = written.map((start) => `<script>${start}[1,"text"])</script>`).join('')
  expect(hashInlineScripts(page)).toHaveLength(2)
  expect(hashInlineScripts(joinScripts(Buffer.from(page)).toString())).not.toEqual([])
})

it('is needed as long as Next names none of them in a policy', () => {
  expect(stream).not.toMatch(/createHash|subtle\.digest|sha256/)
})
