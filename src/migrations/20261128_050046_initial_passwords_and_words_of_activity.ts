import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`password_expires_at\` text;`)
  await db.run(sql`ALTER TABLE \`activity_logs\` ADD \`words\` text;`)
  // Entries of before are found by all that they hold.
  await db.run(sql`UPDATE \`activity_logs\` SET \`words\` = substr(\`details\`, 1, 2000);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`password_expires_at\`;`)
  await db.run(sql`ALTER TABLE \`activity_logs\` DROP COLUMN \`words\`;`)
}
