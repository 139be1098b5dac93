import type { Endpoint, Where } from 'payload'
import { catalogueColumns } from '@/src/contract/staff/catalogue-csv'
import { languageOr } from '@/src/i18n/languages'
import { attributeHead } from '@/src/lib/attributes/cells'
import { csvAnswer, toCsv } from '@/src/lib/text/csv'
import { mustBeAllowed } from '@/collections/endpoints/call'
import { attributeCells } from './attribute-cells'
import { readCatalogue } from './read-catalogue'

/** `GET /products/export?locale=`: the catalogue in one language, as the import takes it. */
export const exportProducts: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    // Visitors may read products, but not those that are hidden from them: this is for staff.
    await mustBeAllowed(req, 'products', 'update')
    const locale = languageOr(req.query.locale)
    const where = req.query.where as Where | undefined
    const { products, attributes } = await readCatalogue(req, locale, where ? { where } : {})
    const rows = products.map((product) => ({
      ...product.cells,
      ...attributeCells(product, attributes),
    }))
    const columns = [...catalogueColumns, ...attributes.map(attributeHead)]
    return csvAnswer(`products-${locale}`, toCsv(columns, rows))
  },
}
