import { crc32, deflateRawSync } from 'node:zlib'

interface Entry {
  name: string
  content: Buffer
  /** False size in the list. */
  claimed?: number
  /** Bit 0 says that it is encrypted. */
  flags?: number
}

/** A ZIP archive as its parts are given, also one that no program would write. */
export function makeZip(entries: Entry[], { overlap = false } = {}): Buffer {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, content, claimed = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content)
    const fields = fieldsOf(name, content, packed.length, claimed, flags)
    const local = Buffer.concat([mark(0x04034b50), fields, Buffer.from(name), packed])
    const offset = overlap ? 0 : at
    if (!overlap || locals.length === 0) {
      locals.push(local)
      at += local.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([mark(0x02014b50), word(20), fields, rest, Buffer.from(name)]))
  }
  const central = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, central, end])
}

/** An Office document, as far as its kind is told by. */
export const makeDocx = (): Buffer =>
  makeZip([
    {
      name: '[Content_Types].xml',
      content: Buffer.from(
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    { name: 'word/document.xml', content: Buffer.from('<document/>') },
  ])

function fieldsOf(name: string, content: Buffer, packed: number, size: number, flags: number) {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(flags, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

const mark = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
