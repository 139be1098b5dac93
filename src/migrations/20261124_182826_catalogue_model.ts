import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`attributes_places\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`attributes_places_order_idx\` ON \`attributes_places\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`attributes_places_parent_idx\` ON \`attributes_places\` (\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`attributes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`translation_sources\` text,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`unit\` text,
  	\`decimals\` numeric DEFAULT 0,
  	\`is_many\` integer DEFAULT false,
  	\`is_required\` integer DEFAULT false,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attributes_key_idx\` ON \`attributes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`attributes_order_idx\` ON \`attributes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`attributes_updated_at_idx\` ON \`attributes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attributes_created_at_idx\` ON \`attributes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`attributes_locales\` (
  	\`label\` text NOT NULL,
  	\`unit_text\` text,
  	\`choices\` text,
  	\`group\` text,
  	\`help\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attributes_locales_locale_parent_id_unique\` ON \`attributes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`attributes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`attributes_rels_order_idx\` ON \`attributes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`attributes_rels_parent_idx\` ON \`attributes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`attributes_rels_path_idx\` ON \`attributes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`attributes_rels_categories_id_idx\` ON \`attributes_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`translation_sources\` text,
  	\`standard\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`holder\` text,
  	\`authority\` text,
  	\`authority_url\` text,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text,
  	\`is_company_wide\` integer DEFAULT true,
  	\`picture_id\` text(36),
  	\`order\` numeric DEFAULT 0,
  	\`is_active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_number_idx\` ON \`certificates\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`certificates_first_day_idx\` ON \`certificates\` (\`first_day\`);`)
  await db.run(sql`CREATE INDEX \`certificates_last_day_idx\` ON \`certificates\` (\`last_day\`);`)
  await db.run(sql`CREATE INDEX \`certificates_picture_idx\` ON \`certificates\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_is_active_idx\` ON \`certificates\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`certificates_locales\` (
  	\`subject\` text,
  	\`scope\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_locales_locale_parent_id_unique\` ON \`certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`certificates_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_rels_order_idx\` ON \`certificates_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_rels_parent_idx\` ON \`certificates_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_rels_path_idx\` ON \`certificates_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`certificates_rels_products_id_idx\` ON \`certificates_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`documents_releases_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_releases_languages_order_idx\` ON \`documents_releases_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`documents_releases_languages_parent_idx\` ON \`documents_releases_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents_releases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file\` text,
  	\`version\` text,
  	\`date\` text,
  	\`name\` text,
  	\`type\` text,
  	\`size\` numeric,
  	\`sha256\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_releases_order_idx\` ON \`documents_releases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`documents_releases_parent_id_idx\` ON \`documents_releases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`translation_sources\` text,
  	\`slug\` text,
  	\`kind\` text,
  	\`gate\` text DEFAULT 'open',
  	\`code\` text,
  	\`is_active\` integer DEFAULT true,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_slug_idx\` ON \`documents\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`documents_kind_idx\` ON \`documents\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`documents_is_active_idx\` ON \`documents\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`documents__status_idx\` ON \`documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`documents_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_rels_order_idx\` ON \`documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_parent_idx\` ON \`documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_path_idx\` ON \`documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_products_id_idx\` ON \`documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v_version_releases_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_documents_v_version_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_version_releases_languages_order_idx\` ON \`_documents_v_version_releases_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_releases_languages_parent_idx\` ON \`_documents_v_version_releases_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v_version_releases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`file\` text,
  	\`version\` text,
  	\`date\` text,
  	\`name\` text,
  	\`type\` text,
  	\`size\` numeric,
  	\`sha256\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_documents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_version_releases_order_idx\` ON \`_documents_v_version_releases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_releases_parent_id_idx\` ON \`_documents_v_version_releases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_translation_sources\` text,
  	\`version_slug\` text,
  	\`version_kind\` text,
  	\`version_gate\` text DEFAULT 'open',
  	\`version_code\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_parent_idx\` ON \`_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_slug_idx\` ON \`_documents_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_kind_idx\` ON \`_documents_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_is_active_idx\` ON \`_documents_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_updated_at_idx\` ON \`_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_created_at_idx\` ON \`_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_deleted_at_idx\` ON \`_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version__status_idx\` ON \`_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_created_at_idx\` ON \`_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_updated_at_idx\` ON \`_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_snapshot_idx\` ON \`_documents_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_published_locale_idx\` ON \`_documents_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_latest_idx\` ON \`_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_documents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_documents_v_locales_locale_parent_id_unique\` ON \`_documents_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_documents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_order_idx\` ON \`_documents_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_parent_idx\` ON \`_documents_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_path_idx\` ON \`_documents_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_products_id_idx\` ON \`_documents_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`document_requests\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`document_id\` text(36),
  	\`title\` text,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`document_requests_email_idx\` ON \`document_requests\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_document_idx\` ON \`document_requests\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_updated_at_idx\` ON \`document_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_created_at_idx\` ON \`document_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_vulnerabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`cve\` text,
  	\`cwe\` text,
  	\`vector\` text,
  	\`score\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_notices_vulnerabilities_order_idx\` ON \`security_notices_vulnerabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_vulnerabilities_parent_id_idx\` ON \`security_notices_vulnerabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_vulnerabilities_locales\` (
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices_vulnerabilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`security_notices_vulnerabilities_locales_locale_parent_id_un\` ON \`security_notices_vulnerabilities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` text(36),
  	\`name\` text,
  	\`from\` text,
  	\`before\` text,
  	\`status\` text DEFAULT 'known_affected',
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_notices_products_order_idx\` ON \`security_notices_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_products_parent_id_idx\` ON \`security_notices_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_products_product_idx\` ON \`security_notices_products\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_remediations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category\` text DEFAULT 'vendor_fix',
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_notices_remediations_order_idx\` ON \`security_notices_remediations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_remediations_parent_id_idx\` ON \`security_notices_remediations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_remediations_locales\` (
  	\`details\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices_remediations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`security_notices_remediations_locales_locale_parent_id_uniqu\` ON \`security_notices_remediations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_references\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_notices_references_order_idx\` ON \`security_notices_references\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_references_parent_id_idx\` ON \`security_notices_references\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_references_locales\` (
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices_references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`security_notices_references_locales_locale_parent_id_unique\` ON \`security_notices_references_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_acknowledgments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`organization\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_notices_acknowledgments_order_idx\` ON \`security_notices_acknowledgments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_acknowledgments_parent_id_idx\` ON \`security_notices_acknowledgments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_revisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`version\` numeric,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_notices_revisions_order_idx\` ON \`security_notices_revisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_revisions_parent_id_idx\` ON \`security_notices_revisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_revisions_locales\` (
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`security_notices_revisions_locales_locale_parent_id_unique\` ON \`security_notices_revisions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_notices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`translation_sources\` text,
  	\`number\` text,
  	\`slug\` text,
  	\`category\` text DEFAULT 'advisory',
  	\`severity\` text,
  	\`tlp\` text DEFAULT 'WHITE',
  	\`is_interim\` integer DEFAULT false,
  	\`is_withdrawn\` integer DEFAULT false,
  	\`superseded_by_id\` text(36),
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`superseded_by_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`security_notices_number_idx\` ON \`security_notices\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`security_notices_slug_idx\` ON \`security_notices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_tlp_idx\` ON \`security_notices\` (\`tlp\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_superseded_by_idx\` ON \`security_notices\` (\`superseded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_updated_at_idx\` ON \`security_notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_created_at_idx\` ON \`security_notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`security_notices_deleted_at_idx\` ON \`security_notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`security_notices__status_idx\` ON \`security_notices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`security_notices_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`details\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`security_notices_locales_locale_parent_id_unique\` ON \`security_notices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_vulnerabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`cve\` text,
  	\`cwe\` text,
  	\`vector\` text,
  	\`score\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_vulnerabilities_order_idx\` ON \`_security_notices_v_version_vulnerabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_vulnerabilities_parent_id_idx\` ON \`_security_notices_v_version_vulnerabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_vulnerabilities_locales\` (
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v_version_vulnerabilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_security_notices_v_version_vulnerabilities_locales_locale_p\` ON \`_security_notices_v_version_vulnerabilities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`product_id\` text(36),
  	\`name\` text,
  	\`from\` text,
  	\`before\` text,
  	\`status\` text DEFAULT 'known_affected',
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_products_order_idx\` ON \`_security_notices_v_version_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_products_parent_id_idx\` ON \`_security_notices_v_version_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_products_product_idx\` ON \`_security_notices_v_version_products\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_remediations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`category\` text DEFAULT 'vendor_fix',
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_remediations_order_idx\` ON \`_security_notices_v_version_remediations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_remediations_parent_id_idx\` ON \`_security_notices_v_version_remediations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_remediations_locales\` (
  	\`details\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v_version_remediations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_security_notices_v_version_remediations_locales_locale_pare\` ON \`_security_notices_v_version_remediations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_references\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_references_order_idx\` ON \`_security_notices_v_version_references\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_references_parent_id_idx\` ON \`_security_notices_v_version_references\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_references_locales\` (
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v_version_references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_security_notices_v_version_references_locales_locale_parent\` ON \`_security_notices_v_version_references_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_acknowledgments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`organization\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_acknowledgments_order_idx\` ON \`_security_notices_v_version_acknowledgments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_acknowledgments_parent_id_idx\` ON \`_security_notices_v_version_acknowledgments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_revisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version\` numeric,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_revisions_order_idx\` ON \`_security_notices_v_version_revisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_revisions_parent_id_idx\` ON \`_security_notices_v_version_revisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_version_revisions_locales\` (
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v_version_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_security_notices_v_version_revisions_locales_locale_parent_\` ON \`_security_notices_v_version_revisions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_translation_sources\` text,
  	\`version_number\` text,
  	\`version_slug\` text,
  	\`version_category\` text DEFAULT 'advisory',
  	\`version_severity\` text,
  	\`version_tlp\` text DEFAULT 'WHITE',
  	\`version_is_interim\` integer DEFAULT false,
  	\`version_is_withdrawn\` integer DEFAULT false,
  	\`version_superseded_by_id\` text(36),
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_superseded_by_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_notices_v_parent_idx\` ON \`_security_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version_number_idx\` ON \`_security_notices_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version_slug_idx\` ON \`_security_notices_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version_tlp_idx\` ON \`_security_notices_v\` (\`version_tlp\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version_superseded_by_idx\` ON \`_security_notices_v\` (\`version_superseded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version_updated_at_idx\` ON \`_security_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version_created_at_idx\` ON \`_security_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version_deleted_at_idx\` ON \`_security_notices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_version_version__status_idx\` ON \`_security_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_created_at_idx\` ON \`_security_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_updated_at_idx\` ON \`_security_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_snapshot_idx\` ON \`_security_notices_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_published_locale_idx\` ON \`_security_notices_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_security_notices_v_latest_idx\` ON \`_security_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_security_notices_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_details\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_security_notices_v_locales_locale_parent_id_unique\` ON \`_security_notices_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_models\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`key\` text,
  	\`checksum\` text,
  	\`size_width\` numeric,
  	\`size_depth\` numeric,
  	\`size_height\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`product_models_key_idx\` ON \`product_models\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`product_models_updated_at_idx\` ON \`product_models\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_models_created_at_idx\` ON \`product_models\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_models_filename_idx\` ON \`product_models\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`product_models_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_models\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_models_rels_order_idx\` ON \`product_models_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_models_rels_parent_idx\` ON \`product_models_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_models_rels_path_idx\` ON \`product_models_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`product_models_rels_products_id_idx\` ON \`product_models_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_questions_answers_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`test\` text,
  	\`attribute_id\` text(36),
  	\`side\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	FOREIGN KEY (\`attribute_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`finder_questions_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_questions_answers_conditions_order_idx\` ON \`finder_questions_answers_conditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_answers_conditions_parent_id_idx\` ON \`finder_questions_answers_conditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_answers_conditions_attribute_idx\` ON \`finder_questions_answers_conditions\` (\`attribute_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_questions_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`finder_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_questions_answers_order_idx\` ON \`finder_questions_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_answers_parent_id_idx\` ON \`finder_questions_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_questions_answers_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`finder_questions_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_questions_answers_locales_locale_parent_id_unique\` ON \`finder_questions_answers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_questions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`translation_sources\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 0,
  	\`is_active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_questions_slug_idx\` ON \`finder_questions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_order_idx\` ON \`finder_questions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_is_active_idx\` ON \`finder_questions\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_updated_at_idx\` ON \`finder_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_created_at_idx\` ON \`finder_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_deleted_at_idx\` ON \`finder_questions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions__status_idx\` ON \`finder_questions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`finder_questions_locales\` (
  	\`question\` text,
  	\`help\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`finder_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`finder_questions_locales_locale_parent_id_unique\` ON \`finder_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_questions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`finder_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_questions_texts_order_parent\` ON \`finder_questions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`finder_questions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`finder_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`finder_questions_rels_order_idx\` ON \`finder_questions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_rels_parent_idx\` ON \`finder_questions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_rels_path_idx\` ON \`finder_questions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`finder_questions_rels_categories_id_idx\` ON \`finder_questions_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_finder_questions_v_version_answers_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`test\` text,
  	\`attribute_id\` text(36),
  	\`side\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`attribute_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_finder_questions_v_version_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_answers_conditions_order_idx\` ON \`_finder_questions_v_version_answers_conditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_answers_conditions_parent_id_idx\` ON \`_finder_questions_v_version_answers_conditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_answers_conditions_attribute_idx\` ON \`_finder_questions_v_version_answers_conditions\` (\`attribute_id\`);`)
  await db.run(sql`CREATE TABLE \`_finder_questions_v_version_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_finder_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_answers_order_idx\` ON \`_finder_questions_v_version_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_answers_parent_id_idx\` ON \`_finder_questions_v_version_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_finder_questions_v_version_answers_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_finder_questions_v_version_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_finder_questions_v_version_answers_locales_locale_parent_id\` ON \`_finder_questions_v_version_answers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_finder_questions_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_translation_sources\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`finder_questions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_parent_idx\` ON \`_finder_questions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_version_slug_idx\` ON \`_finder_questions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_version_order_idx\` ON \`_finder_questions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_version_is_active_idx\` ON \`_finder_questions_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_version_updated_at_idx\` ON \`_finder_questions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_version_created_at_idx\` ON \`_finder_questions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_version_deleted_at_idx\` ON \`_finder_questions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_version_version__status_idx\` ON \`_finder_questions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_created_at_idx\` ON \`_finder_questions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_updated_at_idx\` ON \`_finder_questions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_snapshot_idx\` ON \`_finder_questions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_published_locale_idx\` ON \`_finder_questions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_latest_idx\` ON \`_finder_questions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_finder_questions_v_locales\` (
  	\`version_question\` text,
  	\`version_help\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_finder_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_finder_questions_v_locales_locale_parent_id_unique\` ON \`_finder_questions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_finder_questions_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_finder_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_texts_order_parent\` ON \`_finder_questions_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_finder_questions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_finder_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_rels_order_idx\` ON \`_finder_questions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_rels_parent_idx\` ON \`_finder_questions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_rels_path_idx\` ON \`_finder_questions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_finder_questions_v_rels_categories_id_idx\` ON \`_finder_questions_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`fonts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`family\` text,
  	\`license\` text,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`fonts_updated_at_idx\` ON \`fonts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fonts_created_at_idx\` ON \`fonts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fonts_filename_idx\` ON \`fonts\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`quote_requests_positions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`code\` text,
  	\`amount\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`quote_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_requests_positions_order_idx\` ON \`quote_requests_positions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_positions_parent_id_idx\` ON \`quote_requests_positions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`quote_requests_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`quote_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_requests_files_order_idx\` ON \`quote_requests_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_files_parent_id_idx\` ON \`quote_requests_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`quote_requests\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`company\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`country\` text,
  	\`message\` text,
  	\`language\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` text(36),
  	\`note\` text,
  	\`fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`quote_requests_number_idx\` ON \`quote_requests\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_status_idx\` ON \`quote_requests\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_assignee_idx\` ON \`quote_requests\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`quote_requests_fingerprint_idx\` ON \`quote_requests\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_updated_at_idx\` ON \`quote_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_created_at_idx\` ON \`quote_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`job_applications_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_applications_files_order_idx\` ON \`job_applications_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_files_parent_id_idx\` ON \`job_applications_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_applications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`job_id\` text(36),
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`language\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`delete_after\` text NOT NULL,
  	\`note\` text,
  	\`fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`job_applications_job_idx\` ON \`job_applications\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_status_idx\` ON \`job_applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_delete_after_idx\` ON \`job_applications\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_applications_fingerprint_idx\` ON \`job_applications\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_updated_at_idx\` ON \`job_applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_applications_created_at_idx\` ON \`job_applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`fonts_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fonts_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_rels_order_idx\` ON \`site_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_parent_idx\` ON \`site_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_path_idx\` ON \`site_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_fonts_id_idx\` ON \`site_settings_rels\` (\`fonts_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`fonts_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fonts_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_order_idx\` ON \`_site_settings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_parent_idx\` ON \`_site_settings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_path_idx\` ON \`_site_settings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_fonts_id_idx\` ON \`_site_settings_v_rels\` (\`fonts_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`attributes\` text DEFAULT '{}';`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`variants\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`last_order_day\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`end_of_support_day\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`successor_id_id\` text(36) REFERENCES products(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`life_cycle_set_at\` text;`)
  await db.run(sql`CREATE INDEX \`products_successor_id_idx\` ON \`products\` (\`successor_id_id\`);`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`attribute_texts\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`variant_texts\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_attributes\` text DEFAULT '{}';`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_variants\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_last_order_day\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_end_of_support_day\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_successor_id_id\` text(36) REFERENCES products(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_life_cycle_set_at\` text;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_successor_id_idx\` ON \`_products_v\` (\`version_successor_id_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_attribute_texts\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_variant_texts\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`attributes_id\` text(36) REFERENCES attributes(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`certificates_id\` text(36) REFERENCES certificates(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`documents_id\` text(36) REFERENCES documents(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`document_requests_id\` text(36) REFERENCES document_requests(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`security_notices_id\` text(36) REFERENCES security_notices(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`product_models_id\` text(36) REFERENCES product_models(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`finder_questions_id\` text(36) REFERENCES finder_questions(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`fonts_id\` text(36) REFERENCES fonts(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`quote_requests_id\` text(36) REFERENCES quote_requests(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`job_applications_id\` text(36) REFERENCES job_applications(id) ON DELETE CASCADE;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attributes_id_idx\` ON \`payload_locked_documents_rels\` (\`attributes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`document_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_security_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`security_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_models_id_idx\` ON \`payload_locked_documents_rels\` (\`product_models_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fonts_id_idx\` ON \`payload_locked_documents_rels\` (\`fonts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quote_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`quote_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`job_applications_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`security_notice_prefix\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`application_days\` numeric DEFAULT 180;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brand_heading_font\` text DEFAULT 'text';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_downloads\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`modules_security\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`min_completeness\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_security_notice_prefix\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_application_days\` numeric DEFAULT 180;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brand_heading_font\` text DEFAULT 'text';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_downloads\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_modules_security\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_min_completeness\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`attributes_places\`;`)
  await db.run(sql`DROP TABLE \`attributes_families\`;`)
  await db.run(sql`DROP TABLE \`attributes\`;`)
  await db.run(sql`DROP TABLE \`attributes_locales\`;`)
  await db.run(sql`DROP TABLE \`attributes_rels\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`certificates_locales\`;`)
  await db.run(sql`DROP TABLE \`certificates_rels\`;`)
  await db.run(sql`DROP TABLE \`documents_releases_languages\`;`)
  await db.run(sql`DROP TABLE \`documents_releases\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`documents_rels\`;`)
  await db.run(sql`DROP TABLE \`_documents_v_version_releases_languages\`;`)
  await db.run(sql`DROP TABLE \`_documents_v_version_releases\`;`)
  await db.run(sql`DROP TABLE \`_documents_v\`;`)
  await db.run(sql`DROP TABLE \`_documents_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_documents_v_rels\`;`)
  await db.run(sql`DROP TABLE \`document_requests\`;`)
  await db.run(sql`DROP TABLE \`security_notices_vulnerabilities\`;`)
  await db.run(sql`DROP TABLE \`security_notices_vulnerabilities_locales\`;`)
  await db.run(sql`DROP TABLE \`security_notices_products\`;`)
  await db.run(sql`DROP TABLE \`security_notices_remediations\`;`)
  await db.run(sql`DROP TABLE \`security_notices_remediations_locales\`;`)
  await db.run(sql`DROP TABLE \`security_notices_references\`;`)
  await db.run(sql`DROP TABLE \`security_notices_references_locales\`;`)
  await db.run(sql`DROP TABLE \`security_notices_acknowledgments\`;`)
  await db.run(sql`DROP TABLE \`security_notices_revisions\`;`)
  await db.run(sql`DROP TABLE \`security_notices_revisions_locales\`;`)
  await db.run(sql`DROP TABLE \`security_notices\`;`)
  await db.run(sql`DROP TABLE \`security_notices_locales\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_vulnerabilities\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_vulnerabilities_locales\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_products\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_remediations\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_remediations_locales\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_references\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_references_locales\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_acknowledgments\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_revisions\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_version_revisions_locales\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_security_notices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`product_models\`;`)
  await db.run(sql`DROP TABLE \`product_models_rels\`;`)
  await db.run(sql`DROP TABLE \`finder_questions_answers_conditions\`;`)
  await db.run(sql`DROP TABLE \`finder_questions_answers\`;`)
  await db.run(sql`DROP TABLE \`finder_questions_answers_locales\`;`)
  await db.run(sql`DROP TABLE \`finder_questions\`;`)
  await db.run(sql`DROP TABLE \`finder_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`finder_questions_texts\`;`)
  await db.run(sql`DROP TABLE \`finder_questions_rels\`;`)
  await db.run(sql`DROP TABLE \`_finder_questions_v_version_answers_conditions\`;`)
  await db.run(sql`DROP TABLE \`_finder_questions_v_version_answers\`;`)
  await db.run(sql`DROP TABLE \`_finder_questions_v_version_answers_locales\`;`)
  await db.run(sql`DROP TABLE \`_finder_questions_v\`;`)
  await db.run(sql`DROP TABLE \`_finder_questions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_finder_questions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_finder_questions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`fonts\`;`)
  await db.run(sql`DROP TABLE \`quote_requests_positions\`;`)
  await db.run(sql`DROP TABLE \`quote_requests_files\`;`)
  await db.run(sql`DROP TABLE \`quote_requests\`;`)
  await db.run(sql`DROP TABLE \`job_applications_files\`;`)
  await db.run(sql`DROP TABLE \`job_applications\`;`)
  await db.run(sql`DROP TABLE \`site_settings_rels\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`translation_sources\` text,
  	\`slug\` text,
  	\`category_id_id\` text(36),
  	\`image_id\` text(36),
  	\`image_url\` text,
  	\`images\` text DEFAULT '[]',
  	\`is_featured\` integer DEFAULT false,
  	\`order\` numeric DEFAULT 0,
  	\`is_active\` integer DEFAULT true,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "translation_sources", "slug", "category_id_id", "image_id", "image_url", "images", "is_featured", "order", "is_active", "updated_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "translation_sources", "slug", "category_id_id", "image_id", "image_url", "images", "is_featured", "order", "is_active", "updated_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_category_id_idx\` ON \`products\` (\`category_id_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_is_featured_idx\` ON \`products\` (\`is_featured\`);`)
  await db.run(sql`CREATE INDEX \`products_order_idx\` ON \`products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_translation_sources\` text,
  	\`version_slug\` text,
  	\`version_category_id_id\` text(36),
  	\`version_image_id\` text(36),
  	\`version_image_url\` text,
  	\`version_images\` text DEFAULT '[]',
  	\`version_is_featured\` integer DEFAULT false,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_translation_sources", "version_slug", "version_category_id_id", "version_image_id", "version_image_url", "version_images", "version_is_featured", "version_order", "version_is_active", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_translation_sources", "version_slug", "version_category_id_id", "version_image_id", "version_image_url", "version_images", "version_is_featured", "version_order", "version_is_active", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_category_id_idx\` ON \`_products_v\` (\`version_category_id_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_is_featured_idx\` ON \`_products_v\` (\`version_is_featured\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_order_idx\` ON \`_products_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	\`categories_id\` text(36),
  	\`pages_id\` text(36),
  	\`redirects_id\` text(36),
  	\`content_sections_id\` text(36),
  	\`navigation_items_id\` text(36),
  	\`media_id\` text(36),
  	\`news_id\` text(36),
  	\`jobs_id\` text(36),
  	\`inquiries_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_sections_id\`) REFERENCES \`content_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_items_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "categories_id", "pages_id", "redirects_id", "content_sections_id", "navigation_items_id", "media_id", "news_id", "jobs_id", "inquiries_id", "users_id") SELECT "id", "order", "parent_id", "path", "products_id", "categories_id", "pages_id", "redirects_id", "content_sections_id", "navigation_items_id", "media_id", "news_id", "jobs_id", "inquiries_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`content_sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigation_items_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`attribute_texts\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`variant_texts\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_attribute_texts\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_variant_texts\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`security_notice_prefix\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`application_days\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`brand_heading_font\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_downloads\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`modules_security\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`min_completeness\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_security_notice_prefix\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_application_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_brand_heading_font\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_downloads\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_modules_security\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_min_completeness\`;`)
}
