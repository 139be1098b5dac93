/** Cookies of staff, of whoever looks at drafts, and of nobody else: what they ask for is kept for nobody. */
export const personalCookies = /(?:^|;\s*)(?:payload-token|__prerender_bypass|__next_preview_data)=/
