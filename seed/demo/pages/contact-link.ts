/** Interests of the contact form that pages may fill in (specification, section 2). */
type Interest =
  'banking' | 'healthcare' | 'security' | 'payment' | 'transportation' | 'information' | 'other'

/** The form of the contact page, filled in: what the visitor asks for, and about which product. */
export const contactLink = (
  request: 'quote' | 'demo',
  interest: Interest,
  product?: string,
): string =>
  `/contact?${new URLSearchParams({ interest, ...(product ? { product } : {}), request })}#contact-form`

export const getQuote = { en: 'Get Quote' }

export const scheduleDemo = { en: 'Schedule Demo' }
