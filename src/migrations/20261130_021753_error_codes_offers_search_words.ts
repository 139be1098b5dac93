import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`error_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`translation_sources\` text,
  	\`code\` text,
  	\`from\` text,
  	\`before\` text,
  	\`is_active\` integer DEFAULT true,
  	\`updated_by\` text,
  	\`draft_authors\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`error_codes_code_idx\` ON \`error_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`error_codes_is_active_idx\` ON \`error_codes\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`error_codes_updated_at_idx\` ON \`error_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`error_codes_created_at_idx\` ON \`error_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`error_codes_deleted_at_idx\` ON \`error_codes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`error_codes__status_idx\` ON \`error_codes\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`error_codes_locales\` (
  	\`meaning\` text,
  	\`remedy\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`error_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`error_codes_locales_locale_parent_id_unique\` ON \`error_codes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`error_codes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`error_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`error_codes_rels_order_idx\` ON \`error_codes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`error_codes_rels_parent_idx\` ON \`error_codes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`error_codes_rels_path_idx\` ON \`error_codes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`error_codes_rels_products_id_idx\` ON \`error_codes_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_error_codes_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_translation_sources\` text,
  	\`version_code\` text,
  	\`version_from\` text,
  	\`version_before\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_updated_by\` text,
  	\`version_draft_authors\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`error_codes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_error_codes_v_parent_idx\` ON \`_error_codes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_version_version_code_idx\` ON \`_error_codes_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_version_version_is_active_idx\` ON \`_error_codes_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_version_version_updated_at_idx\` ON \`_error_codes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_version_version_created_at_idx\` ON \`_error_codes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_version_version_deleted_at_idx\` ON \`_error_codes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_version_version__status_idx\` ON \`_error_codes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_created_at_idx\` ON \`_error_codes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_updated_at_idx\` ON \`_error_codes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_snapshot_idx\` ON \`_error_codes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_published_locale_idx\` ON \`_error_codes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_latest_idx\` ON \`_error_codes_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_error_codes_v_locales\` (
  	\`version_meaning\` text,
  	\`version_remedy\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_error_codes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_error_codes_v_locales_locale_parent_id_unique\` ON \`_error_codes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_error_codes_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_error_codes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_error_codes_v_rels_order_idx\` ON \`_error_codes_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_rels_parent_idx\` ON \`_error_codes_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_rels_path_idx\` ON \`_error_codes_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_error_codes_v_rels_products_id_idx\` ON \`_error_codes_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`search_words\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`words\` text NOT NULL,
  	\`language\` text,
  	\`to\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`search_words_updated_at_idx\` ON \`search_words\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_words_created_at_idx\` ON \`search_words\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`quote_requests_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`quote_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_requests_steps_order_idx\` ON \`quote_requests_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_steps_parent_id_idx\` ON \`quote_requests_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`quote_requests_offers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`valid_until\` text,
  	\`added_at\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`quote_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_requests_offers_order_idx\` ON \`quote_requests_offers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`quote_requests_offers_parent_id_idx\` ON \`quote_requests_offers\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products_rels\` ADD \`products_id\` text(36) REFERENCES \`products\`(\`id\`) ON DELETE CASCADE;`)
  await db.run(sql`CREATE INDEX \`products_rels_products_id_idx\` ON \`products_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_rels\` ADD \`products_id\` text(36) REFERENCES \`products\`(\`id\`) ON DELETE CASCADE;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_products_id_idx\` ON \`_products_v_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` ADD \`wished_date\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` ADD \`delivery_place\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` ADD \`tender_number\` text;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` ADD \`deadline\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`public_name\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`error_codes_id\` text(36) REFERENCES \`error_codes\`(\`id\`) ON DELETE CASCADE;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_error_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`error_codes_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`keeps_service_pages\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_keeps_service_pages\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`error_codes\`;`)
  await db.run(sql`DROP TABLE \`error_codes_locales\`;`)
  await db.run(sql`DROP TABLE \`error_codes_rels\`;`)
  await db.run(sql`DROP TABLE \`_error_codes_v\`;`)
  await db.run(sql`DROP TABLE \`_error_codes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_error_codes_v_rels\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
  await db.run(sql`DROP TABLE \`quote_requests_steps\`;`)
  await db.run(sql`DROP TABLE \`quote_requests_offers\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_rels\` RENAME TO \`products_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_rels\` RENAME TO \`_products_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text(36),
  	\`categories_id\` text(36),
  	\`attributes_id\` text(36),
  	\`certificates_id\` text(36),
  	\`documents_id\` text(36),
  	\`document_requests_id\` text(36),
  	\`security_notices_id\` text(36),
  	\`product_models_id\` text(36),
  	\`finder_questions_id\` text(36),
  	\`pages_id\` text(36),
  	\`redirects_id\` text(36),
  	\`content_sections_id\` text(36),
  	\`navigation_items_id\` text(36),
  	\`media_id\` text(36),
  	\`fonts_id\` text(36),
  	\`news_id\` text(36),
  	\`jobs_id\` text(36),
  	\`inquiries_id\` text(36),
  	\`quote_requests_id\` text(36),
  	\`job_applications_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attributes_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_requests_id\`) REFERENCES \`document_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`security_notices_id\`) REFERENCES \`security_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_models_id\`) REFERENCES \`product_models\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`finder_questions_id\`) REFERENCES \`finder_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_sections_id\`) REFERENCES \`content_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_items_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fonts_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quote_requests_id\`) REFERENCES \`quote_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_applications_id\`) REFERENCES \`job_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "categories_id", "attributes_id", "certificates_id", "documents_id", "document_requests_id", "security_notices_id", "product_models_id", "finder_questions_id", "pages_id", "redirects_id", "content_sections_id", "navigation_items_id", "media_id", "fonts_id", "news_id", "jobs_id", "inquiries_id", "quote_requests_id", "job_applications_id", "users_id") SELECT "id", "order", "parent_id", "path", "products_id", "categories_id", "attributes_id", "certificates_id", "documents_id", "document_requests_id", "security_notices_id", "product_models_id", "finder_questions_id", "pages_id", "redirects_id", "content_sections_id", "navigation_items_id", "media_id", "fonts_id", "news_id", "jobs_id", "inquiries_id", "quote_requests_id", "job_applications_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attributes_id_idx\` ON \`payload_locked_documents_rels\` (\`attributes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`document_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_security_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`security_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_models_id_idx\` ON \`payload_locked_documents_rels\` (\`product_models_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_finder_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`finder_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`content_sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigation_items_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fonts_id_idx\` ON \`payload_locked_documents_rels\` (\`fonts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quote_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`quote_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`job_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` DROP COLUMN \`wished_date\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests_positions\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` DROP COLUMN \`delivery_place\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` DROP COLUMN \`tender_number\`;`)
  await db.run(sql`ALTER TABLE \`quote_requests\` DROP COLUMN \`deadline\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`public_name\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`keeps_service_pages\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_keeps_service_pages\`;`)
}
