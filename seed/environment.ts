import { loadEnv } from 'payload/node'

// Imported before everything that parses the environment. Only in production mode does Payload run the
// committed migrations by itself.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' })
loadEnv()
