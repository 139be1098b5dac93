/**
 * The content security policy of pages: nothing of other hosts runs, films and maps come in frames once
 * a visitor asks for them, pictures may lie elsewhere. Inline styles are allowed because the panel's
 * library and the scroll lock of dialogs write them while they run.
 * @param inlineScripts which inline scripts run: hashes or a nonce
 */
export const contentPolicy = (inlineScripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    // What the page made itself: the pictures out of a model, which the viewer reads as files.
    "connect-src 'self' blob:",
    "media-src 'self' blob: https:",
    "frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** For what is no page: it can do nothing, wherever it is opened. */
export const filePolicy =
  "default-src 'none'; sandbox; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
