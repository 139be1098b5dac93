// Puts one rendered picture into seed/media: node seed/pictures/publish.mjs <key> <png> <source>
import { publish } from './manifest.mjs'

const [key, input, source] = process.argv.slice(2)
await publish([{ key, input, source }])
