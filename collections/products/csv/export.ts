import type { Endpoint, PayloadRequest, Where } from 'payload'
import { catalogueColumns } from '@/src/contract/staff/catalogue-csv'
import { type Language, languageOr } from '@/src/i18n/languages'
import { attributeHead } from '@/src/lib/attributes/cells'
import { csvStream, toCsv } from '@/src/lib/text/csv'
import { mustBeAllowed } from '@/collections/endpoints/call'
import { attributeCells } from './attribute-cells'
import { readDefinitions, readInParts } from './read-catalogue'

/** `GET /products/export?locale=`: the catalogue in one language, as the import takes it. */
export const exportProducts: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    // Visitors may read products, but not those that are hidden from them: this is for staff.
    await mustBeAllowed(req, 'products', 'update')
    const locale = languageOr(req.query.locale)
    const parts = textsOf(req, locale, (req.query.where ?? {}) as Where)
    return csvStream(`products-${locale}`, parts)
  },
}

/** The file in parts: a large catalogue is never in memory as a whole. */
async function* textsOf(
  req: PayloadRequest,
  locale: Language,
  where: Where,
): AsyncGenerator<string> {
  const definitions = await readDefinitions(req)
  const { attributes } = definitions
  const columns = [...catalogueColumns, ...attributes.map(attributeHead)]
  yield toCsv(columns, [])
  for await (const products of readInParts(req, locale, where, definitions)) {
    const rows = products.map((product) => ({
      ...product.cells,
      ...attributeCells(product, attributes),
    }))
    yield toCsv(columns, rows, { isContinued: true })
  }
}
