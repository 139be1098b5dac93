/** What is known of a request for a quote. Browsers get this file, so it knows no library. */
export const quoteStatuses = ['new', 'inWork', 'quoted', 'closed'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** As the panel calls them. */
export const quoteStatusLabels: Record<QuoteStatus, string> = {
  new: 'New',
  inWork: 'In work',
  quoted: 'Quoted',
  closed: 'Closed',
}

/** How many characters each text of the form may have. */
export const quoteLengths = {
  company: 200,
  name: 200,
  email: 254,
  phone: 50,
  message: 10_000,
} as const

/** Of a list in an address: servers refuse addresses from 8 kB on. */
export const maxItemsLength = 4000
