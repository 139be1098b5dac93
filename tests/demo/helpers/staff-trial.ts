import { expect, type APIRequestContext, type Page, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { openDashboard } from '@/tests/helpers/staff-pages'
import { CountingHand } from './counting-hand'

/** Presses of a task, as docs/staff-trial.md names them: of today, of version 0.2.0, and of a peer that was better. */
interface Documented {
  task: string
  now: number
  before: number
  peer: number
}

const count = (cell = '') => (/^\d+$/.test(cell) ? Number(cell) : Infinity)

export const documented: Documented[] = readFileSync('docs/staff-trial.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, task, now]) => task && /^\d+$/.test(now ?? ''))
  .map(([, task = '', now, before, peer]) => ({
    task,
    now: count(now),
    before: count(before),
    peer: count(peer),
  }))

export interface Trial {
  page: Page
  hand: CountingHand
  request: APIRequestContext
  /** Calls of the account admin, to prepare a record and to read what came of the task. */
  staff: Awaited<ReturnType<typeof demoStaff>>
}

interface Task {
  account?: string
  /** Makes what the task needs. @returns what the steps need to know of it */
  prepare?: (trial: Omit<Trial, 'hand'>) => Promise<unknown>
}

/**
 * Walks a task of the table from the home of staff on, and compares the presses with it: a way that became longer, or
 * shorter, changes the document, and none may be longer than in version 0.2.0 or in the peer.
 */
export function walk<T>(
  task: string,
  { account = 'admin', prepare }: Task & { prepare?: (trial: Omit<Trial, 'hand'>) => Promise<T> },
  steps: (trial: Trial, made: T) => Promise<void>,
): void {
  test(task, async ({ page, request }) => {
    const row = documented.find((each) => each.task === task)
    if (!row) throw new Error(`docs/staff-trial.md has no row “${task}”`)
    page.setDefaultTimeout(Number(process.env.TRY ?? 60_000))
    await page.setViewportSize({ width: 1440, height: 900 })
    const staff = await demoStaff(request)
    const made = (await prepare?.({ page, request, staff })) as T
    await openDashboard(page, account)
    const hand = new CountingHand(page)
    await steps({ page, hand, request, staff }, made)
    expect(hand.presses, 'presses, as documented').toBe(row.now)
    expect(hand.presses, 'presses, against the version before').toBeLessThanOrEqual(row.before)
    expect(hand.presses, 'presses, against a better peer').toBeLessThanOrEqual(row.peer)
  })
}
