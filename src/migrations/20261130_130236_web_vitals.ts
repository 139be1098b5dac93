import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`web_vitals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`vital\` text NOT NULL,
  	\`class0\` numeric DEFAULT 0 NOT NULL,
  	\`class1\` numeric DEFAULT 0 NOT NULL,
  	\`class2\` numeric DEFAULT 0 NOT NULL,
  	\`class3\` numeric DEFAULT 0 NOT NULL,
  	\`class4\` numeric DEFAULT 0 NOT NULL,
  	\`class5\` numeric DEFAULT 0 NOT NULL,
  	\`class6\` numeric DEFAULT 0 NOT NULL,
  	\`class7\` numeric DEFAULT 0 NOT NULL,
  	\`class8\` numeric DEFAULT 0 NOT NULL,
  	\`class9\` numeric DEFAULT 0 NOT NULL,
  	\`class10\` numeric DEFAULT 0 NOT NULL,
  	\`class11\` numeric DEFAULT 0 NOT NULL,
  	\`class12\` numeric DEFAULT 0 NOT NULL,
  	\`class13\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_device_vital_idx\` ON \`web_vitals\` (\`day\`,\`kind\`,\`device\`,\`vital\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`measured_visits\` numeric DEFAULT 25;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_measured_visits\` numeric DEFAULT 25;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`web_vitals\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`measured_visits\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_measured_visits\`;`)
}
