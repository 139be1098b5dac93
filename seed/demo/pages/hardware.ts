import { contactLink, getQuote } from './contact-link'
import { builtInSection } from './section-text'
import type { DemoPage } from './types'

export const hardware: DemoPage = {
  path: '/hardware',
  title: {
    en: 'Hardware Solution',
    zh: '硬件解决方案',
    hi: 'हार्डवेयर समाधान',
    ja: 'ハードウェアソリューション',
    ko: '하드웨어 솔루션',
    th: 'โซลูชันฮาร์ดแวร์',
    vi: 'Giải pháp phần cứng',
    ru: 'Аппаратное решение',
    id: 'Solusi Perangkat Keras',
    ms: 'Penyelesaian Perkakasan',
  },
  seo: {
    description: {
      en: 'Terminals as frames with places for modules: PIN pad, note path, lock module and safe of our own make, tested cold, wet and drilled, with spare parts for ten years.',
      zh: '终端是留有模块位的框架：密码键盘、钞票通道、锁控模块和保险柜均为自制，经低温、喷淋和钻孔试验，备件供应十年。',
    },
  },
  layout: [
    {
      blockType: 'contentSection',
      sectionKey: 'hardware-solution',
      layout: 'hardware',
      builtIn: builtInSection('hardware-solution'),
    },
    {
      blockType: 'dataTable',
      title: { en: 'Modules on the bench', zh: '工作台上的模块' },
      text: {
        en: 'What slides into a frame, how it is connected, and how long one person needs to change it with one 4 mm key.',
        zh: '哪些模块可以推入框架，如何连接，一个人用一把 4 毫米扳手更换需要多久。',
      },
      columns: {
        en: 'Module | Connection | Protection | Life | Change',
        zh: '模块 | 连接 | 防护 | 寿命 | 更换时间',
      },
      rows: {
        en: 'Encrypting PIN pad E20, E30 | USB 2.0, RS-232 | IP54, IP65 front | 5 million strokes a key | 6 min\nNote head, both sides imaged | USB 2.0, 24 V DC | dust seal | 2 million notes a roller | 12 min\nDispenser, four cassettes | USB 2.0, 24 V DC | in the safe | 3 million notes | 18 min\nCoin hopper, 800 coins | USB 2.0, 24 V DC | in the safe | 5 million coins | 4 min\nCard reader with jitter drive | USB 2.0 | IP54 throat | 1 million cards | 5 min\nLock module | RS-485 | bolt and door sensed | 200,000 cycles | 8 min\nReceipt printer, 80 mm | USB 2.0 | spill tray | 150 km of paper | 3 min',
        zh: '加密密码键盘 E20、E30 | USB 2.0、RS-232 | 正面 IP54、IP65 | 每键 500 万次 | 6 分钟\n鉴钞模块，双面成像 | USB 2.0、24 V DC | 防尘密封 | 每辊 200 万张 | 12 分钟\n出钞模块，四个钞箱 | USB 2.0、24 V DC | 在保险柜内 | 300 万张 | 18 分钟\n硬币斗，800 枚 | USB 2.0、24 V DC | 在保险柜内 | 500 万枚 | 4 分钟\n抖动进卡读卡器 | USB 2.0 | 卡口 IP54 | 100 万张卡 | 5 分钟\n锁控模块 | RS-485 | 监测锁舌与柜门 | 20 万次 | 8 分钟\n凭条打印机，80 毫米 | USB 2.0 | 接液盘 | 150 千米纸 | 3 分钟',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'Name the functions, we compose the machine', zh: '您列功能，我们配机器' },
      text: {
        en: 'A first sample stands in your laboratory after eight weeks.',
        zh: '八周后，首台样机送到您的实验室。',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'other'),
      secondText: { en: 'See all products', zh: '查看全部产品' },
      secondHref: '/products',
    },
  ],
}
