import path from 'node:path'
import { defineConfig } from 'vitest/config'

const resolve = {
  alias: { '@payload-config': path.resolve('payload.config.ts'), '@': path.resolve('.') },
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/no-console-error.ts'],
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
    ],
  },
})
