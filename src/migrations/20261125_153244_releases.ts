import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`publish_at\` text,
  	\`published_at\` text,
  	\`published_by\` text,
  	\`undone_at\` text,
  	\`undone_by\` text,
  	\`items\` text DEFAULT '[]',
  	\`refused\` text DEFAULT '[]',
  	\`problem\` text,
  	\`scheduled_by\` text,
  	\`before\` text DEFAULT '[]',
  	\`under_way\` text DEFAULT '',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_state_idx\` ON \`releases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`releases_publish_at_idx\` ON \`releases\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_under_way_idx\` ON \`releases\` (\`under_way\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`releases\`;`)
}
