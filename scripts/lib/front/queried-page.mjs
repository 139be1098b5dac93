/**
 * Addresses of pages that show what their query asks for, and nothing of the visitor; `src/i18n/queried-pages.ts`
 * holds all of them. The contact form, which shows what a visitor typed, is none; nor is the data of a page without a
 * query, to which Next adds `_rsc`.
 */
export const queriedPage =
  /^(?:\/[a-z]{2})?\/(?:products|search|news|careers|products\/compare|products\/category\/[a-z0-9-]+)\/?\?(?!_rsc=[^&]*$)/
