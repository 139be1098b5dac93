/**
 * Returns true for SQL that only reads, by its first word. A write that is mistaken for a read is refused by the
 * connection for reading; a read that is mistaken for a write waits for its turn, and is still correct.
 */
export const isRead = (sql: string): boolean =>
  /^\s*(select|values|explain)\b/i.test(sql) ||
  /^\s*pragma\s+[\w.]+\s*(\([^)]*\)\s*)?;?\s*$/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete|replace)\b/i.test(sql))
