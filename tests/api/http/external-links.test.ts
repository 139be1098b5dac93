import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payloadScript } from '@/scripts/lib/environment.mjs'
import { ChecksAnswer } from '@/src/contract/staff/checks'
import { addDays } from '@/src/platform/time/days'
import { unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

/** Another site, with one page that is there and one that can be gone. */
let site: Server
let isGone = true
let asked: string[] = []
let asker: ChildProcessByStdio<Writable, Readable, null> | undefined

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(request.url === '/standard' && isGone ? 404 : 200).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
})
afterAll(() => {
  asker?.stdin.end()
  site.close()
})

it('tells of a link to another site that led to nothing in two nights, until it leads somewhere', async () => {
  const token = await signInAsSuperAdmin()
  const { port } = site.address() as AddressInfo
  const links = ['standard', 'there', 'draft'].map((path) => `http://127.0.0.1:${port}/${path}`)
  const [standard, there, draft] = links
  const create = async (body: object): Promise<string> => {
    const article = { title: unique('Article'), summary: 'It counts notes.', ...body }
    const answer = await staffCall('/news', { token, method: 'POST', body: article })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.doc.id
  }
  const id = await create({ content: `See [the standard](${standard}) and [its map](${there}#a).` })
  await create({ content: `See [a draft](${draft}).`, _status: 'draft' })

  const today = new Date().toISOString().slice(0, 10)
  const args = ['--import', 'tsx', 'tests/helpers/ask-links.ts', String(port)]
  const env = { ...testServer().environment, ...payloadScript }
  asker = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface(asker.stdout)[Symbol.asyncIterator]()
  const askInNight = async (night: string) => {
    asker?.stdin.write(`${night}\n`)
    for (let line = ''; line !== 'asked';) {
      const { value, done } = await answers.next()
      if (done) throw new Error('The program that asks has ended')
      line = value
    }
  }
  const afterNights = async (...nights: string[]) => {
    asked = []
    for (const night of nights) await askInNight(night)
    const { body } = await staffCall(`/checks?collection=news&id=${id}`, { token })
    return ChecksAnswer.parse(body).documents.flatMap(({ findings }) => findings)
  }
  const once = ['GET /standard', 'HEAD /standard', 'HEAD /there']
  expect(await afterNights(addDays(today, -2))).toEqual([])
  expect(asked.toSorted()).toEqual(once)
  expect(await afterNights(addDays(today, -1), addDays(today, -1))).toMatchObject([
    {
      check: 'deadExternalLink',
      path: 'content',
      locale: 'en',
      forbids: false,
      message: `The link ${standard} has not worked since ${addDays(today, -2)}.`,
      link: `/admin-dashboard?tab=news&open=${id}&field=content`,
    },
  ])
  expect(asked.toSorted()).toEqual(once)
  isGone = false
  expect(await afterNights(today)).toEqual([])
})
