import {
  SecurityNotice,
  SecurityNoticeList,
  SecurityNoticeQuery,
} from '@/src/contract/security-notice'
import {
  getSecurityNotice,
  listSecurityNotices,
  securityNoticesOfProduct,
} from '@/src/data/security-notices'
import { read } from './operation'

const subject = 'Security notices'

export const securityNoticeOperations = [
  read({
    path: '/security-notices',
    subject,
    summary: 'Holes in products and what to do about them, all or those of a product',
    query: SecurityNoticeQuery,
    answer: SecurityNoticeList,
    refusals: [400, 404],
    missing: 'Product not found',
    handler: ({ lng, query: { product } }) =>
      product === undefined
        ? listSecurityNotices({ lng })
        : securityNoticesOfProduct(product, { lng }),
  }),
  read({
    path: '/security-notices/{id}',
    subject,
    summary: 'One security notice; its CSAF 2.0 document is at `csafPath` of the site',
    parameters: { id: 'Id, or slug: its number in small letters' },
    answer: SecurityNotice,
    missing: 'Security notice not found',
    handler: ({ lng, params }) => getSecurityNotice({ lng, key: params.id }),
  }),
]
