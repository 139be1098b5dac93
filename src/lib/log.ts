import pino from 'pino'
import { env } from './env'

/** The log of what happens outside Payload, in the form of Payload's own. */
export const log = pino({ name: 'site', level: env.LOG_LEVEL })
