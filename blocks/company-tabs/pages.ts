/** The six pages of the company section, in the order of their tabs, with the key of their names. */
export const companyPages = [
  { name: 'about-us', text: 'page.aboutUs' },
  { name: 'leadership', text: 'page.leadership' },
  { name: 'history', text: 'page.history' },
  { name: 'culture', text: 'page.culture' },
  { name: 'certificates', text: 'page.certificates' },
  { name: 'csc', text: 'page.csc' },
] as const
