import config from '@/payload.config'
import { getPayload } from 'payload'

/** Gives the company of a site another name. A program of its own: `rename-company.ts <name>`. */
const payload = await getPayload({ config })
await payload.updateGlobal({
  slug: 'site-settings',
  data: { companyName: String(process.argv[2]) },
  context: { disableRevalidate: true },
})
console.log('renamed')
process.exit(0)
