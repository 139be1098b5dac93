import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`webhooks_events\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webhooks_events_order_idx\` ON \`webhooks_events\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_events_parent_idx\` ON \`webhooks_events\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webhooks_collections\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webhooks_collections_order_idx\` ON \`webhooks_collections\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_collections_parent_idx\` ON \`webhooks_collections\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webhooks_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webhooks_languages_order_idx\` ON \`webhooks_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_languages_parent_idx\` ON \`webhooks_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webhooks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	\`description\` text,
  	\`is_active\` integer DEFAULT true,
  	\`gone_at\` text,
  	\`former_secret_until\` text,
  	\`secrets\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`webhooks_is_active_idx\` ON \`webhooks\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_updated_at_idx\` ON \`webhooks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_created_at_idx\` ON \`webhooks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`webhook_deliveries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`webhook\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`resource_type\` text,
  	\`resource_id\` text,
  	\`happened_at\` numeric NOT NULL,
  	\`body\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric NOT NULL,
  	\`due_at\` numeric NOT NULL,
  	\`last_attempt_at\` text,
  	\`duration_ms\` numeric,
  	\`last_status\` numeric,
  	\`problem\` text,
  	\`answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`webhook_deliveries_updated_at_idx\` ON \`webhook_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webhook_deliveries_created_at_idx\` ON \`webhook_deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`webhook_state_dueAt_idx\` ON \`webhook_deliveries\` (\`webhook\`,\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`webhook_state_resourceId_happenedAt_idx\` ON \`webhook_deliveries\` (\`webhook\`,\`state\`,\`resource_id\`,\`happened_at\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`provider\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`has_second_factor\` integer;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`id_token\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`signs_in_with\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`identity\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_identity_idx\` ON \`users\` (\`identity\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`webhooks_events\`;`)
  await db.run(sql`DROP TABLE \`webhooks_collections\`;`)
  await db.run(sql`DROP TABLE \`webhooks_languages\`;`)
  await db.run(sql`DROP TABLE \`webhooks\`;`)
  await db.run(sql`DROP TABLE \`webhook_deliveries\`;`)
  await db.run(sql`DROP INDEX \`users_identity_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`signs_in_with\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`identity\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`provider\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`has_second_factor\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`id_token\`;`)
}
