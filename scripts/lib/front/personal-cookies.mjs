/**
 * Cookies of staff, and of previews: an answer to a request with one of them is never kept. The names alone
 * count, wherever they stand, so that no reader of cookies finds one that is overlooked here.
 */
export const personalCookies = /payload-token|__prerender_bypass|__next_preview_data/i
