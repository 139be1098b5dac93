import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_updated_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_updated_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_updated_by\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_updated_by\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_updated_by\`;`)
}
