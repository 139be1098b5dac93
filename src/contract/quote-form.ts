/** Lengths and states of quote requests. Browsers get this file, so it imports no library. */
export const quoteStatuses = ['new', 'inWork', 'quoted', 'closed'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** As the panel calls them. */
export const quoteStatusLabels: Record<QuoteStatus, string> = {
  new: 'New',
  inWork: 'In work',
  quoted: 'Quoted',
  closed: 'Closed',
}

/** Longest texts of the form, characters. */
export const quoteLengths = {
  company: 200,
  name: 200,
  email: 254,
  phone: 50,
  message: 10_000,
} as const

/** Longest list in an address: servers refuse addresses from 8 kB on. */
export const maxItemsLength = 4000
