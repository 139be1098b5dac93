import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { run } from '@/scripts/lib/run.mjs'
import { runParts } from '@/scripts/lib/testing/scheduler.mjs'
import { playwrightResult, vitestResult } from '@/scripts/lib/testing/results.mjs'
import { Report } from '@/scripts/lib/testing/report.mjs'

const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)

/** Parts that note when they begin and end, and take as many turns of the event loop as are given. */
function recorder() {
  const events: string[] = []
  const part = (name: string, turns: number, more: object = {}) => ({
    name,
    run: async () => {
      events.push(`+${name}`)
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
      events.push(`-${name}`)
    },
    ...more,
  })
  return { events, part }
}

describe('the parts of a test run', () => {
  it('run side by side, as many as there are cores', async () => {
    const { events, part } = recorder()
    await runParts([part('a', 9), part('b', 3), part('c', 3)], new Report(), 2)
    expect(events).toEqual(['+a', '+b', '-b', '+c', '-c', '-a'])
  })

  it('wait for what they need, and for cores enough', async () => {
    const { events, part } = recorder()
    const all = [part('build', 2), part('e2e', 1, { after: ['build'], cores: 2 }), part('lint', 9)]
    await runParts(all, new Report(), 2)
    expect(events).toEqual(['+build', '+lint', '-build', '-lint', '+e2e', '-e2e'])
  })

  it('are left out where what they need failed; the others run, and the run fails', async () => {
    const { events, part } = recorder()
    const report = new Report()
    const build = { name: 'build', run: async () => Promise.reject(new Error('No build')) }
    await runParts([build, part('api', 1, { after: ['build'] }), part('unit', 1)], report, 2)
    expect(events).toEqual(['+unit', '-unit'])
    expect(report.summarize()).toBe(false)
  })

  it('need nothing of parts that were not asked for', async () => {
    const { events, part } = recorder()
    await runParts([part('api', 1, { after: ['build'] })], new Report(), 1)
    expect(events).toEqual(['+api', '-api'])
  })

  it('that wait for each other are an error', async () => {
    const { part } = recorder()
    const all = [part('a', 1, { after: ['b'] }), part('b', 1, { after: ['a'] })]
    await expect(runParts(all, new Report(), 2)).rejects.toThrow('a, b')
  })
})

