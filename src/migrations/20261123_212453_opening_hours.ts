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
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` ADD \`from\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` ADD \`to\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` ADD \`from\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` ADD \`to\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` ADD \`time_zone\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_settings_business_hours_days\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_business_hours_days\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` DROP COLUMN \`from\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` DROP COLUMN \`to\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_business_hours\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` DROP COLUMN \`from\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` DROP COLUMN \`to\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_business_hours\` DROP COLUMN \`time_zone\`;`)
}
