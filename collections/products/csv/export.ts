import type { Endpoint, Where } from 'payload'
import { catalogueColumns } from '@/src/contract/staff/catalogue-csv'
import { languageOr } from '@/src/i18n/languages'
import { attributeHead } from '@/src/domain/catalogue/attributes/cells'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import { csvParts, csvStream } from '@/src/platform/text/csv'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { attributeCells } from './attribute-cells'
import { type Listed, readDefinitions, readInParts } from './read-catalogue'

/** `GET /products/export?locale=`: the catalogue in one language, as the import takes it. */
export const exportProducts: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    // Visitors may read products, but not those that are hidden from them: this is for staff.
    await mustBeAllowed(req, 'products', 'update')
    const locale = languageOr(req.query.locale)
    const where = (req.query.where ?? {}) as Where
    const definitions = await readDefinitions(req)
    const { attributes } = definitions
    const columns = [...catalogueColumns, ...attributes.map(attributeHead)]
    const portions = rowsOf(readInParts(req, locale, where, definitions), attributes)
    return csvStream(`products-${locale}`, csvParts(columns, portions))
  },
}

/** Rows as lists of cells: an object with so many names of its own takes some 40 kB, until the next full collection of garbage. */
async function* rowsOf(
  portions: AsyncIterable<Listed[]>,
  attributes: readonly Attribute[],
): AsyncGenerator<string[][]> {
  for await (const products of portions)
    yield products.map((product) => [
      ...catalogueColumns.map((column) => product.cells[column]),
      ...attributeCells(product, attributes),
    ])
}
