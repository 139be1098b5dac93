/**
 * Payload's own row for a database whose tables were made to fit in development. `payload migrate:status` shows it,
 * and Payload's `migrate` would ask, and lose data, where it is: `../../whole-migrations.ts` takes it away meanwhile.
 */
export const devMarker = {
  find: 'SELECT 1 FROM payload_migrations WHERE batch = -1',
  insert: "INSERT INTO payload_migrations (id, name, batch) VALUES (?, 'dev', -1)",
  remove: 'DELETE FROM payload_migrations WHERE batch = -1',
}
