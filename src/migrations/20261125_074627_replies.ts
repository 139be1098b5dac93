import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`inquiries_replies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`username\` text NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_replies_order_idx\` ON \`inquiries_replies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_replies_parent_id_idx\` ON \`inquiries_replies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`quote_requests_replies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`username\` text NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`quote_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_requests_replies_order_idx\` ON \`quote_requests_replies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_replies_parent_id_idx\` ON \`quote_requests_replies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_applications_replies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`username\` text NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_applications_replies_order_idx\` ON \`job_applications_replies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_replies_parent_id_idx\` ON \`job_applications_replies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_reply_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_reply_templates_order_idx\` ON \`site_settings_reply_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_reply_templates_parent_id_idx\` ON \`site_settings_reply_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_reply_templates_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_reply_templates_locales_locale_parent_id_uniqu\` ON \`site_settings_reply_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_reply_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_reply_templates_order_idx\` ON \`_site_settings_v_version_reply_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_reply_templates_parent_id_idx\` ON \`_site_settings_v_version_reply_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_reply_templates_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_reply_templates_locales_locale_pare\` ON \`_site_settings_v_version_reply_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`assignee_id\` text(36) REFERENCES users(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`inquiries_assignee_idx\` ON \`inquiries\` (\`assignee_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`inquiries_replies\`;`)
  await db.run(sql`DROP TABLE \`quote_requests_replies\`;`)
  await db.run(sql`DROP TABLE \`job_applications_replies\`;`)
  await db.run(sql`DROP TABLE \`site_settings_reply_templates\`;`)
  await db.run(sql`DROP TABLE \`site_settings_reply_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_reply_templates\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_reply_templates_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_inquiries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`company\` text,
  	\`phone\` text,
  	\`country\` text,
  	\`subject\` text,
  	\`message\` text NOT NULL,
  	\`newsletter\` integer DEFAULT false,
  	\`note\` text,
  	\`is_read\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_inquiries\`("id", "name", "email", "company", "phone", "country", "subject", "message", "newsletter", "note", "is_read", "updated_at", "created_at") SELECT "id", "name", "email", "company", "phone", "country", "subject", "message", "newsletter", "note", "is_read", "updated_at", "created_at" FROM \`inquiries\`;`)
  await db.run(sql`DROP TABLE \`inquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_inquiries\` RENAME TO \`inquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`inquiries_is_read_idx\` ON \`inquiries\` (\`is_read\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
}
