import type { DemoPage } from './types'

export const companyLeadership: DemoPage = {
  path: '/company/leadership',
  title: { en: 'Leadership' },
  seo: {
    description: {
      en: 'Who leads Solgate Terminals: its founder and chairman, its honorary president and its executive vice president.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'leadership',
      title: { en: 'Three people who still read the fault reports' },
      text: {
        en: 'Every Monday at eight, the three look at the ten worst faults of the week, with the part in their hands.',
      },
      picture: 'key:scene-company-leadership',
    },
    {
      blockType: 'leadership',
      title: { en: 'The one who drew it, the one who doubted it, the one who repairs it' },
      leaders: [
        {
          name: { en: 'Shen Guowei' },
          position: { en: 'Founder and Chairman' },
          anchor: 'founder',
          picture: 'key:leader-founder',
          detail: 'key:leader-founder-detail',
          statement: { en: 'A keyboard has one duty: to forget what was typed.' },
          bio: {
            en: 'Shen Guowei learned toolmaking before he studied electronics, and repaired teller keyboards for a bank in Shenzhen. What he saw there, PINs that ran through a ribbon cable in plain figures, was the reason to found the company in December 2003, with ten colleagues and half a floor.\nHe drew the tamper mesh of keyboard number 0001 himself. As chairman he signs one drawing a year by hand: the keys of the next PIN pad, after he has pressed them.',
          },
        },
        {
          name: { en: 'Hao Jingyi' },
          position: { en: 'Honorary President' },
          anchor: 'president',
          picture: 'key:leader-president',
          detail: 'key:leader-president-detail',
          statement: { en: 'I trust a cipher after people better than me have failed at it.' },
          bio: {
            en: 'Professor Hao Jingyi taught cryptography for twenty-six years and reviewed the key hierarchy of the first keyboard, at first as its sharpest critic. She led the company from 2007 to 2021, the years in which whole machines came to the keys, and through every PCI approval of that time.\nAs honorary president she chairs the security council. It meets four times a year, pays outsiders for every attack that gets further than the last, and publishes to customers what was learned.',
          },
        },
        {
          name: { en: 'Lydia Chen' },
          position: { en: 'Executive Vice President' },
          anchor: 'vice-president',
          picture: 'key:leader-vice-president',
          detail: 'key:leader-vice-president-detail',
          statement: { en: 'The night shift knows first. So I ask the night shift.' },
          bio: {
            en: 'Lydia Chen came as a test engineer in 2009 and answers today for production, supply and service. She set up the spare parts hub in Rotterdam and the second assembly line in Huizhou, and works on the line one week in every year.\nHer measure of a machine is the time until it works again: from the call of the branch to the first note. In 2009 it was two days; the service contract now promises four hours.',
          },
        },
      ],
    },
  ],
}
