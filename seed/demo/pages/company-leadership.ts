import type { DemoPage } from './types'

export const companyLeadership: DemoPage = {
  path: '/company/leadership',
  title: { en: 'Leadership' },
  seo: {
    description: {
      en: 'Who leads Solgate Terminals: its founder and chairman, its honorary president, and its executive vice president and CEO.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'leadership',
      title: { en: 'Three people who still read the fault reports' },
      text: {
        en: 'Every Monday at 8 a.m., all three review the ten worst faults of the week, with the failed part in their hands.',
      },
      picture: 'key:scene-company-leadership',
    },
    {
      blockType: 'leadership',
      title: { en: 'Toolmaker, cryptographer, test engineer' },
      leaders: [
        {
          name: { en: 'Shen Guowei' },
          position: { en: 'Founder and Chairman' },
          anchor: 'founder',
          picture: 'key:leader-founder',
          detail: 'key:leader-founder-detail',
          statement: { en: 'A keyboard has one duty: to forget what was typed.' },
          bio: {
            en: 'Shen Guowei trained as a toolmaker before he studied electronics, and repaired teller keyboards for a bank in Shenzhen. There he saw PINs travel through a ribbon cable unencrypted. That was his reason to found the company in December 2003, with ten colleagues and half a floor.\nHe designed the tamper mesh of keyboard number 0001 himself. As chairman he is the company’s legal representative, and once a year he signs one drawing by hand: the keys of the next PIN pad, after he has pressed them.',
          },
        },
        {
          name: { en: 'Hao Jingyi' },
          position: { en: 'Honorary President' },
          anchor: 'president',
          picture: 'key:leader-president',
          detail: 'key:leader-president-detail',
          statement: { en: 'I trust a cipher once people better than me have failed to break it.' },
          bio: {
            en: 'Professor Hao Jingyi taught cryptography for twenty-six years and reviewed the key hierarchy of the first keyboard, initially as its toughest critic. She led the company from 2007 to 2021, when it grew from keyboards to complete machines, and through every PCI approval of that time.\nAs honorary president she chairs the security advisory board. It meets four times a year, rewards outside experts for every attack that gets further than the previous one, and shares the lessons with customers.',
          },
        },
        {
          name: { en: 'Lydia Chen' },
          position: { en: 'Executive Vice President and CEO' },
          anchor: 'vice-president',
          picture: 'key:leader-vice-president',
          detail: 'key:leader-vice-president-detail',
          statement: { en: 'The night shift knows first. So I ask the night shift.' },
          bio: {
            en: 'Lydia Chen joined as a test engineer in 2009, has been chief executive since 2021, and is directly in charge of production, supply, and service. She set up the spare parts hub in Rotterdam and the second assembly line in Huizhou, and works on the line one week every year.\nShe judges a machine by how quickly it works again after a fault. In 2009 it took two days for a technician to arrive; the service contract now promises four hours in cities with a depot.',
          },
        },
      ],
    },
  ],
}
