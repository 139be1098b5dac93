/** Days of the week, as settings name them. Browsers get this file, so it knows no library. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof weekdays)[number]
