import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { categories } from '../demo/categories'
import { settings } from '../demo/settings'
import type { DemoProduct } from '../demo/types'
import { mediaFolder, readManifest } from '../picture-manifest'
import { makeDxf, type TitleBlock } from './drawing/dxf'
import { readModelSolids } from './drawing/read-solids'
import { makeStep } from './drawing/step'
import { printedManual } from './manuals'
import { manualFamilies, manualLanguages } from '../demo/manuals/texts'
import {
  approvalName,
  currentEdition,
  declarationName,
  drawingNames,
  drawnProducts,
  manualName,
} from './names'
import { printedApproval, printedDeclaration } from './papers'
import { layout, type PrintedDocument, typeset } from './typeset'

/** A document of `seed/documents/files`. */
export interface MadeFile {
  name: string
  /** Hash of all that it is made of. */
  madeOf: string
  make: () => Promise<Buffer>
}

/** All documents that are made ahead: what is printed, and the drawings. */
export async function madeFiles(): Promise<MadeFile[]> {
  const [manual, declaration, approval] = (['manual', 'declaration', 'approval'] as const).map(
    currentEdition,
  )
  if (!manual || !declaration || !approval) return []
  const pictures = await readManifest()
  const logo = pictures[settings.logo]?.file ?? ''
  const print = (name: string, document: PrintedDocument) => printedFile(name, document, logo)
  return [
    ...manualFamilies.flatMap((family) =>
      manualLanguages.map((lng) =>
        print(manualName(family, lng, manual.version), printedManual(family, lng, manual)),
      ),
    ),
    ...categories.map(({ slug }) =>
      print(declarationName(slug, declaration.version), printedDeclaration(slug, declaration)),
    ),
    print(approvalName(approval.version), printedApproval(approval)),
    ...drawnProducts().flatMap(drawnFiles),
  ]
}

function printedFile(name: string, document: PrintedDocument, logo: string): MadeFile {
  const read = (file: string) => readFileSync(path.join(mediaFolder, file))
  const cover = document.picture ? read(document.picture.file) : null
  return {
    name,
    madeOf: hashOf([layout, document, read(logo), cover]),
    make: async () =>
      typeset(document, {
        logo: (await sharp(read(logo)).resize({ width: 340 }).png().toBuffer()).toString('base64'),
        cover: cover && cover.toString('base64'),
      }),
  }
}

/** Raised when drawings are made otherwise. */
const drawingLayout = 1

function drawnFiles(product: DemoProduct): MadeFile[] {
  const edition = currentEdition('drawing')
  const envelope = product.attributes.dimensions as { width: number; depth: number; height: number }
  const content = readFileSync(path.resolve('seed/models', `${product.slug}.glb`))
  const title: TitleBlock = {
    name: product.name.en,
    company: settings.companyName,
    revision: edition.version,
    day: edition.day,
  }
  const madeOf = hashOf([drawingLayout, title, envelope, content])
  const [dxf, step] = drawingNames(product.slug)
  return [
    {
      name: dxf,
      madeOf,
      make: async () => makeDxf(await readModelSolids(content), envelope, title),
    },
    { name: step, madeOf, make: async () => makeStep(await readModelSolids(content), title) },
  ]
}

/** @param parts buffers, and values that JSON can hold */
function hashOf(parts: unknown[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(Buffer.isBuffer(part) ? part : JSON.stringify(part))
  return hash.digest('hex').slice(0, 16)
}
