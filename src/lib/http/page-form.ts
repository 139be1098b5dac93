/** Whether a browser sent a form itself, and is to be shown a page. */
export const wantsPage = ({ headers }: Request): boolean => acceptsPage(headers.get('accept'))

/** Whether who says this in `Accept` is to be shown a page. */
export const acceptsPage = (accept: string | null | undefined): boolean =>
  /\btext\/html\b/i.test(accept ?? '')
