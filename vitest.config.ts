import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const resolve = {
  alias: { '@payload-config': path.resolve('payload.config.ts'), '@': path.resolve('.') },
}

/** Files of the `api` project that say nothing about the database: they run on SQLite alone. */
const aboutHttp = [
  'backup-storage',
  'brand',
  'data-sheet',
  'day-change',
  'doctor',
  'document-files',
  'external-links',
  'fonts',
  'front',
  'headers',
  'hidden-blocks',
  'hostile',
  'hostile-input',
  'inquiry-mail',
  'instances-behind-nginx',
  'light-server',
  'log',
  'machine-translation',
  'metrics',
  'modules',
  'newcomer',
  'next-start',
  'nginx',
  'object-storage',
  'openapi',
  'product-models',
  'public-refusals',
  'required-second-factor',
  'routes',
  'search-templates',
  'seo',
  'site-calls',
  'translations',
  'upgrade',
  'warm-answers',
]
  .map((name) => `tests/api/${name}.test.ts`)
  .concat('tests/demo/api/own-site.test.ts')

/** Files of the `resilience` project of which the same holds: what fails there is not the database. */
const aboutServer = [
  'broken-cache',
  'changed-next',
  'hanging-redis',
  'interrupted-upload',
  'told-to-end',
].map((name) => `tests/resilience/${name}.test.ts`)

/** What Payload asks of a database: relations, drafts and versions, localized texts, queries, restore. */
const aboutCompatibility = ['from-id-to-id', 'pages', 'product-life', 'public-reads', 'search'].map(
  (name) => `tests/api/${name}.test.ts`,
)

/** Files that take longest: they begin first, so that no worker is left with one of them at the end. */
const slowestFirst = [
  'seed',
  'development',
  'killed-preparation',
  'killed-seed',
  'database-away',
  'interrupted-upload',
  'instances',
  'object-storage',
  'field-extremes',
  'hostile-input',
  'broken-cache',
  'sign-in',
]

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowestFirst.indexOf(path.basename(moduleId, '.test.ts'))
      return at < 0 ? slowestFirst.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/** Only for what hangs, ms: how long anything takes depends on what else the machine does. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

/** Of tests with servers of their own: the summary of a run tells which passed only when tried again, and why. */
const again = { retry: 1 }

const { TEST_DATABASE_URI, TEST_DATABASE_COMPATIBILITY } = process.env

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
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
          include: ['tests/{,demo/}unit/**/*.test.{ts,tsx}'],
          ...patient,
          setupFiles: [
            // As in every process of Next, AsyncLocalStorage is a global.
            'next/dist/server/node-environment-baseline',
            'tests/helpers/no-console-error.ts',
          ],
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
          include: TEST_DATABASE_COMPATIBILITY
            ? aboutCompatibility
            : ['tests/{,demo/}api/**/*.test.ts'],
          exclude: TEST_DATABASE_URI ? aboutHttp : [],
          globalSetup: ['tests/helpers/api-setup.ts'],
          // Each worker has a server of its own, which its files share one after the other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...patient,
          ...again,
        },
      },
      {
        resolve,
        test: {
          name: 'resilience',
          include: ['tests/{,demo/}resilience/**/*.test.ts'],
          exclude: TEST_DATABASE_URI ? aboutServer : [],
          globalSetup: ['tests/helpers/resilience-setup.ts'],
          // Each file starts servers of its own, ends them badly, and waits for them most of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...patient,
          ...again,
        },
      },
    ],
  },
})
