/**
 * The six pages of the company section, in the order of their tabs: the key of the name that visitors read, and how
 * editors find them.
 */
export const companyPages = [
  { name: 'about-us', text: 'page.aboutUs', label: 'About us' },
  { name: 'leadership', text: 'page.leadership', label: 'Leadership' },
  { name: 'history', text: 'page.history', label: 'History' },
  { name: 'culture', text: 'page.culture', label: 'Culture' },
  { name: 'certificates', text: 'page.certificates', label: 'Certificates' },
  { name: 'csc', text: 'page.csc', label: 'Customer satisfaction center' },
] as const
