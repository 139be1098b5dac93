import { expect, it } from 'vitest'
import { isLikeRelativeLink, targetOfRelativeLink } from '@/src/domain/links/routes'

const addresses = [
  '/',
  '/about',
  '/company/about-us',
  '/company/culture',
  '/industries/banking',
  '/legal/terms-and-conditions',
  '/news',
  '/product/atm-a100',
  '/products',
  '/products/banking',
  '/solutions/cdm',
  '/solutions/payment/card',
]

it.each([
  ['/company/company/culture', '/company/culture'],
  ['/company/company/about-us', '/company/about-us'],
  ['/legal/legal/terms-and-conditions', '/legal/terms-and-conditions'],
  ['/legal/company/culture', '/company/culture'],
  ['/news/legal/terms-and-conditions', '/legal/terms-and-conditions'],
  ['/careers/company/about-us', '/company/about-us'],
  ['/product/legal/terms-and-conditions', '/legal/terms-and-conditions'],
  ['/product/atm-a100/legal/terms-and-conditions', '/legal/terms-and-conditions'],
  ['/products/legal/terms-and-conditions', '/legal/terms-and-conditions'],
  ['/products/category/legal/terms-and-conditions', '/legal/terms-and-conditions'],
  ['/industries/company/culture', '/company/culture'],
  ['/solutions/company/culture', '/company/culture'],
  ['/solutions/payment/company/culture', '/company/culture'],
])('%s means %s', (path, target) => {
  expect(isLikeRelativeLink(path)).toBe(true)
  expect(targetOfRelativeLink(path, addresses)).toBe(target)
})

it.each([
  '/company/culture',
  '/legal/terms-and-conditions',
  '/company/company/nothing',
  '/nothing/company/culture',
  '/about/company/culture',
  '/solutions/cdm/company/culture',
  '/product/nothing/company/culture',
  '/company/company/company/culture',
  '/company/culture/news',
])('%s means nothing', (path) => expect(targetOfRelativeLink(path, addresses)).toBeUndefined())
