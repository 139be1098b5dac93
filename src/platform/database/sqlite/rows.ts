import type { Row, Value } from '@libsql/core/api'
import { log } from '@/src/platform/log/log'
import { singleton } from '@/src/platform/singleton'

/** A row as libsql's clients give it: values by position, and, as all that can be enumerated, by name. */
export function toRow(values: Value[], columns: string[]): Row {
  const row = Object.defineProperty({}, 'length', { value: values.length }) as Row
  values.forEach((given, index) => {
    const value = toValue(given)
    Object.defineProperty(row, index, { value })
    const name = columns[index] ?? String(index)
    if (!Object.hasOwn(row, name)) {
      Object.defineProperty(row, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
  })
  return row
}

function toValue(value: Value | Buffer): Value {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    warnOfRounding()
  }
  if (!Buffer.isBuffer(value)) return value
  return value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength) as ArrayBuffer
}

const warned = singleton('sqlite-rounding', () => ({ isSaid: false }))

/** One such number must not keep all others from being read: libsql's own client throws the rows away. */
function warnOfRounding(): void {
  if (warned.isSaid) return
  warned.isSaid = true
  log.warn({ msg: 'The database holds an integer beyond 2^53; it is read rounded' })
}
