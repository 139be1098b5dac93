import './src/platform/with-production-builds'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'
import { sites } from './tests/helpers/e2e-sites'

/** A server that is running already, with the demo's data: tests use it instead of starting any. */
const running = process.env.E2E_BASE_URL

const isRoot = process.getuid?.() === 0

/**
 * Folders whose tests change what a site holds, or count what others change: of the demo `writing/`, and all that is not
 * the demo's.
 */
const writing = /\/tests\/(demo\/e2e\/writing|e2e)\//

/** Set in workers, which load this file too, after the sites have been started. */
const { TEST_PARALLEL_INDEX: worker = '0' } = process.env

export default defineConfig({
  testDir: 'tests',
  // Tests of the demo lie with the demo, which a site of one's own may have deleted.
  testMatch: '{,demo/}e2e/**/*.spec.ts',
  // One set of pictures for every machine; a missing one is a failure, not a new picture.
  snapshotPathTemplate: '{testDir}/demo/e2e/visual/{arg}{ext}',
  updateSnapshots: 'none',
  // Beside it lie the times of the last run.
  outputDir: 'test-results/e2e',
  globalSetup: [
    './tests/helpers/silent-workers.ts',
    ...(running ? [] : ['./tests/helpers/e2e-sites.ts']),
  ],
  // A server that runs already is one for all: what some tests change there, others would see.
  workers: running ? 1 : 2,
  fullyParallel: true,
  // Enough for a machine with much else to do: what is there sooner is not waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    {
      name: 'read-only',
      testIgnore: writing,
      use: { baseURL: running ?? sites()?.readOnly },
    },
    {
      name: 'writing',
      testMatch: writing,
      use: { baseURL: running ?? sites()?.writing[Number(worker)] },
    },
  ],
  use: {
    // Each test finds it as new, but for the scripts that the browser has compiled already.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // The browser's own calls home only cost time.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // Pages live for seconds: to optimize their scripts costs more than it gives, and so does to tidy up after them often.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=32',
      ],
    },
  },
})
