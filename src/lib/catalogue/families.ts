/** Families of the home page's tiles (specification, section 2); each has a page such as `/products/banking`. */
export const families = [
  'banking',
  'healthcare',
  'security',
  'transportation',
  'information',
  'payment',
] as const
