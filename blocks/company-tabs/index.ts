import type { CompanyTabsBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'
import { companyPages } from './pages'

const schema: BlockSchema<'companyTabs'> = {
  slug: 'companyTabs',
  interfaceName: 'CompanyTabsBlock',
  labels: { singular: 'Company header with tabs', plural: 'Company headers with tabs' },
  admin: { group: 'Openings' },
  fields: [
    {
      name: 'current',
      type: 'select',
      required: true,
      defaultValue: 'about-us',
      options: companyPages.map(({ name, label }) => ({ value: name, label })),
      admin: { description: 'Company page whose tab is highlighted' },
    },
    blockLine('title', { required: true, admin: { description: 'Heading of the page' } }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'One or two sentences below the heading' },
    }),
    blockPicture({ description: 'Shown beside the heading, up to the edge of the window' }),
  ],
}

const defaults: CompanyTabsBlock = {
  blockType: 'companyTabs',
  current: 'about-us',
  title: 'First the keys, then the machines',
  text: 'A maker of self-service terminals in Shenzhen, since 2003.',
  picture: 'key:scene-company-about-us',
}

export const companyTabs = defineBlock<CompanyTabsBlock>({ schema, defaults })
