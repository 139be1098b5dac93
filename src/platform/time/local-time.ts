/** A moment by the browser's clock, as a field of date and time has it: `2026-12-01T08:00`. */
export function localTime(date: Date): string {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
