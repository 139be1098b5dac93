import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`missed_visits\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`visits\` numeric NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`missed_visits_visits_idx\` ON \`missed_visits\` (\`visits\`);`)
  await db.run(sql`CREATE INDEX \`missed_visits_last_day_idx\` ON \`missed_visits\` (\`last_day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_text_idx\` ON \`missed_visits\` (\`kind\`,\`text\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_forbidden_checks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_forbidden_checks_order_idx\` ON \`site_settings_forbidden_checks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_forbidden_checks_parent_idx\` ON \`site_settings_forbidden_checks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_forbidden_checks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_forbidden_checks_order_idx\` ON \`_site_settings_v_version_forbidden_checks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_forbidden_checks_parent_idx\` ON \`_site_settings_v_version_forbidden_checks\` (\`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missed_visits\`;`)
  await db.run(sql`DROP TABLE \`site_settings_forbidden_checks\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_forbidden_checks\`;`)
}
