import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`navigation_items_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`categories_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_items_rels_order_idx\` ON \`navigation_items_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_rels_parent_idx\` ON \`navigation_items_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_rels_path_idx\` ON \`navigation_items_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_rels_pages_id_idx\` ON \`navigation_items_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_rels_categories_id_idx\` ON \`navigation_items_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_items_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_href\` text,
  	\`version_picture_id\` text(36),
  	\`version_menu\` text DEFAULT 'products',
  	\`version_parent_id_id\` text(36),
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_parent_idx\` ON \`_navigation_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_picture_idx\` ON \`_navigation_items_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_menu_idx\` ON \`_navigation_items_v\` (\`version_menu\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_parent_id_idx\` ON \`_navigation_items_v\` (\`version_parent_id_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_slug_idx\` ON \`_navigation_items_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_order_idx\` ON \`_navigation_items_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_is_active_idx\` ON \`_navigation_items_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_updated_at_idx\` ON \`_navigation_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version_created_at_idx\` ON \`_navigation_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_version_version__status_idx\` ON \`_navigation_items_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_created_at_idx\` ON \`_navigation_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_updated_at_idx\` ON \`_navigation_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_snapshot_idx\` ON \`_navigation_items_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_published_locale_idx\` ON \`_navigation_items_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_latest_idx\` ON \`_navigation_items_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_items_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_items_v_locales_locale_parent_id_unique\` ON \`_navigation_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_items_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`categories_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigation_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_rels_order_idx\` ON \`_navigation_items_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_rels_parent_idx\` ON \`_navigation_items_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_rels_path_idx\` ON \`_navigation_items_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_rels_pages_id_idx\` ON \`_navigation_items_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_items_v_rels_categories_id_idx\` ON \`_navigation_items_v_rels\` (\`categories_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_navigation_items\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`href\` text,
  	\`picture_id\` text(36),
  	\`menu\` text DEFAULT 'products',
  	\`parent_id_id\` text(36),
  	\`slug\` text,
  	\`order\` numeric DEFAULT 0,
  	\`is_active\` integer DEFAULT true,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  // By hand: what is there is public and of the products menu. The names of new columns would be read as texts.
  await db.run(sql`INSERT INTO \`__new_navigation_items\`("id", "href", "picture_id", "menu", "parent_id_id", "slug", "order", "is_active", "updated_by", "updated_at", "created_at", "_status") SELECT "id", NULL, NULL, 'products', "parent_id_id", "slug", "order", "is_active", NULL, "updated_at", "created_at", 'published' FROM \`navigation_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_items\` RENAME TO \`navigation_items\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`navigation_items_picture_idx\` ON \`navigation_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_menu_idx\` ON \`navigation_items\` (\`menu\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_parent_id_idx\` ON \`navigation_items\` (\`parent_id_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_items_slug_idx\` ON \`navigation_items\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_order_idx\` ON \`navigation_items\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_is_active_idx\` ON \`navigation_items\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_updated_at_idx\` ON \`navigation_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_created_at_idx\` ON \`navigation_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items__status_idx\` ON \`navigation_items\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_items_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_items_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`navigation_items_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_items_locales\` RENAME TO \`navigation_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_items_locales_locale_parent_id_unique\` ON \`navigation_items_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`navigation_items_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_items_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_items_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_items_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_navigation_items\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`parent_id_id\` text(36),
  	\`order\` numeric DEFAULT 0,
  	\`is_active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_items\`("id", "slug", "parent_id_id", "order", "is_active", "updated_at", "created_at") SELECT "id", "slug", "parent_id_id", "order", "is_active", "updated_at", "created_at" FROM \`navigation_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_items\` RENAME TO \`navigation_items\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_items_slug_idx\` ON \`navigation_items\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_parent_id_idx\` ON \`navigation_items\` (\`parent_id_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_order_idx\` ON \`navigation_items\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_is_active_idx\` ON \`navigation_items\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_updated_at_idx\` ON \`navigation_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_items_created_at_idx\` ON \`navigation_items\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_items_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_items_locales\`("name", "description", "id", "_locale", "_parent_id") SELECT "name", "description", "id", "_locale", "_parent_id" FROM \`navigation_items_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_items_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_items_locales\` RENAME TO \`navigation_items_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_items_locales_locale_parent_id_unique\` ON \`navigation_items_locales\` (\`_locale\`,\`_parent_id\`);`)
}
