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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missed_visits\`;`)
}
