import path from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { npm } from '@/scripts/lib/packages.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { throwaway } from '../helpers/throwaway'

const place = throwaway()

afterAll(place.remove)

/** A script of `package.json` on a database of its own. */
async function script(name: string) {
  const [command, ...args] = npm()
  const env = place.environment
  const { code, lines } = await run(String(command), [...args, 'run', name], { env })
  return { code, text: lines.join('\n') }
}

describe('the scripts for migrations', () => {
  it('bring a new database up to date, and tell so', async () => {
    const { code, text } = await script('migrate')
    expect(code, text).toBe(0)
    expect(text).not.toMatch(/unhandled|Mismatching/i)
    const status = await script('migrate:status')
    expect(status.code, status.text).toBe(0)
  })

  it.skipIf(process.env.TEST_DATABASE_URI)(
    'are those of Payload, which does not end before its work is done',
    async () => {
      const bin = path.resolve('node_modules/payload/bin.js')
      const states = Array.from({ length: 2 }, () =>
        run(process.execPath, [bin, 'migrate:status'], { env: place.environment }),
      )
      for (const { code, lines } of await Promise.all(states)) {
        expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('"Done."')])
      }
    },
  )

  it.skipIf(process.env.TEST_DATABASE_URI)(
    'go back without taking along what refers to a table that is built anew',
    async () => {
      const database = new Database(String(place.environment.DATABASE_URI).slice('file:'.length))
      const fill = [
        "INSERT INTO site_settings (id, company_name, _status) VALUES ('s', 'Maker', 'published')",
        "INSERT INTO site_settings_phones (_order, _parent_id, id, number) VALUES (1, 's', 'p', '1')",
        "INSERT INTO navigation_items (id, slug) VALUES ('group', 'group')",
        "INSERT INTO navigation_items (id, slug, parent_id_id) VALUES ('entry', 'entry', 'group')",
        // The last two as a batch of their own, which is what goes back.
        "UPDATE payload_migrations SET batch = 2 WHERE name LIKE '20261123%'",
      ]
      for (const statement of fill) database.exec(statement)
      const rows = () =>
        [
          'SELECT company_name FROM site_settings',
          'SELECT number FROM site_settings_phones',
          'SELECT id, parent_id_id FROM navigation_items ORDER BY id DESC',
        ].map((query) => database.prepare(query).all())
      const before = rows()
      const { code, text } = await script('migrate:down')
      expect(code, text).toBe(0)
      const column = "SELECT 1 FROM pragma_table_info('site_settings') WHERE name = 'brand_color'"
      expect(database.prepare(column).all()).toEqual([])
      expect(rows()).toEqual(before)
      expect((await script('migrate')).code).toBe(0)
      expect(rows()).toEqual(before)
      database.close()
    },
  )
})
