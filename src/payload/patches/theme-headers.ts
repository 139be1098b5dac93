import type { NextConfig } from 'next'

/**
 * Keeps the headers by which the panel asks browsers for their colour scheme below /admin: `Critical-CH` makes Chromium load
 * a page twice.
 *
 * Private: the entry that `withPayload` adds to Next's headers.
 * Issue: https://github.com/payloadcms/payload/issues/17906
 * Lost without it: the first visit of each visitor takes two requests for its page.
 * Test: tests/unit/patches/theme-headers.test.ts
 */
export const withThemeHeadersInPanel = (config: NextConfig): NextConfig => ({
  ...config,
  headers: async () => {
    const all = (await config.headers?.()) ?? []
    return all.map((entry) =>
      entry.headers.some(({ key }) => key === 'Critical-CH')
        ? { ...entry, source: '/admin/:path*' }
        : entry,
    )
  },
})
