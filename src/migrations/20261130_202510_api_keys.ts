import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`api_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`prefix\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`rights\` text NOT NULL,
  	\`per_minute\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`last_used_at\` text,
  	\`revoked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`api_keys_prefix_idx\` ON \`api_keys\` (\`prefix\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_user_id_idx\` ON \`api_keys\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_expires_at_idx\` ON \`api_keys\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_revoked_at_idx\` ON \`api_keys\` (\`revoked_at\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_updated_at_idx\` ON \`api_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_created_at_idx\` ON \`api_keys\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`api_keys\`;`)
}
