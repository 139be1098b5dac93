import type { Payload } from 'payload'
import { createInterface } from 'node:readline/promises'
import { databaseUri, isDemo } from '@/src/platform/env'
import { countOutcomes, planDemo, type SeedResult } from './index'
import { countContent } from './reset'

/**
 * Before the seed writes to a site that is not the demo, it says what it would change and asks. Only an
 * empty demo is filled unasked.
 * @param isReset everything is deleted first
 * @returns whether there is anything to write
 * @throws Error where the answer is no, or where there is no terminal on which to ask
 */
export async function askConsent(payload: Payload, isReset: boolean): Promise<boolean> {
  const content = await countContent(payload)
  if (isReset) {
    const doomed = [...content].map(([collection, count]) => `  ${collection}: ${count} deleted`)
    await ask(
      [
        `This deletes all content of ${place()}, yours too, and writes the demo in its place.`,
        'It cannot be undone. Make a backup first: npm run backup -- FILE',
        ...(doomed.length > 0 ? doomed : ['  There is no content yet.']),
      ],
      'reset',
    )
    return true
  }
  if (isDemo && content.size === 0) return true
  const changes = changesOf(await planDemo(payload))
  if (changes.length === 0) return false
  await ask([`This writes the demo's content into ${place()}:`, ...changes], 'yes')
  return true
}

/** Before what is left of the demo is taken away. @throws Error as above */
export const askRemoval = (): Promise<void> =>
  ask(
    [
      `This deletes the demo's content from ${place()}, except for what was changed since.`,
      'It cannot be undone. Make a backup first: npm run backup -- FILE',
    ],
    'remove',
  )

/** Most documents named in a line. */
const maxNamed = 6

function changesOf(plan: SeedResult): string[] {
  return Object.entries(plan).flatMap(([name, outcomes]) => {
    const { created, updated } = countOutcomes(outcomes)
    if (created + updated === 0) return []
    const overwritten = [...outcomes].filter(([, outcome]) => outcome === 'updated')
    const named = overwritten.slice(0, maxNamed).map(([key]) => key)
    const more = overwritten.length > maxNamed ? ', …' : ''
    const which = named.length > 0 ? `: ${named.join(', ')}${more}` : ''
    return [`  ${name}: ${created} created, ${updated} overwritten${which}`]
  })
}

async function ask(lines: string[], word: string): Promise<void> {
  const text = lines.join('\n')
  if (!process.stdin.isTTY) {
    throw new Error(`${text}\nNothing was changed. Without a terminal, --yes says that it may.`)
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${text}\nType "${word}" to go on: `)
  terminal.close()
  if (answer.trim().toLowerCase() !== word) throw new Error('Nothing was changed.')
}

/** The database in use, without its password. */
const place = (): string => databaseUri.replace(/\/\/[^@/]*@/, '//')
