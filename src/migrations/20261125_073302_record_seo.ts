import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_seo_description\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_seo_description\`;`)
}
