import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`provider\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`has_second_factor\` integer;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`id_token\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`signs_in_with\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`identity\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_identity_idx\` ON \`users\` (\`identity\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_identity_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`signs_in_with\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`identity\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`provider\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`has_second_factor\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`id_token\`;`)
}
