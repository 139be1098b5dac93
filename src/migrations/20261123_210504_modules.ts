import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`phone_format\` text DEFAULT 'typed';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`phone_country\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_news\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_careers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_families\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_solutions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_industries\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_phone_format\` text DEFAULT 'typed';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_phone_country\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_news\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_careers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_families\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_solutions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_industries\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`phone_format\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`phone_country\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_news\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_careers\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_families\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_solutions\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_industries\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_phone_format\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_phone_country\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_news\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_careers\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_families\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_solutions\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_industries\`;`)
}
