/** Next's part of expiring tags, in a module that is loaded in the server alone: plain Node cannot import it by these names. */
export { revalidateTag } from 'next/cache'
export { after } from 'next/server'
