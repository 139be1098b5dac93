/**
 * Whether SQL only reads, by its first word. What is taken for a read by mistake is refused by the
 * connection that reads; what is taken for a write waits for its turn, and is right as well.
 */
export const isRead = (sql: string): boolean =>
  /^\s*(select|values|explain)\b/i.test(sql) ||
  /^\s*pragma\s+[\w.]+\s*(\([^)]*\)\s*)?;?\s*$/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete|replace)\b/i.test(sql))
