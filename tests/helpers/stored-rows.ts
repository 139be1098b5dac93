import { expect } from 'vitest'
import { readLastingContents } from './database-contents'
import type { Answer } from './staff-call'

interface Place {
  environment: NodeJS.ProcessEnv
}

const contents = ({ environment }: Place) => readLastingContents(String(environment.DATABASE_URI))

/** Names of all inquiries in the database, sorted; read past the server. */
export async function storedInquirers(place: Place): Promise<string[]> {
  const { inquiries = [] } = await contents(place)
  return inquiries.map((row) => String((JSON.parse(row) as { name: unknown }).name)).sort()
}

/** Every lasting row of the database, as a text; read past the server. */
export const storedRows = async (place: Place): Promise<string[]> =>
  Object.entries(await contents(place))
    .flatMap(([table, rows]) => rows.map((row) => `${table} ${row}`))
    .sort()

/** Nothing in the database differs from what was there; what does is told row by row. */
export async function expectUnchanged(place: Place, before: string[]): Promise<void> {
  const after = await storedRows(place)
  const gone = before.filter((row) => !after.includes(row)).map((row) => `gone: ${row}`)
  const come = after.filter((row) => !before.includes(row)).map((row) => `come: ${row}`)
  expect([...gone, ...come].join('\n')).toBe('')
}

/**
 * Expects the acknowledged data of staff in the database: the name that they saved, and the file that they uploaded.
 */
export async function expectStored(
  place: Place,
  { save, upload }: Record<'save' | 'upload', Answer>,
): Promise<void> {
  const rows = await storedRows(place)
  for (const text of [save.body.doc.name, upload.body.doc.filename] as string[]) {
    expect(
      rows.some((row) => row.includes(text)),
      text,
    ).toBe(true)
  }
}
