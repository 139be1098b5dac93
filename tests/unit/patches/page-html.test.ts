import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { headScript } from '@/src/platform/browser/head-script'
import { takeApart } from '@/src/server/next/page-html/page-data'

const stream = readFileSync('node_modules/next/dist/server/app-render/stream-ops.node.js', 'utf8')

/** Beginnings of the inline scripts that this version of Next writes for the data of a page. */
const written = [...stream.matchAll(/(?<=[`}])(?:self|\(self)\.__next_f[^`]*?push\(/g)].map(
  ([start]) => start,
)

/** As the binary of Turbopack writes it; browser tests see what the installed one does. */
const turbopack =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>'

it('knows every script that Next writes for the data of a page', () => {
  expect(new Set(written)).toEqual(
    new Set(['self.__next_f.push(', '(self.__next_f=self.__next_f||[]).push(']),
  )
  const data = written.map((start) => `<script>${start}[1,"text"])</script>`).join('')
  const page = `<script src="/_next/static/a.js" async=""></script><script>${headScript}</script>${turbopack}${data}`
  expect(takeApart(Buffer.from(page))?.script).toContain('push([1,"texttext"]);')
})

it('is needed as long as Next names none of them in a policy', () => {
  expect(stream).not.toMatch(/createHash|subtle\.digest|sha256/)
})
