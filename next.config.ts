import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants'
import path from 'node:path'
import { dependencies } from './package.json'
import { demoFilms } from './src/generated/demo/films'
import { panelHeaders, securityHeaders } from './src/platform/http/security-headers'

/** One route makes these files: each route of its own would be one more copy of Payload's configuration in the build. */
const filesOfOneRoute = [
  ...[
    '/news/feed.xml',
    '/news/feed.json',
    '/news/tag/:tag/feed.xml',
    '/news/tag/:tag/feed.json',
    '/products/life-cycle.xml',
    '/products/compare.pdf',
    '/product/:key/datasheet.pdf',
    '/product/:key/error-codes.csv',
  ].flatMap((file) => [file, `/:lng${file}`]),
  '/sitemap.xml',
  '/sitemap/:part',
  '/csaf/:path*',
  '/media/:file',
]

const config: NextConfig = {
  poweredByHeader: false,
  // Of the development server: the same machine by its other name.
  allowedDevOrigins: ['127.0.0.1'],
  // `npm run typecheck` looks at everything, tests too; the build of a newcomer need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Bundled, Payload's errors lose their names to the minifier, and with them their log levels.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-mongodb',
    '@payloadcms/db-sqlite',
    // Node loads them as they are, so they need not be compiled into each chunk of the server.
    'busboy',
    'csv-parse',
    'csv-stringify',
    'feed',
    'fflate',
    'file-type',
    'nodemailer',
    'otpauth',
    'pdfkit',
    'proxy-addr',
    'rate-limiter-flexible',
    'saxes',
    'tar-stream',
    'yauzl',
    // WebAssembly, which they find beside themselves.
    'subset-font',
    'fontverter',
    'harfbuzzjs',
    // Loaded only where a model is uploaded.
    '@gltf-transform/core',
    // Loaded only where it is configured.
    '@redis/client',
  ],
  // Next's own, or one that several instances share: the bundle of `src/server/next/cache-handler.ts`.
  cacheHandler: path.resolve('dist/src/server/next/cache-handler.mjs'),
  // Blocks that come as packages are TypeScript and CSS modules, as they were written.
  transpilePackages: Object.keys(dependencies).filter((name) =>
    /^(@[^/]+\/)?terminalia-block-/.test(name),
  ),
  // Lists of the files that each page may read serve hosts which copy pages one by one; here all of it is there.
  outputFileTracingExcludes: { '/**': ['**/*'] },
  // How long caches between server and visitor may show an old page while they ask for a new one, s. The file with the page's
  // data is kept for longer (`src/platform/storage/content-files.ts`).
  expireTime: 7 * 24 * 60 * 60,
  // Resized once, at upload: there is no optimizer that strangers could keep busy.
  images: { unoptimized: true },
  // The title of a page is in its head for all: the first visitor's page is kept for others, and buffered anyway.
  htmlLimitedBots: /.*/,
  experimental: {
    staleTimes: { static: 30 },
    // Maps of the server's chunks, which nobody reads, take half the time of a build and most of its size.
    turbopackSourceMaps: false,
    // A first build only writes it; a later one saves little more than the 400 MB take to be read.
    turbopackFileSystemCacheForBuild: false,
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
    // On disk, pages made from one database would still be there when the next start uses another.
    isrFlushToDisk: false,
    // Each page loads its code when it is first asked for: a server that nobody edits on needs no panel.
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    ...securityHeaders,
    panelHeaders,
    // Names hold the version.
    {
      source: '/vendor/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    // Its scope is each page that registers it, and never more: see the script.
    {
      source: '/service-worker.js',
      headers: [
        { key: 'Service-Worker-Allowed', value: '/' },
        { key: 'Cache-Control', value: 'no-cache' },
      ],
    },
    // Films in `public/media`: kept for a day, and shown from there while a newer one is fetched. Whether the demo's
    // are there changes with what the site shows: their route says how long they are kept.
    {
      source: `/media/:file((?!(?:${demoFilms.join('|').replaceAll('.', '\\.')})$).+)`,
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
  rewrites: async () => [
    // Browsers ask for icons by these names; `src/domain/theme/icons.ts` lists them.
    {
      source:
        '/:file(favicon\\.ico|icon\\.svg|apple-icon\\.png|icon-192\\.png|icon-512\\.png|icon-maskable-512\\.png)',
      destination: '/icons/:file',
    },
    { source: '/uploads/:file', destination: '/api/uploads/:file' },
    { source: '/.well-known/security.txt', destination: '/security.txt' },
    { source: '/.well-known/csaf/:path*', destination: '/files/csaf/:path*' },
    ...filesOfOneRoute.map((source) => ({ source, destination: `/files${source}` })),
  ],
}

/** Payload would have the headers of its panel sent with every page, which Chromium would load twice then. */
const withPanel: NextConfig = { ...withPayload(config), headers: config.headers }

export default function configFor(phase: string): NextConfig {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return withPanel
  // Errors name lines of the sources.
  return { ...withPanel, experimental: { ...withPanel.experimental, turbopackSourceMaps: true } }
}