describe('a program that a test run waits for', () => {
  const script = (text: string) => run(process.execPath, ['-e', text], { silenceMs: 3000 })
  /** They wait for the same seconds. */
  let silent: ReturnType<typeof run>
  let talking: ReturnType<typeof run>
  beforeAll(() => {
    silent = script(`console.log('begins'); setInterval(() => {}, 1000)`)
    talking = script(
      `let n = 0; const t = setInterval(() => { console.log(++n); if (n === 6) clearInterval(t) }, 700)`,
    )
  })

  it('is ended where it falls silent, and says so', async () => {
    const { code, lines, isHung } = await silent
    expect([code, isHung]).toEqual([1, true])
    expect(lines).toEqual(['begins', expect.stringMatching(/hangs and is stopped/)])
  })

  it('is not waited for where a program that it started holds its output open', async () => {
    const started = `require('node:child_process')
      .spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' }).unref()`
    const began = performance.now()
    const { code } = await run(process.execPath, ['-e', started], { graceMs: 100 })
    expect(code).toBe(0)
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  it('takes its time as long as it prints something', async () => {
    const { code, lines, isHung } = await talking
    expect([code, lines.length, isHung]).toEqual([0, 6, false])
  })

  it('is one of as many as run at once, without a listener for each', async () => {
    const before = process.listenerCount('SIGTERM')
    const all = Array.from({ length: 12 }, () => run(process.execPath, ['-e', '']))
    expect(process.listenerCount('SIGTERM')).toBe(before + 1)
    await Promise.all(all)
    expect(process.listenerCount('SIGTERM')).toBe(before)
  })
})

describe('the summary of a test run', () => {
  const passed = { status: 'passed', fullName: 'is well', failureMessages: [] }

  it("names what failed in Vitest, its reason in the first lines, and what a file's preparation met", () => {
    const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
    const files = { 'tests/api/a.test.ts': 1.5, 'tests/api/b.test.ts': 0 }
    const result = vitestResult(
      {
        numPassedTests: 2,
        numFailedTests: 1,
        testResults: [
          {
            name: `${process.cwd()}/tests/api/a.test.ts`,
            status: 'failed',
            assertionResults: [
              passed,
              { status: 'failed', fullName: 'lists answer', failureMessages: [long] },
            ],
          },
          {
            name: `${process.cwd()}/tests/api/b.test.ts`,
            status: 'failed',
            message: 'no server',
            assertionResults: [],
          },
        ],
      },
      files,
    )
    expect(result).toMatchObject({ passed: 2, failed: 1, files })
    expect(result.failures).toEqual([
      {
        test: 'tests/api/a.test.ts › lists answer',
        reason: long.slice(0, long.indexOf('\nline 8')),
      },
      { test: 'tests/api/b.test.ts', reason: 'no server' },
    ])
  })

  it('names what failed in Playwright, and adds up the seconds of each file', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, results: [{ duration: 1500, errors: message ? [{ message }] : [] }] }],
    })
    const result = playwrightResult({
      config: { rootDir: `${process.cwd()}/tests` },
      stats: { expected: 1, unexpected: 2, flaky: 0 },
      suites: [
        {
          title: 'a.spec.ts',
          file: 'e2e/a.spec.ts',
          specs: [
            spec('is well', 'expected'),
            spec('opens', 'unexpected', '\u001b[31mno menu\u001b[39m'),
          ],
          suites: [
            {
              title: 'on a phone',
              file: 'e2e/a.spec.ts',
              specs: [spec('scrolls', 'unexpected', 'late')],
            },
          ],
        },
      ],
    })
    expect(result).toMatchObject({ passed: 1, failed: 2, files: { 'tests/e2e/a.spec.ts': 4.5 } })
    expect(result.failures).toEqual([
      { test: 'a.spec.ts › opens', reason: 'no menu' },
      { test: 'a.spec.ts › on a phone › scrolls', reason: 'late' },
    ])
  })

  it('says what failed again at its end, where it is read', async () => {
    const report = new Report()
    const failures = [{ test: 'a.test.ts › lists answer', reason: 'expected 200\nreceived 500' }]
    const files = { 'tests/api/a.test.ts': 12.34 }
    await report.add('api', async () => ({ passed: 3, failed: 1, failures, files }))
    written.mockClear()
    expect(report.summarize()).toBe(false)
    const printed = written.mock.calls.map(([text]) => text).join('')
    expect(printed).toContain(
      'api › a.test.ts › lists answer\n    expected 200\n    received 500\n',
    )
    expect(printed.indexOf('lists answer')).toBeLessThan(printed.indexOf('Summary'))
    expect(printed).toContain('  12.3 s  tests/api/a.test.ts  (api)\n')
    expect(printed).toMatch(/3 passed, 1 failed\n$/)
  })

  it('keeps the times of parts and files, those of parts that did not run now too', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-times-'))
    const file = path.join(folder, 'results/timings.json')
    const files = { 'tests/api/a.test.ts': 1.26, 'tests/api/b.test.ts': 3 }
    for (const name of ['api', 'mongodb']) {
      const report = new Report()
      await report.add(name, async () => ({ passed: 1, failed: 0, failures: [], files }))
      report.writeTimings(file)
    }
    const { api, mongodb } = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(folder, { recursive: true })
    expect(Object.entries(api.files)).toEqual([
      ['tests/api/b.test.ts', 3],
      ['tests/api/a.test.ts', 1.3],
    ])
    expect(mongodb).toMatchObject({ seconds: 0, at: expect.any(String) })
  })
})
