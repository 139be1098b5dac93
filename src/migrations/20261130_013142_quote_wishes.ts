import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` ADD \`wished_date\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` ADD \`delivery_place\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` ADD \`tender_number\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` ADD \`deadline\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` DROP COLUMN \`wished_date\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` DROP COLUMN \`delivery_place\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` DROP COLUMN \`tender_number\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` DROP COLUMN \`deadline\`;`)
}
