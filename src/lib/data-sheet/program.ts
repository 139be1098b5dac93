import { drawSheet } from './draw-sheet'
import type { SheetOrder } from './sheet'

/**
 * Reads what a data sheet says from the standard input, and writes the PDF to the standard output: a process of its own,
 * as setting Chinese takes a second of a processor, which pages would wait for.
 */
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const order = JSON.parse(Buffer.concat(chunks).toString('utf8')) as SheetOrder
process.stdout.write(await drawSheet(order))
