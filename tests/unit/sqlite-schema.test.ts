import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyDatabase } from '@/src/platform/database/sqlite/schema/copy-database'
import { planChanges } from '@/src/platform/database/sqlite/schema/plan-changes'
import { type Read, readSchema } from '@/src/platform/database/sqlite/schema/read-schema'
import { skipDone } from '@/src/platform/database/sqlite/schema/skip-done'

type Db = InstanceType<typeof Database>

const makers = 'CREATE TABLE `makers` (`id` text PRIMARY KEY NOT NULL, `name` text)'
const reference = 'FOREIGN KEY (`maker_id`) REFERENCES `makers`(`id`) ON DELETE set null'
const products = (columns: string) =>
  `CREATE TABLE \`products\` (\`id\` text PRIMARY KEY NOT NULL, ${columns})`

let db: Db
beforeEach(() => {
  db = new Database(':memory:')
})
afterEach(() => db.close())

const readOf =
  (database: Db): Read =>
  (sql) =>
    ({ rows: database.prepare(sql).all([]) }) as unknown as ReturnType<Read>
const rows = (sql: string) => db.prepare(sql).all([])
const run = (...statements: string[]) => statements.forEach((statement) => db.exec(statement))

/** Makes the tables fit, as `update-schema.ts` does, and says what was planned. */
async function fit(...statements: string[]) {
  const target = new Database(':memory:')
  statements.forEach((statement) => target.exec(statement))
  const wanted = await readSchema(readOf(target))
  target.close()
  const changes = planChanges(await readSchema(readOf(db)), wanted)
  run('PRAGMA foreign_keys = OFF', ...changes.statements, ...changes.indexes.map(({ sql }) => sql))
  return changes
}

describe('tables that are made to fit the collections', () => {
  beforeEach(() => {
    run(makers, products('`name` text NOT NULL, `order` numeric DEFAULT 0'))
    run('CREATE INDEX `products_order_idx` ON `products` (`order`)')
    run("INSERT INTO makers VALUES ('m', 'Maker')")
    run("INSERT INTO products VALUES ('a', 'Press', 7), ('b', 'Saw', 8)")
  })
  const index = 'CREATE INDEX `products_order_idx` ON `products` (`order`)'

  it('are left alone where they fit, whatever the order of their columns', async () => {
    const changes = await fit(
      makers,
      products('`order` numeric DEFAULT 0, `name` text NOT NULL'),
      index,
    )
    expect(changes).toMatchObject({ statements: [], indexes: [], told: [] })
  })

  it('get a new column, a new table and a new index', async () => {
    const tags = 'CREATE TABLE `tags` (`id` text PRIMARY KEY NOT NULL)'
    const wanted = products('`name` text NOT NULL, `order` numeric DEFAULT 0, `material` text')
    const material = 'CREATE INDEX `products_material_idx` ON `products` (`material`)'
    const { told } = await fit(makers, wanted, tags, index, material)
    expect(told).toEqual(['products.material is new', 'tags is new'])
    expect(rows('SELECT name, material FROM products')).toEqual([
      { name: 'Press', material: null },
      { name: 'Saw', material: null },
    ])
    expect(await fit(makers, wanted, tags, index, material)).toMatchObject({ statements: [] })
  })

  it('keep their rows and indexes when a relation comes', async () => {
    const wanted = products(
      `\`name\` text NOT NULL, \`order\` numeric DEFAULT 0, \`maker_id\` text, ${reference}`,
    )
    await fit(makers, wanted, index)
    run('PRAGMA foreign_keys = ON', "UPDATE products SET maker_id = 'm'", 'DELETE FROM makers')
    expect(rows('SELECT name, maker_id FROM products')).toHaveLength(2)
    expect(await fit(makers, wanted, index)).toMatchObject({ statements: [], indexes: [] })
  })

  it('keep what no field uses any more, and no longer require it', async () => {
    const changes = await fit(makers, products('`title` text, `order` numeric DEFAULT 0'), index)
    expect(changes.unusedColumns).toEqual([['products', 'name']])
    run("INSERT INTO products (id, title) VALUES ('c', 'New')")
    expect(rows('SELECT name, title FROM products ORDER BY id')).toEqual([
      { name: 'Press', title: null },
      { name: 'Saw', title: null },
      { name: null, title: 'New' },
    ])
    expect((await fit(makers)).unusedTables).toEqual(['products'])
    expect(rows('SELECT id FROM products')).toHaveLength(3)
  })

  it('fill what is required from now on', async () => {
    await fit(
      makers,
      products('`name` text NOT NULL, `order` numeric NOT NULL, `code` text NOT NULL'),
    )
    expect(rows('SELECT code, "order" FROM products')).toEqual([
      { code: '', order: 7 },
      { code: '', order: 8 },
    ])
  })

  it('say when values are converted', async () => {
    expect((await fit(makers, products('`name` text NOT NULL, `order` text'))).isConverting).toBe(
      true,
    )
    expect(rows('SELECT "order" FROM products')).toEqual([{ order: '7' }, { order: '8' }])
  })

  it('are no longer unique where no field asks for it', async () => {
    run('CREATE UNIQUE INDEX `products_name_idx` ON `products` (`name`)')
    await fit(makers, products('`name` text NOT NULL, `order` numeric DEFAULT 0'), index)
    run("INSERT INTO products VALUES ('c', 'Saw', 9)")
  })
})

