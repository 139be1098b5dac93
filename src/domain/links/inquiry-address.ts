/** Id of the contact form on its page: what leads to the form lands there, and not at the top of the page. */
export const contactFormId = 'contact-form'

/** Address of the contact form, filled in for a product; families are areas that the form offers. */
export function inquiryAddress(
  product: string,
  family: string | null | undefined,
  request: 'quote' | 'demo',
): string {
  const search = new URLSearchParams({ product, interest: family ?? 'other', request })
  return `/contact?${search}#${contactFormId}`
}
