// Puts one rendered picture into seed/media: node seed/pictures/publish.mjs <key> <png> <source>
import { publish } from './manifest.mjs'

const [key, input, source] = process.argv.slice(2)
if (!key || !input || !source) throw new Error('Say all three: <key> <png> <source>')
await publish([{ key, input, source }])
