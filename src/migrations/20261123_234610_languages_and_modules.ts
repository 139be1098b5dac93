import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_settings_business_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_business_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_business_hours_days_order_idx\` ON \`site_settings_business_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_business_hours_days_parent_idx\` ON \`site_settings_business_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_business_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v_version_business_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_business_hours_days_order_idx\` ON \`_site_settings_v_version_business_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_business_hours_days_parent_idx\` ON \`_site_settings_v_version_business_hours_days\` (\`parent_id\`);`)
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
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` ADD \`from\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` ADD \`to\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`phone_format\` text DEFAULT 'typed';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`phone_country\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_news\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_careers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_families\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_solutions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_industries\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` ADD \`from\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` ADD \`to\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_phone_format\` text DEFAULT 'typed';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_phone_country\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_news\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_careers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_families\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_solutions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_industries\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_settings_business_hours_days\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_business_hours_days\`;`)
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
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` DROP COLUMN \`from\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` DROP COLUMN \`to\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`phone_format\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`phone_country\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_news\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_careers\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_families\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_solutions\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_industries\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` DROP COLUMN \`from\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` DROP COLUMN \`to\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_phone_format\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_phone_country\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_news\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_careers\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_families\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_solutions\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_industries\`;`)
}
