import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'
import { end, provideDatabase } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'
import { templateAdmin } from '@/tests/helpers/template'
import { throwaway } from '@/tests/helpers/throwaway'

/** Pattern of files that the development server needs; tests write into the copy. */
const needed =
  /^(blocks|collections|dist|locales|public|scripts|seed|site|src|.*\.config\.ts|package\.json|payload-types\.ts|tsconfig\.json)$/

/** Below the site, so that its packages are found; Turbopack follows no link out of its root. */
function copySources(): string {
  const folder = mkdtempSync('.dev-test-')
  for (const name of readdirSync('.').filter((name) => needed.test(name))) {
    cpSync(name, path.join(folder, name), { recursive: true })
  }
  // `src/app/(site)/fonts.ts` names their files by their place.
  for (const fonts of ['node_modules/@fontsource', 'node_modules/@fontsource-variable'])
    cpSync(fonts, path.join(folder, fonts), { recursive: true })
  return path.resolve(folder)
}

/** Next's workers may outlive it, and still write: they are in its process group. */
async function endWithWorkers(server: ChildProcess): Promise<void> {
  await end(server)
  try {
    process.kill(-Number(server.pid), 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

// MongoDB has no tables that could stay behind.
describe.skipIf(process.env.TEST_DATABASE_URI)('the development server, on SQLite', () => {
  const { folder, environment, remove } = throwaway()
  let site: string
  let baseUrl: string
  let logFile: string
  let server: ChildProcess
  let token: string

  beforeAll(async () => {
    site = copySources()
    const port = await freePort()
    const env = {
      ...environment,
      DATABASE_URI: `file:${path.join(folder, 'development.db')}`,
      PORT: String(port),
    }
    await provideDatabase(env)
    baseUrl = `http://localhost:${port}`
    logFile = path.join(folder, 'development.log')
    const log = openSync(logFile, 'a')
    server = spawn(
      process.execPath,
      [path.resolve('node_modules/next/dist/bin/next'), 'dev', '--port', String(port)],
      {
        cwd: site,
        env: { ...env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', log, log],
        // So that its workers can be ended with it.
        detached: true,
      },
    )
    await vi.waitFor(async () => expect((await fetch(`${baseUrl}/api/health`)).status).toBe(200), {
      timeout: 280_000,
      interval: 500,
    })
    // Next tells Payload of changes by a page that is open, not by calls alone.
    expect((await fetch(`${baseUrl}/admin/login`)).status).toBe(200)
    token = await signIn(templateAdmin.username, templateAdmin.password, baseUrl)
  }, 600_000)
  afterAll(async () => {
    if (server) await endWithWorkers(server)
    rmSync(site, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    await remove()
  })

  const staff = (address: string, method = 'GET', body?: object) =>
    staffCall(address, { baseUrl, token, method, body })
  const said = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"Database: '))
      .map((line): string => JSON.parse(line).msg)
  const fields = () => path.join(site, 'collections', 'categories', 'index.ts')
  const change = (from: RegExp, to: string) => {
    const text = readFileSync(fields(), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(fields(), text.replace(from, to))
  }
  /** The server compiles what changed a moment after it was written. */
  const createdWith = (field: string) =>
    expect.poll(
      async () => {
        const data = {
          name: `With ${field}`,
          slug: `with-${field}-${Date.now()}`,
          [field]: 'Steel',
        }
        const { status, body } = await staff('/categories', 'POST', data)
        return [status, body.doc?.[field]]
      },
      { interval: 1000 },
    )

  it('changes nothing of tables that fit', () => {
    expect(said()).toEqual([])
  })

  it.each([
    '/nothing-here',
    '/zh/nothing/below/here',
    '/product/nothing-here',
    '/nothing-here?page=2',
  ])('answers 404, with words, for what is not there: %s', async (address) => {
    const answer = await fetch(baseUrl + address)
    expect([answer.status, (await answer.text()).includes('<h1')]).toEqual([404, true])
  })

  it('answers 404 for a missing page in a language that the browser chose before', async () => {
    const headers = { cookie: 'lang=zh' }
    const answer = await fetch(`${baseUrl}/en/nothing-here`, { headers })
    expect(answer.status).toBe(404)
    expect((await fetch(`${baseUrl}/products`, { headers })).status).toBe(200)
  })

  it('takes a new field while it runs, keeps a renamed one, and answers no call with 500', async () => {
    change(/fields: \[/, "fields: [{ name: 'material', type: 'text', index: true },")
    await createdWith('material').toEqual([201, 'Steel'])
    expect(said()).toEqual(['Database: categories.material is new'])

    change(/name: 'material'/, "name: 'substance'")
    await createdWith('substance').toEqual([201, 'Steel'])
    expect(said().slice(1)).toEqual([
      'Database: categories.substance is new',
      expect.stringMatching(/^Database: no field uses categories\.material \(\d+\) any more/),
    ])
    expect(readFileSync(logFile, 'utf8')).not.toMatch(/ 500 in |nhandled/)
  })

  it('writes the types of the collections anew', async () => {
    const types = () => readFileSync(path.join(site, 'payload-types.ts'), 'utf8')
    await expect.poll(types).toMatch(/substance\?: string/)
  })
})
