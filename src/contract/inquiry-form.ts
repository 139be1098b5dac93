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
