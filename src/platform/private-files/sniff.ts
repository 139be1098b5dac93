import { fileTypeFromFile } from 'file-type'
import { open } from 'node:fs/promises'
import { type FileTypeName, typeOfMime } from './types'

/** ISO 10303-21: the first words of every STEP file. */
const step = /^\uFEFF?\s*ISO-10303-21\s*;/

/** AutoCAD's DXF reference: group 0 opens a section, comments (999) may stand before it; or the binary form's mark. */
const dxf =
  /^\uFEFF?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n|^AutoCAD Binary DXF\r\n\u001a\0/

const headLength = 4096

/** Tells the type of a file by its bytes alone; undefined where it is none of those that are stored. */
export async function sniffType(file: string): Promise<FileTypeName | undefined> {
  const head = (await readHead(file)).toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  if (step.test(head)) return 'step'
  if (dxf.test(head)) return 'dxf'
  const found = await fileTypeFromFile(file)
  return found && typeOfMime(found.mime)
}

/** Returns true for a file that begins like a ZIP archive. */
export async function beginsAsArchive(file: string): Promise<boolean> {
  return (await readHead(file)).subarray(0, 2).toString('latin1') === 'PK'
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
