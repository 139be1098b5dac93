import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testFiles } from './scripts/lib/testing/files.mjs'

const resolve = {
  alias: { '@payload-config': path.resolve('payload.config.ts'), '@': path.resolve('.') },
}

/** Folders of tests that say nothing about the database: they run on SQLite alone. */
const withoutDatabase = ['tests/**/api/**/http/**', 'tests/**/resilience/server/**']

/** Only for what hangs, ms: how long anything takes depends on what else the machine does. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

/** Short files that take long. Vitest begins with the longest ones, and while one of these is the last, a core is idle. */
const slow =
  /\/(access-by-key|backup|cdn|migrate|missed-visits|query-counts|seed|waiting-drafts|write-order)\.test\.ts$/

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

const unitTests = testFiles('unit')

/**
 * Tells whether a test file replaces modules, settings or the clock, loads with settings of its own, or loads Payload's
 * configuration, which completes the fields of every collection in place.
 */
const isReplacing = (file: string): boolean =>
  /'@payload-config'|\bvi\.(mock|doMock|resetModules|stub\w+|useFakeTimers)\(|\bprocess\.env(\.\w+ =|,)|\bglobalThis\b/.test(
    readFileSync(file, 'utf8'),
  )

const unit = {
  ...patient,
  // One for each core: by itself Vitest leaves one idle, which is half of a small machine.
  maxWorkers: '100%',
  setupFiles: [
    // As in every process of Next, AsyncLocalStorage is a global.
    'next/dist/server/node-environment-baseline',
    'tests/helpers/no-console-error.ts',
    'tests/helpers/every-language.ts',
  ],
  server: { deps: { inline: [/terminalia-block-/] } },
  // Without it whatever loads Payload's configuration may end early, see the scripts.
  execArgv: ['--conditions=production'],
}

// Whatever loads the configuration asks for one.
process.env.PAYLOAD_SECRET ||= 'only for tests, of which nothing stays signed'

const exclude = process.env.TEST_DATABASE_URI ? withoutDatabase : []

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
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
        test: {
          name: 'unit',
          include: unitTests.filter((file) => !isReplacing(file)),
          // Files of a worker load each module once, and see what is left of each other.
          isolate: false,
          ...unit,
        },
      },
      {
        resolve,
        test: {
          name: 'unit-isolated',
          include: unitTests.filter(isReplacing),
          ...unit,
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          include: ['tests/{,demo/}api/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/helpers/api-setup.ts'],
          // Each worker has a server of its own, which its files share one after the other, as they do the modules.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      {
        resolve,
        test: {
          name: 'resilience',
          include: ['tests/{,demo/}resilience/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/helpers/resilience-setup.ts'],
          // Each file starts servers of its own, ends them badly, and waits for them most of the time.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 2 },
          ...patient,
        },
      },
    ],
  },
})
