import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './scripts/lib/chromium.mjs'
import { blankSettings, randomSecret } from './scripts/lib/environment.mjs'

// Workers load this file too and must find what the first process chose.
const port = (process.env.E2E_PORT ??= '3199')
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(
  path.join(os.tmpdir(), 'terminalia-e2e-'),
))

/** A server that is running already, with the demo's data: tests use it instead of starting one. */
const running = process.env.E2E_BASE_URL

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  // One set of pictures for every machine; a missing one is a failure, not a new picture.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  updateSnapshots: 'none',
  globalTeardown: running ? undefined : './tests/helpers/e2e-teardown.ts',
  workers: 1,
  // A busy machine can make a browser late once; the summary tells what passed only when tried again.
  retries: 1,
  timeout: 60_000,
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    trace: 'retain-on-failure',
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
      ],
    },
  },
  webServer: running
    ? undefined
    : {
        // The demo, as a newcomer gets it: no DATABASE_URI, a data folder that is empty.
        command: 'node scripts/start.mjs',
        url: `http://localhost:${port}/admin`,
        env: {
          ...blankSettings(),
          NODE_ENV: 'production',
          PORT: port,
          PAYLOAD_SECRET: randomSecret(),
          DATA_DIR: dataDir,
        },
        stdout: 'pipe',
        timeout: 10 * 60_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
})
