import path from 'node:path'
import { defineConfig } from 'vitest/config'

const resolve = {
  alias: { '@payload-config': path.resolve('payload.config.ts'), '@': path.resolve('.') },
}

/** Imported pictures, as Next gives them to pages. */
const pictures = {
  name: 'pictures',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('.webp')
      ? `export default { src: '/${path.basename(id)}', width: 1400, height: 1050 }`
      : undefined,
}

export default defineConfig({
  test: {
    // Told, not chased: rules are covered here, routes and pages over HTTP and in the browser.
    coverage: {
      provider: 'v8',
      include: ['blocks', 'collections', 'scripts/lib', 'seed', 'src'].map(
        (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
      ),
      exclude: ['src/migrations/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        resolve,
        plugins: [pictures],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/no-console-error.ts'],
          server: { deps: { inline: [/terminalia-block-/] } },
          env: { PAYLOAD_SECRET: 'only for unit tests, where nothing is signed' },
          // Without it whatever loads Payload's configuration may end early, see the scripts.
          execArgv: ['--conditions=production'],
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/helpers/api-setup.ts'],
          // All files share one server and its database.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // Each file starts servers of its own, and ends them badly.
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
