import { rmSync } from 'node:fs'

/** The demo's data folder is made anew for every run. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR
  if (folder) rmSync(folder, { recursive: true, force: true })
}
