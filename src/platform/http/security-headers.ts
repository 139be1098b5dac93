import { contentPolicy, filePolicy } from './content-policy'

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Next starts its pages by inline scripts. In production our server replaces this policy by one that
 * names the one script between the lines of pages, or a nonce (`src/server/steps/content-security-policy.ts`).
 */
const pagePolicy = contentPolicy(
  isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : ["'unsafe-inline'"],
)

/** Browser features that pages of the site and their frames never use. */
const closedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const policy = (value: string) => ({ key: 'Content-Security-Policy', value })

/** Headers of every answer, as Next's configuration takes them; of equal names the last entry counts. */
export const securityHeaders = [
  {
    source: '/:path*',
    headers: [
      policy(pagePolicy),
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      {
        key: 'Permissions-Policy',
        value: closedFeatures.map((feature) => `${feature}=()`).join(', '),
      },
      { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ],
  },
  // No page of the API has a script between its lines.
  { source: '/api/:path*', headers: [policy(contentPolicy())] },
  // Should ever anything but a picture lie there, it can do nothing.
  ...['/uploads/:path*', '/api/uploads/:path*'].map((source) => ({
    source,
    headers: [policy(filePolicy), { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
  })),
  // What staff and visitors send is saved, not shown.
  { source: '/api/document-files/:path*', headers: [policy(filePolicy)] },
  ...['/admin/:path*', '/admin-portal', '/admin-dashboard/:path*'].map((source) => ({
    source,
    headers: [
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      { key: 'Cache-Control', value: 'private, no-store' },
    ],
  })),
  // Links of invitations lead there.
  { source: '/admin-portal', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ...['/api/admin/:path*', '/admin/:path*', '/admin-portal', '/admin-dashboard/:path*'].map(
    (source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }],
    }),
  ),
]

/**
 * Headers by which the panel asks browsers for their colour scheme, as Payload sends them with every page: where `Critical-CH`
 * stands Chromium loads a page twice (payloadcms/payload#17906).
 */
export const panelHeaders = {
  source: '/admin/:path*',
  headers: ['Accept-CH', 'Vary', 'Critical-CH'].map((key) => ({
    key,
    value: 'Sec-CH-Prefers-Color-Scheme',
  })),
}
