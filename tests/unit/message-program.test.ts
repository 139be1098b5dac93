import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { MessageProgram } from '@/src/platform/run-program'

const folder = mkdtempSync(path.join(os.tmpdir(), 'message-program-'))
const source = path.join(folder, 'program.ts')
const starts = path.join(folder, 'starts')

/** Answers with the number of messages before; ends where it is told to, always or where there were some. */
writeFileSync(
  source,
  `import { appendFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(starts)}, 'x')
let count = 0
process.on('message', ({ order }) => {
  if (order === 'fail' || (order === 'fail later' && count > 0)) {
    process.stderr.write('out of order', () => process.exit(3))
  } else if (order.startsWith('SIG')) process.kill(process.pid, order)
  else if (order !== 'hang') process.send(count++)
})`,
)

const open = (timeoutMs = 30_000) =>
  new MessageProgram<{ order: string }, number>(source, { timeoutMs })
let program = open()
const ask = (order: string) => program.ask({ order })
const timesStarted = () => readFileSync(starts, 'utf8').length

afterEach(() => {
  program.close()
  program = open()
  writeFileSync(starts, '')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('answers several messages in one process, until it is closed', async () => {
  expect([await ask('go'), await ask('go')]).toEqual([0, 1])
  program.close()
  expect(await ask('go')).toBe(0)
  expect(timesStarted()).toBe(2)
})

it('fails for a message that ends the process, and answers the next one in a new process', async () => {
  await expect(ask('fail')).rejects.toThrow('3: out of order')
  expect(timesStarted()).toBe(1)
  expect(await ask('go')).toBe(0)
})

it('asks a message again in a new process that ended one with others before it', async () => {
  await ask('go')
  expect(await ask('fail later')).toBe(0)
  await expect(ask('fail')).rejects.toThrow('3: out of order')
  expect(timesStarted()).toBe(3)
})

it('does not ask again where the process was ended from outside, as the server is', async () => {
  await ask('go')
  await expect(ask('SIGTERM')).rejects.toThrow(/^SIGTERM: /)
  expect(timesStarted()).toBe(1)
})

it('ends a process that takes too long for one message', async () => {
  program = open(2000)
  await expect(ask('hang')).rejects.toThrow(/^SIGKILL: /)
})
