/** Returns true where a browser sent a form itself and expects a page. */
export const wantsPage = ({ headers }: Request): boolean => acceptsPage(headers.get('accept'))

/** Returns true where an `Accept` header asks for a page. */
export const acceptsPage = (accept: string | null | undefined): boolean =>
  /\btext\/html\b/i.test(accept ?? '')
