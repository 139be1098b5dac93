import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`approvals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`resource_type\` text NOT NULL,
  	\`resource_id\` text NOT NULL,
  	\`title\` text,
  	\`version\` text NOT NULL,
  	\`languages\` text DEFAULT '[]',
  	\`asked_by\` text NOT NULL,
  	\`note\` text,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`decided_by\` text,
  	\`decided_at\` text,
  	\`reason\` text,
  	\`asked_by_id\` text NOT NULL,
  	\`authors\` text DEFAULT '[]',
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`approvals_resource_type_idx\` ON \`approvals\` (\`resource_type\`);`)
  await db.run(sql`CREATE INDEX \`approvals_resource_id_idx\` ON \`approvals\` (\`resource_id\`);`)
  await db.run(sql`CREATE INDEX \`approvals_state_idx\` ON \`approvals\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`approvals_asked_by_id_idx\` ON \`approvals\` (\`asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`approvals_updated_at_idx\` ON \`approvals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`approvals_created_at_idx\` ON \`approvals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`resource_type\` text NOT NULL,
  	\`resource_id\` text NOT NULL,
  	\`path\` text,
  	\`locale\` text,
  	\`text\` text NOT NULL,
  	\`parent\` text,
  	\`author\` text NOT NULL,
  	\`author_id\` text NOT NULL,
  	\`mentions\` text DEFAULT '[]',
  	\`is_resolved\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_resource_type_idx\` ON \`comments\` (\`resource_type\`);`)
  await db.run(sql`CREATE INDEX \`comments_resource_id_idx\` ON \`comments\` (\`resource_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent\`);`)
  await db.run(sql`CREATE INDEX \`comments_author_id_idx\` ON \`comments\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_approval_rules_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_approval_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_roles_order_idx\` ON \`site_settings_approval_rules_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_roles_parent_idx\` ON \`site_settings_approval_rules_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_approval_rules_collections\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_approval_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_collections_order_idx\` ON \`site_settings_approval_rules_collections\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_collections_parent_idx\` ON \`site_settings_approval_rules_collections\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_approval_rules_except_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_approval_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_except_languages_order_idx\` ON \`site_settings_approval_rules_except_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_except_languages_parent_idx\` ON \`site_settings_approval_rules_except_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_approval_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`may_approve\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_order_idx\` ON \`site_settings_approval_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_approval_rules_parent_id_idx\` ON \`site_settings_approval_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_approval_rules_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v_version_approval_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_roles_order_idx\` ON \`_site_settings_v_version_approval_rules_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_roles_parent_idx\` ON \`_site_settings_v_version_approval_rules_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_approval_rules_collections\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v_version_approval_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_collections_order_idx\` ON \`_site_settings_v_version_approval_rules_collections\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_collections_parent_idx\` ON \`_site_settings_v_version_approval_rules_collections\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_approval_rules_except_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v_version_approval_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_except_languages_order_idx\` ON \`_site_settings_v_version_approval_rules_except_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_except_languages_parent_idx\` ON \`_site_settings_v_version_approval_rules_except_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_approval_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`may_approve\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_order_idx\` ON \`_site_settings_v_version_approval_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_approval_rules_parent_id_idx\` ON \`_site_settings_v_version_approval_rules\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_documents_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`security_notices\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_security_notices_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`finder_questions\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_finder_questions_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`navigation_items\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_navigation_items_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_draft_authors\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`approvals\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`site_settings_approval_rules_roles\`;`)
  await db.run(sql`DROP TABLE \`site_settings_approval_rules_collections\`;`)
  await db.run(sql`DROP TABLE \`site_settings_approval_rules_except_languages\`;`)
  await db.run(sql`DROP TABLE \`site_settings_approval_rules\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_approval_rules_roles\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_approval_rules_collections\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_approval_rules_except_languages\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_approval_rules\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_documents_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`security_notices\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_security_notices_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`finder_questions\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_finder_questions_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`navigation_items\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_items_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_draft_authors\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`language\`;`)
}
