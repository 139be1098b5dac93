import { collectAndRequest } from '@/tests/demo/helpers/quote-list'

collectAndRequest(390)
collectAndRequest(1440)
