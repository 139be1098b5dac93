import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`users\` ADD \`public_name\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`quote_requests_steps\`;`)
  await db.run(sql`DROP TABLE \`quote_requests_offers\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`public_name\`;`)
}
