import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`logo_id\` text(36) REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`logo_dark_id\` text(36) REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_dark_idx\` ON \`site_settings\` (\`logo_dark_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`company_name\` text DEFAULT 'Terminalia' NOT NULL,
  	\`videos_story\` text,
  	\`videos_about\` text,
  	\`videos_service\` text,
  	\`tour_url\` text,
  	\`maps_headquarters\` text,
  	\`maps_factory\` text,
  	\`notification_address\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "company_name", "videos_story", "videos_about", "videos_service", "tour_url", "maps_headquarters", "maps_factory", "notification_address", "updated_at", "created_at") SELECT "id", "company_name", "videos_story", "videos_about", "videos_service", "tour_url", "maps_headquarters", "maps_factory", "notification_address", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
