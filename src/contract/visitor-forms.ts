/** Refusal of a visitor's form. Browsers get this file, so it imports no library. */
export interface FormRefusal {
  /** Status of the answer; 0 without one. */
  status: number
  /** Names of the fields that have to be looked at. */
  fields: string[]
  /** Until the form may be sent again. */
  seconds?: number
}

/** A form that was sent without scripts and could not be taken: it is shown again as it was, but for its files. */
export interface FormDraft {
  values: Record<string, string>
  /** Left out where the form was only to be shown anew. */
  refusal?: FormRefusal
}

/** Lengths, states and outcomes of job applications. Browsers get this file, so it imports no library. */
export const applicationStatuses = ['new', 'inReview', 'invited', 'hired', 'declined'] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** As the panel calls them. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  inReview: 'In review',
  invited: 'Invited',
  hired: 'Hired',
  declined: 'Declined',
}

/** The fields of the form that hold a file each. */
export const applicationFiles = ['cv', 'letter'] as const

export type ApplicationFile = (typeof applicationFiles)[number]

/** Longest texts of the form, characters. */
export const applicationLengths = { name: 200, email: 254, phone: 50 } as const

/** Outcomes in `/careers/{slug}?applied=…`, for browsers that sent the form. */
export const applicationOutcomes = ['sent', 'gone', 'server'] as const

export type ApplicationOutcome = (typeof applicationOutcomes)[number]

/** For how many days an application is kept, where the settings do not say. */
export const defaultApplicationDays = 180

/** Options of the contact form (section 2, Contact). Browsers get this file, so it knows no library. */
export const countries = ['us', 'ca', 'uk', 'de', 'fr', 'au', 'jp', 'cn', 'other'] as const

/** The choice of a visitor whose interest is none of the areas of business. */
export const otherInterest = 'other'

/** The tick boxes of the form. */
export const inquiryBoxes = ['newsletter', 'privacy'] as const

/** Longest texts, characters. */
export const inquiryLengths = {
  name: 200,
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 50,
  company: 200,
  interest: 60,
  subject: 150,
  message: 10_000,
} as const

/** Shortest time in which people fill in the form, milliseconds. The form itself waits that long. */
export const minFillMs = 2000

/** Lengths and states of quote requests. Browsers get this file, so it imports no library. */
export const quoteStatuses = ['new', 'inWork', 'quoted', 'closed'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** Those that a visitor is mailed when staff move a request there. */
export const mailedQuoteStatuses = ['inWork', 'quoted', 'closed'] as const satisfies QuoteStatus[]

/** Returns true where the files of an offer are the visitor's to download. */
export const isOfferOpen = (status: QuoteStatus): boolean =>
  status === 'quoted' || status === 'closed'

/** Most files of an offer. */
export const maxOffers = 5

/** As the panel calls them. */
export const quoteStatusLabels: Record<QuoteStatus, string> = {
  new: 'New',
  inWork: 'In progress',
  quoted: 'Quoted',
  closed: 'Closed',
}

/** Longest texts of the form, characters. */
export const quoteLengths = {
  company: 200,
  name: 200,
  email: 254,
  phone: 50,
  deliveryPlace: 200,
  tenderNumber: 100,
  message: 10_000,
  /** Longest note on a position: those of a whole list fit into the texts that a form may bring. */
  note: 300,
} as const

/** Longest list in an address: servers refuse addresses from 8 kB on. */
export const maxItemsLength = 4000
