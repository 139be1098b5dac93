import { careerOperations } from './careers'
import { contentOperations } from './content'
import { documentOperations } from './documents'
import { inquiryOperations } from './inquiries'
import { internalOperations, serverOperations } from './server'
import { newsOperations } from './news'
import type { ApiOperation } from './operation'
import { previewOperations } from './preview'
import { productOperations } from './products'
import { quoteOperations } from './quotes'
import { referenceOperations } from './reference'
import { searchOperations } from './search'
import { securityNoticeOperations } from './security-notices'
import { uploadOperations } from './uploads'
import { visitOperations } from './visits'

/** All operations below `/api`, except those of Payload below `/api/admin`. The reference shows them in this order. */
export const operations: ApiOperation[] = [
  ...productOperations,
  ...searchOperations,
  ...contentOperations,
  ...newsOperations,
  ...careerOperations,
  ...documentOperations,
  ...securityNoticeOperations,
  ...inquiryOperations,
  ...quoteOperations,
  ...uploadOperations,
  ...visitOperations,
  ...serverOperations,
  ...referenceOperations(() => documentedOperations),
  ...previewOperations,
  ...internalOperations,
]

/** The operations that the reference describes. */
export const documentedOperations = operations.filter((operation) => operation.isDocumented)
