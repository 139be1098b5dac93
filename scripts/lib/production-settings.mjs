// Imported before everything that parses the environment. Only in production mode does Payload run
// the committed migrations by itself.
import { loadSettings } from './environment.mjs'

loadSettings()
Object.assign(process.env, { NODE_ENV: 'production' })
