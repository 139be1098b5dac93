import { runUnderPolicy } from '@/tests/demo/helpers/strict-policy'

runUnderPolicy([
  '/products?q=kiosk',
  '/search?q=kiosk',
  '/solutions/atm',
  '/industries/banking',
  '/about',
  '/news',
  '/careers',
  '/support',
])
