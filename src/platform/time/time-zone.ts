/** Returns true for a time zone of the IANA database that this runtime knows, such as `Asia/Singapore`. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    // Runtimes also take "+08:00", which knows no summer time.
    return /^[a-z]/i.test(value)
  } catch {
    return false
  }
}
