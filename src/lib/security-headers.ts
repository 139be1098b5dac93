const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Pages are static and Next starts them by inline scripts, so these are allowed; scripts of other hosts
 * are not. Films and maps come in frames, once a visitor asks for them.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self' blob: https:",
  "frame-src 'self' https://www.youtube-nocookie.com https://www.openstreetmap.org",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Headers of every answer, as Next's configuration takes them. */
export const securityHeaders = [
  {
    source: '/:path*',
    headers: [
      { key: 'Content-Security-Policy', value: contentSecurityPolicy },
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
      { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ],
  },
  // Should ever anything but a picture lie there, it can do nothing. The last entry counts.
  ...['/uploads/:path*', '/api/uploads/:path*'].map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" }],
  })),
  ...['/admin/:path*', '/admin-portal', '/admin-dashboard/:path*'].map((source) => ({
    source,
    headers: [
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      { key: 'Cache-Control', value: 'private, no-store' },
    ],
  })),
]
