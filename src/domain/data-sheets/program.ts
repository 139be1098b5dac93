import { setFlagsFromString } from 'node:v8'
import { drawComparison, drawSheet } from './draw'
import type { PdfOrder } from './make-pdf'

/**
 * Reads what a data sheet or a comparison says from the standard input, and writes the PDF to the standard output: a process of its own,
 * as setting Chinese takes a second of a processor, which pages would wait for.
 */
// To optimize HarfBuzz and the coder of WOFF2 takes longer than the fonts of one sheet need them.
setFlagsFromString('--liftoff-only')
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const order = JSON.parse(Buffer.concat(chunks).toString('utf8')) as PdfOrder
process.stdout.write(await ('comparison' in order ? drawComparison(order) : drawSheet(order)))
