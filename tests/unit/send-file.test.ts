import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseRange, sendFile } from '@/src/platform/http/send-file'

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'terminalia-file-')), 'film.mp4')
writeFileSync(file, '0123456789')

const ask = async (headers: Record<string, string>) => {
  const answer = await sendFile(file, 'video/mp4', new Headers(headers))
  if (!answer) throw new Error('There is no answer')
  return answer
}

it.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=4-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
  [null, undefined],
])('%s of ten bytes is %j', (range, part) => {
  expect(parseRange(range, 10)).toEqual(part)
})

it('a file is answered whole, in part, or not at all', async () => {
  const whole = await ask({})
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
  const etag = String(whole.headers.get('etag'))
  const part = await ask({ range: 'bytes=2-4', 'if-range': etag })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
  expect((await ask({ range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200)
  expect((await ask({ range: 'bytes=10-' })).status).toBe(416)
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  expect(await sendFile(`${file}.gone`, 'video/mp4', new Headers())).toBeNull()
})
