import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`is_done\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`inquiries_is_done_idx\` ON \`inquiries\` (\`is_done\`);`)
  // What was answered, or read and given to no colleague, counted as done before.
  await db.run(sql`UPDATE \`inquiries\` SET \`is_done\` = true WHERE (\`is_read\` = true AND \`assignee_id\` IS NULL)
    OR \`id\` IN (SELECT \`_parent_id\` FROM \`inquiries_replies\` WHERE \`state\` = 'sent');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`inquiries_is_done_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`is_done\`;`)
}
