import { type ComparisonOrder, noValue } from './comparison'
import { openDocument, textsIn } from './open-document'
import { landscape, page } from './paper'
import { drawLink } from './parts/end'
import { drawHead } from './parts/frame'
import { drawTable } from './parts/comparison-table'
import { decodeLogo, decodePhoto } from './pictures'
import { makeStyles } from './styles'

/** The comparison as a PDF, as a data sheet is one: lying where more than two products stand side by side. */
export async function drawComparison({
  comparison,
  version,
  pictures,
}: ComparisonOrder): Promise<Buffer> {
  const [logo, ...photos] = await Promise.all([
    decodeLogo(pictures.logo),
    ...pictures.products.map((each) => decodePhoto(each, 400)),
  ])
  const { lng, company, products, groups, note, words, colors, fonts } = comparison
  const styles = makeStyles(colors, lng)
  const names = products.map(({ name }) => name)
  const frame = {
    company,
    // The heading says it.
    kind: '',
    name: words.heading,
    page: words.page,
    revision: words.revision,
  }
  const { paper, finish } = await openDocument({
    described: comparison,
    texts: {
      every: [...textsIn(comparison), noValue],
      strong: [...groups.map(({ heading }) => heading), ...names, company],
      headings: [company, words.heading, ...names],
    },
    fonts,
    colors,
    framed: { frame, styles },
    version,
    format: products.length > 2 ? landscape : page,
  })
  const { left } = paper.format
  drawHead(paper, { frame, styles }, logo)
  const place = () => ({ x: left, y: paper.y, width: paper.width })
  paper.y += paper.text('H1', paper.root, words.heading, styles.nameSmall, place()) + 6
  if (note) paper.y += paper.text('P', paper.root, note, styles.rowName, place())
  paper.y += 14
  drawTable(paper, { comparison, photos, styles })
  paper.y += 14
  const height = paper.height(comparison.address, styles.address, paper.width)
  paper.need(height)
  drawLink(paper, comparison.address, styles.address, left, paper.y, paper.width)
  return finish()
}
