// Words of the code: prints counts, and fails where one exceeds its limit.
import {
  countCode,
  findExcesses,
  findWords,
  limits,
  readCode,
  rules,
} from './lib/testing/words.mjs'

const code = readCode()
const found = findWords(code)
for (const rule of rules) console.log(`${found[rule].length} ${rule} (limit ${limits[rule]})`)
console.log('Lines and modules:')
for (const [folder, { lines, modules }] of countCode(code))
  console.log(`  ${folder} ${lines} in ${modules}`)
const excesses = findExcesses(found)
for (const excess of excesses) console.error(excess)
process.exitCode = excesses.length > 0 ? 1 : 0
