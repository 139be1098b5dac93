import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** Payload, started once per process: for what is no read of the site. */
export const loadedCms = (): Promise<Payload> => getPayload({ config })
