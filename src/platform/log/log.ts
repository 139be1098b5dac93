import pino from 'pino'
import { env } from '../env'
import { logDestination, logOptions } from './log-options'

/** The log of what happens outside Payload, in the form of Payload's own. */
export const log = pino({ name: 'site', ...logOptions(env.LOG_LEVEL) }, logDestination())
