import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`content_sections\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`navigation_items\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_navigation_items_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_translation_sources\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`content_sections\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`navigation_items\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_items_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_translation_sources\`;`)
}
