import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`attributes_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`attributes_texts_order_parent\` ON \`attributes_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_areas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`is_family\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_areas_order_idx\` ON \`site_settings_areas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_areas_parent_id_idx\` ON \`site_settings_areas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_areas_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_areas_locales_locale_parent_id_unique\` ON \`site_settings_areas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_areas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`is_family\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_areas_order_idx\` ON \`_site_settings_v_version_areas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_areas_parent_id_idx\` ON \`_site_settings_v_version_areas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_areas_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_areas_locales_locale_parent_id_uniq\` ON \`_site_settings_v_version_areas_locales\` (\`_locale\`,\`_parent_id\`);`)
  // The families of an attribute are texts now: which there are, the settings say.
  await db.run(sql`INSERT INTO \`attributes_texts\` (\`order\`, \`parent_id\`, \`path\`, \`text\`)
  	SELECT \`order\`, \`parent_id\`, 'families', \`value\` FROM \`attributes_families\` ORDER BY \`parent_id\`, \`order\`;`)
  await db.run(sql`DROP TABLE \`attributes_families\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`offers_newsletter\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`reply_promise\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`not_found_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_offers_newsletter\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_reply_promise\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_not_found_text\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`attributes_families\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`attributes_families_order_idx\` ON \`attributes_families\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`attributes_families_parent_idx\` ON \`attributes_families\` (\`parent_id\`);`)
  await db.run(sql`INSERT INTO \`attributes_families\` (\`order\`, \`parent_id\`, \`value\`, \`id\`)
  	SELECT \`order\`, \`parent_id\`, \`text\`, lower(hex(randomblob(12))) FROM \`attributes_texts\` WHERE \`path\` = 'families';`)
  await db.run(sql`DROP TABLE \`attributes_texts\`;`)
  await db.run(sql`DROP TABLE \`site_settings_areas\`;`)
  await db.run(sql`DROP TABLE \`site_settings_areas_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_areas\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_areas_locales\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`offers_newsletter\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`reply_promise\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`not_found_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_offers_newsletter\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_reply_promise\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_not_found_text\`;`)
}
