/** A name that a client sent, as a message may repeat it: short, and without signs that say something in HTML or a log. */
export const printable = (name: string): string => name.replace(/[^\w.[\]-]/g, '?').slice(0, 60)
