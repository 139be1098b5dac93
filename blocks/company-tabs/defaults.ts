import type { CompanyTabsBlock } from '@/payload-types'

export const defaults: CompanyTabsBlock = {
  blockType: 'companyTabs',
  current: 'about-us',
  title: 'First the keys, then the machines',
  text: 'A maker of self-service terminals in Shenzhen, since 2003.',
  picture: 'key:scene-company-about-us',
}