describe('a migration on tables that fit already', () => {
  const migrate = async (...statements: string[]) => {
    for (const sql of statements) run(...(await skipDone(sql, readOf(db))))
  }

  beforeEach(() =>
    run(
      products('`name` text, `material` text'),
      "INSERT INTO products VALUES ('a', 'Press', 'steel')",
    ),
  )

  it('leaves out what is there or gone, and moves data', async () => {
    await migrate(
      products('`name` text'),
      'ALTER TABLE `products` ADD `material` text;',
      'ALTER TABLE `products` ADD `weight` text;',
      'CREATE INDEX `products_weight_idx` ON `products` (`weight`);',
      'CREATE INDEX `products_weight_idx` ON `products` (`weight`);',
      'ALTER TABLE `products` DROP COLUMN `former`;',
      'DROP TABLE `formers`;',
      "UPDATE `products` SET `weight` = '3 kg'",
    )
    expect(rows('SELECT * FROM products')).toEqual([
      { id: 'a', name: 'Press', material: 'steel', weight: '3 kg' },
    ])
  })

  it('brings the values of a renamed column along', async () => {
    run("INSERT INTO products VALUES ('b', 'Saw', NULL)", 'ALTER TABLE products ADD title text')
    run("UPDATE products SET title = 'Newer' WHERE id = 'b'")
    await migrate('ALTER TABLE `products` RENAME COLUMN "name" TO "title";')
    expect(rows('SELECT id, title FROM products')).toEqual([
      { id: 'a', title: 'Press' },
      { id: 'b', title: 'Newer' },
    ])
    expect((await readSchema(readOf(db))).tables.get('products')?.columns.has('name')).toBe(false)
  })

  it('builds a table anew as it does everywhere', async () => {
    await migrate(
      'CREATE TABLE `__new_products` (`id` text PRIMARY KEY NOT NULL, `name` text NOT NULL)',
      'INSERT INTO `__new_products`("id", "name") SELECT "id", "name" FROM `products`',
      'DROP TABLE `products`',
      'ALTER TABLE `__new_products` RENAME TO `products`',
    )
    expect(rows('SELECT * FROM products')).toEqual([{ id: 'a', name: 'Press' }])
  })

  it('renames a table over the empty one that was made meanwhile', async () => {
    run('CREATE TABLE `goods` (`id` text)')
    await migrate('ALTER TABLE `products` RENAME TO `goods`')
    expect(rows('SELECT id FROM goods')).toEqual([{ id: 'a' }])
    await migrate('ALTER TABLE `products` RENAME TO `goods`')
  })
})

it('copies a database beside itself', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "terminalia-it's-"))
  try {
    const file = path.join(folder, 'site.db')
    const site = new Database(file)
    site.exec(makers)
    site.close()
    const copy = copyDatabase(file, 'schema')
    expect(readdirSync(folder)).toContain(path.basename(copy))
    expect(path.basename(copy)).toMatch(/^site\.before-schema-\d{4}-.*\.db$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
