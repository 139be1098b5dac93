import { testPanelViews } from '@/tests/helpers/panel-views'

testPanelViews([
  '/admin/login',
  '/admin/collections/products/create',
  '/admin/collections/media/create',
  '/admin/account',
])
