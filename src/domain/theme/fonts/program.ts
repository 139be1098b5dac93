import { setFlagsFromString } from 'node:v8'
import { readFont, UnusableFontError } from './read-font'

/**
 * Reads a font from the standard input, and writes what `readFont` makes of it to the standard output: a process of
 * its own, which can be ended when a file that was made to do so keeps it busy, and which takes no time from pages.
 */
// To optimize HarfBuzz and the coder of WOFF2 takes three times as long as one font needs them.
setFlagsFromString('--liftoff-only')
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
process.stdout.write(JSON.stringify(await answer(Buffer.concat(chunks))))

async function answer(file: Buffer): Promise<object> {
  try {
    const font = await readFont(file)
    const parts = font.parts.map(({ script, content }) => ({
      script,
      content: content.toString('base64'),
    }))
    return { font: { ...font, parts } }
  } catch (error) {
    if (error instanceof UnusableFontError) return { problem: error.message }
    throw error
  }
}
