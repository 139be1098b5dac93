import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`releases_under_way_idx\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`under_way\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`releases\` ADD \`under_way\` text DEFAULT '';`)
  await db.run(sql`CREATE INDEX \`releases_under_way_idx\` ON \`releases\` (\`under_way\`);`)
}
