import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_is_active_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_is_active_idx\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`products_is_active_idx\` ON \`products\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_is_active_idx\` ON \`_products_v\` (\`version_is_active\`);`)
}
