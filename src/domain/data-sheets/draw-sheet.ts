import { openDocument, textsIn } from './open-document'
import { drawCertificates, drawContact, drawDocuments, drawDrawing } from './parts/end'
import { drawHead } from './parts/frame'
import { drawIntroduction } from './parts/introduction'
import { drawSpecifications } from './parts/specifications'
import { decodeLogo, decodePhoto } from './pictures'
import type { SheetOrder } from './sheet'
import { makeStyles } from './styles'

/** The sheet as a PDF: tagged, with all its letters in it, and the same bytes for the same order. */
export async function drawSheet({ sheet, version, pictures }: SheetOrder): Promise<Buffer> {
  const [logo, picture] = await Promise.all([
    decodeLogo(pictures.logo),
    decodePhoto(pictures.product, 1000),
  ])
  const { company, name, words, colors, fonts } = sheet
  const styles = makeStyles(colors, sheet.lng)
  const frame = {
    company,
    kind: words.dataSheet,
    name,
    page: words.page,
    revision: words.revision,
  }
  const { paper, finish } = await openDocument({
    described: sheet,
    texts: {
      every: textsIn(sheet),
      strong: [
        ...sheet.groups.map(({ heading }) => heading),
        ...sheet.certificates.map(({ standard }) => standard),
        sheet.category,
        company,
      ],
      headings: [
        company,
        name,
        ...sheet.figures.map(([, value]) => value),
        ...Object.values(words),
      ],
    },
    fonts,
    colors,
    framed: { frame, styles },
    version,
  })
  const context = { sheet, frame, styles }
  drawHead(paper, context, logo)
  drawIntroduction(paper, context, picture)
  drawSpecifications(paper, context)
  drawDrawing(paper, context)
  drawCertificates(paper, context)
  drawDocuments(paper, context)
  drawContact(paper, context)
  return finish()
}
