import type { DemoPage } from './types'

export const companyLeadership: DemoPage = {
  path: '/company/leadership',
  title: {
    en: 'Leadership',
    zh: '管理团队',
    hi: 'नेतृत्व',
    ja: '経営陣',
    ko: '경영진',
    th: 'คณะผู้บริหาร',
    vi: 'Ban lãnh đạo',
    ru: 'Руководство',
    id: 'Kepemimpinan',
    ms: 'Kepimpinan',
  },
  seo: {
    description: {
      en: 'Who leads Solgate Terminals: its founder and chairman, its honorary president and its executive vice president.',
      zh: 'Solgate Terminals 的领导者：创始人兼董事长、名誉总裁和执行副总裁。',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'leadership',
      title: {
        en: 'Three people who still read the fault reports',
        zh: '三位领导，仍在读故障报告',
      },
      text: {
        en: 'Every Monday at eight, the three look at the ten worst faults of the week, with the part in their hands.',
        zh: '每周一早上八点，他们手里拿着零件，逐一看过上周最严重的十个故障。',
      },
      picture: 'key:scene-company-leadership',
    },
    {
      blockType: 'leadership',
      title: {
        en: 'The one who drew it, the one who doubted it, the one who repairs it',
        zh: '画它的人，质疑它的人，修它的人',
      },
      leaders: [
        {
          name: { en: 'Shen Guowei', zh: '沈国维' },
          position: { en: 'Founder and Chairman', zh: '创始人兼董事长' },
          anchor: 'founder',
          picture: 'key:leader-founder',
          detail: 'key:leader-founder-detail',
          statement: {
            en: 'A keyboard has one duty: to forget what was typed.',
            zh: '键盘只有一项本分：忘记有人按过什么。',
          },
          bio: {
            en: 'Shen Guowei learned toolmaking before he studied electronics, and repaired teller keyboards for a bank in Shenzhen. What he saw there, PINs that ran through a ribbon cable in plain figures, was the reason to found the company in December 2003, with ten colleagues and half a floor.\nHe drew the tamper mesh of keyboard number 0001 himself. As chairman he signs one drawing a year by hand: the keys of the next PIN pad, after he has pressed them.',
            zh: '沈国维先学模具，后学电子，曾在深圳一家银行修理柜员键盘。他在那里看到，密码以明文穿过一根排线；这就是他在 2003 年 12 月带着十位同事、租下半层楼创办公司的原因。\n0001 号键盘的防拆网是他亲手画的。作为董事长，他每年只亲笔签一张图：下一款密码键盘的按键，在他亲手按过之后。',
          },
        },
        {
          name: { en: 'Hao Jingyi', zh: '郝静怡' },
          position: { en: 'Honorary President', zh: '名誉总裁' },
          anchor: 'president',
          picture: 'key:leader-president',
          detail: 'key:leader-president-detail',
          statement: {
            en: 'I trust a cipher after people better than me have failed at it.',
            zh: '比我高明的人都没攻破，我才相信一种密码。',
          },
          bio: {
            en: 'Professor Hao Jingyi taught cryptography for twenty-six years and reviewed the key hierarchy of the first keyboard, at first as its sharpest critic. She led the company from 2007 to 2021, the years in which whole machines came to the keys, and through every PCI approval of that time.\nAs honorary president she chairs the security council. It meets four times a year, pays outsiders for every attack that gets further than the last, and publishes to customers what was learned.',
            zh: '郝静怡教授讲授密码学二十六年。第一块键盘的密钥体系由她评审，起初她是最尖锐的批评者。2007 年至 2021 年，她领导公司从按键走向整机，并通过了其间的每一次 PCI 认证。\n作为名誉总裁，她主持安全委员会。委员会每年开会四次，外部人员的攻击只要比上一次走得更远就有奖金，学到的东西向客户公开。',
          },
        },
        {
          name: { en: 'Lydia Chen', zh: '陈立雅' },
          position: { en: 'Executive Vice President', zh: '执行副总裁' },
          anchor: 'vice-president',
          picture: 'key:leader-vice-president',
          detail: 'key:leader-vice-president-detail',
          statement: {
            en: 'The night shift knows first. So I ask the night shift.',
            zh: '夜班最先知道，所以我去问夜班。',
          },
          bio: {
            en: 'Lydia Chen came as a test engineer in 2009 and answers today for production, supply and service. She set up the spare parts hub in Rotterdam and the second assembly line in Huizhou, and works on the line one week in every year.\nHer measure of a machine is the time until it works again: from the call of the branch to the first note. In 2009 it was two days; the service contract now promises four hours.',
            zh: '陈立雅 2009 年以测试工程师的身份加入公司，如今负责生产、供应链和服务。鹿特丹备件中心和惠州第二条装配线由她建立；每年她都会在产线上工作一周。\n她衡量一台机器，看的是它多久恢复工作：从网点来电，到吐出第一张钞票。2009 年是两天，如今服务合同承诺四小时。',
          },
        },
      ],
    },
  ],
}
