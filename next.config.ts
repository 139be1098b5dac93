import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import path from 'node:path'
import { dependencies } from './package.json'
import { bundleIfChanged } from './scripts/lib/bundles.mjs'
import { writeSiteIndex } from './scripts/lib/site-index.mjs'
import { securityHeaders } from './src/lib/http/security-headers'

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
    // WebAssembly, which they find beside themselves.
    'subset-font',
    'fontverter',
    // Loaded only where they are configured.
    '@redis/client',
    '@aws-sdk/client-s3',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
  ],
  // Next's own, or one that several instances share: the bundle of `src/server/next/cache-handler.ts`.
  cacheHandler: path.resolve('dist/src/server/next/cache-handler.mjs'),
  // Blocks that come as packages are TypeScript and CSS modules, as they were written.
  transpilePackages: Object.keys(dependencies).filter((name) =>
    /^(@[^/]+\/)?terminalia-block-/.test(name),
  ),
  turbopack: {
    resolveAlias: {
      // It compiles WebAssembly as soon as it is loaded, which the content policy forbids; no model here needs it.
      'three/examples/jsm/libs/meshopt_decoder.module.js': './src/lib/models/no-decoder.ts',
      // Loaded by a press in the browser: in the server's bundles it would be a quarter of what is compiled.
      '@google/model-viewer': {
        browser: '@google/model-viewer',
        default: './src/lib/models/no-viewer.ts',
      },
    },
  },
  // Resized once, at upload: there is no optimizer that strangers could keep busy.
  images: { unoptimized: true },
  experimental: {
    staleTimes: { static: 30 },
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
    // On disk, pages made from one database would still be there when the next start uses another.
    isrFlushToDisk: false,
    // Each page loads its code when it is first asked for: a server that nobody edits on needs no panel.
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    ...securityHeaders,
    // Films in `public/media`: kept for a day, and shown from there while a newer one is fetched. Whether the demo's
    // are there changes with what the site shows: their route says how long they are kept.
    {
      source: '/media/:file((?!film-hero).+)',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
  rewrites: async () => [
    // Browsers ask for icons by these names; `src/lib/brand/icons.ts` lists them.
    {
      source:
        '/:file(favicon\\.ico|icon\\.svg|apple-icon\\.png|icon-192\\.png|icon-512\\.png|icon-maskable-512\\.png)',
      destination: '/icons/:file',
    },
    { source: '/uploads/:file', destination: '/api/uploads/:file' },
    { source: '/.well-known/security.txt', destination: '/security.txt' },
    { source: '/.well-known/csaf/:path*', destination: '/csaf/:path*' },
  ],
}

const withPanel = withPayload(config)

/**
 * The panel asks the browser for its colour scheme by `Critical-CH`, which makes Chromium load every
 * page twice; so its headers stay below /admin.
 */
const panelApart: NextConfig = {
  ...withPanel,
  headers: async () => {
    const all = (await withPanel.headers?.()) ?? []
    return all.map((entry) =>
      entry.headers.some(({ key }) => key === 'Critical-CH')
        ? { ...entry, source: '/admin/:path*' }
        : entry,
    )
  },
}

/** With `next build` and `next dev` come the bundles beside Next's own, its cache handler among them. */
export default async function configFor(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    writeSiteIndex()
    await bundleIfChanged()
  }
  return panelApart
}
