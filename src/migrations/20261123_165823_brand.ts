import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_settings_offered_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_offered_languages_order_idx\` ON \`site_settings_offered_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_offered_languages_parent_idx\` ON \`site_settings_offered_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_phones_order_idx\` ON \`_site_settings_v_version_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_phones_parent_id_idx\` ON \`_site_settings_v_version_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_phones_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_phones\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_phones_locales_locale_parent_id_uni\` ON \`_site_settings_v_version_phones_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_emails\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_emails_order_idx\` ON \`_site_settings_v_version_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_emails_parent_id_idx\` ON \`_site_settings_v_version_emails\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_emails_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_emails_locales_locale_parent_id_uni\` ON \`_site_settings_v_version_emails_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_business_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_business_hours_order_idx\` ON \`_site_settings_v_version_business_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_business_hours_parent_id_idx\` ON \`_site_settings_v_version_business_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_business_hours_locales\` (
  	\`label\` text,
  	\`hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_business_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_business_hours_locales_locale_paren\` ON \`_site_settings_v_version_business_hours_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_order_idx\` ON \`_site_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_parent_id_idx\` ON \`_site_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_offices_locales\` (
  	\`region\` text,
  	\`name\` text,
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_offices_locales_locale_parent_id_un\` ON \`_site_settings_v_version_offices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_links_order_idx\` ON \`_site_settings_v_version_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_links_parent_id_idx\` ON \`_site_settings_v_version_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_offered_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offered_languages_order_idx\` ON \`_site_settings_v_version_offered_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offered_languages_parent_idx\` ON \`_site_settings_v_version_offered_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_company_name\` text DEFAULT 'Your company',
  	\`version_videos_story\` text,
  	\`version_videos_about\` text,
  	\`version_videos_service\` text,
  	\`version_tour_url\` text,
  	\`version_maps_headquarters\` text,
  	\`version_maps_factory\` text,
  	\`version_notification_address\` text,
  	\`version_logo_id\` text(36),
  	\`version_logo_dark_id\` text(36),
  	\`version_mark_id\` text(36),
  	\`version_brand_color\` text,
  	\`version_brand_accent\` text,
  	\`version_brand_corners\` text DEFAULT 'soft',
  	\`version_brand_density\` text DEFAULT 'normal',
  	\`version_brand_font\` text DEFAULT 'plex',
  	\`version_time_zone\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_dark_idx\` ON \`_site_settings_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_mark_idx\` ON \`_site_settings_v\` (\`version_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_tagline\` text,
  	\`version_description\` text,
  	\`version_headquarters_address\` text,
  	\`version_factory_address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`mark_id\` text(36) REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_color\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_accent\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_corners\` text DEFAULT 'soft';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_density\` text DEFAULT 'normal';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_font\` text DEFAULT 'plex';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`_status\` text DEFAULT 'draft';`)
  // What was there before drafts were is public.
  await db.run(sql`UPDATE \`site_settings\` SET \`_status\` = 'published';`)
  await db.run(sql`CREATE TABLE \`__new_site_settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings_social_links\`("_order", "_parent_id", "id", "network", "url") SELECT "_order", "_parent_id", "id", "network", "url" FROM \`site_settings_social_links\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings_social_links\` RENAME TO \`site_settings_social_links\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_social_links_order_idx\` ON \`site_settings_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_links_parent_id_idx\` ON \`site_settings_social_links\` (\`_parent_id\`);`)
  // By hand: made anew after its columns were added, as drafts need no name. Migrations run without foreign keys
  // (`src/platform/database/whole-migrations.ts`), so the lists of the settings stay.
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`company_name\` text DEFAULT 'Your company',
  	\`videos_story\` text,
  	\`videos_about\` text,
  	\`videos_service\` text,
  	\`tour_url\` text,
  	\`maps_headquarters\` text,
  	\`maps_factory\` text,
  	\`notification_address\` text,
  	\`logo_id\` text(36),
  	\`logo_dark_id\` text(36),
  	\`mark_id\` text(36),
  	\`brand_color\` text,
  	\`brand_accent\` text,
  	\`brand_corners\` text DEFAULT 'soft',
  	\`brand_density\` text DEFAULT 'normal',
  	\`brand_font\` text DEFAULT 'plex',
  	\`time_zone\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "company_name", "videos_story", "videos_about", "videos_service", "tour_url", "maps_headquarters", "maps_factory", "notification_address", "logo_id", "logo_dark_id", "mark_id", "brand_color", "brand_accent", "brand_corners", "brand_density", "brand_font", "time_zone", "_status", "updated_at", "created_at") SELECT "id", "company_name", "videos_story", "videos_about", "videos_service", "tour_url", "maps_headquarters", "maps_factory", "notification_address", "logo_id", "logo_dark_id", "mark_id", "brand_color", "brand_accent", "brand_corners", "brand_density", "brand_font", "time_zone", "_status", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_dark_idx\` ON \`site_settings\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_mark_idx\` ON \`site_settings\` (\`mark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_settings_offered_languages\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_phones\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_phones_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_emails\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_emails_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_business_hours\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_business_hours_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social_links\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offered_languages\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`company_name\` text DEFAULT 'Terminalia' NOT NULL,
  	\`videos_story\` text,
  	\`videos_about\` text,
  	\`videos_service\` text,
  	\`tour_url\` text,
  	\`maps_headquarters\` text,
  	\`maps_factory\` text,
  	\`notification_address\` text,
  	\`logo_id\` text(36),
  	\`logo_dark_id\` text(36),
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "company_name", "videos_story", "videos_about", "videos_service", "tour_url", "maps_headquarters", "maps_factory", "notification_address", "logo_id", "logo_dark_id", "updated_at", "created_at") SELECT "id", coalesce("company_name", ''), "videos_story", "videos_about", "videos_service", "tour_url", "maps_headquarters", "maps_factory", "notification_address", "logo_id", "logo_dark_id", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_dark_idx\` ON \`site_settings\` (\`logo_dark_id\`);`)
}
