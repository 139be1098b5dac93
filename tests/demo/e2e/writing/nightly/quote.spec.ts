import { collectAndRequest } from '@/tests/demo/helpers/quote-list'

collectAndRequest(1440)
