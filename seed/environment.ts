import { loadEnv } from 'payload/node'

/* eslint-disable no-restricted-properties -- What stands here comes before src/lib/env.ts. */
// Imported before everything that parses the environment. Only in production mode does Payload run the
// committed migrations by itself.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' })
loadEnv()
