import './lib/require-node.mjs'
import { loadSettings } from './lib/environment.mjs'
import { serve } from './lib/front/serve.mjs'
import { main, print } from './lib/output.mjs'
import { requireFreePort, wantedPort } from './lib/port.mjs'

/** `npm run serve`: the production server alone, for machines where all else was done before. */
await main(async () => {
  loadSettings()
  const port = wantedPort()
  await requireFreePort(port)
  await serve(port)
  print(`ready on http://localhost:${port}`)
})
