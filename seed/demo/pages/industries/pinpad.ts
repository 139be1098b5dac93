import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryPinpad: DemoPage = {
  path: '/industries/pinpad',
  title: {
    en: 'Encrypting PIN Pad',
    zh: '加密密码键盘',
    hi: 'एन्क्रिप्टिंग पिन पैड',
    ja: '暗号化PINパッド',
    ko: '암호화 PIN 패드',
    th: 'แป้นรหัส PIN แบบเข้ารหัส',
    vi: 'Bàn phím PIN mã hóa',
    ru: 'Шифрующая ПИН-клавиатура',
    id: 'PIN Pad Terenkripsi',
    ms: 'Pad PIN Penyulitan',
  },
  seo: {
    description: {
      en: 'Encrypting PIN pads for makers of cash machines, ticket machines and kiosks: four models, one command set, PCI PTS 5.x and v6, keys loaded by two people.',
      zh: '面向取款机、售票机和自助终端厂商的加密密码键盘：四种型号，一套指令，PCI PTS 5.x 与 v6，密钥由两人装入。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Twelve keys that keep a secret', zh: '守口如瓶的十二个键' },
      text: {
        en: 'The part of a terminal that people touch most and see least into. We have made it since December 2003, in steel, zinc and glass.',
        zh: '终端上被触碰最多、却最不为人知的部件。自 2003 年 12 月起，我们用钢、锌合金和玻璃制造它。',
      },
      picture: 'key:scene-industry-pinpad',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'security-access',
      layout: 'industry',
      builtIn: builtInSection('security-access'),
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'For makers who build it in', zh: '写给要装入它的厂商' },
      text: {
        en: 'Most of our pads leave the works in machines of other names.',
        zh: '我们的大部分键盘，装在别家品牌的机器里出厂。',
      },
      items: [
        {
          title: { en: 'It fits your cut-out', zh: '开孔不用改' },
          text: {
            en: 'The E20 and E30 fill the opening used in most cash machines of the world: 140 × 118 mm, four M4 bolts from behind.',
            zh: 'E20 和 E30 适配全球多数取款机的开孔：140 × 118 毫米，背面四颗 M4 螺栓。',
          },
        },
        {
          title: { en: 'It answers your commands', zh: '指令不用改' },
          text: {
            en: 'Command sets that replace older pads without a change at the host; CEN/XFS drivers for Windows 11 IoT, libraries in C for Linux.',
            zh: '指令集可替换旧型号，主机无需改动；提供 Windows 11 IoT 的 CEN/XFS 驱动和 Linux 的 C 语言库。',
          },
        },
        {
          title: { en: 'It speaks your legends', zh: '字符随您定' },
          text: {
            en: 'Eleven legends in stock, etched 0.3 mm deep; a raised dot on the 5, and colours on the function keys.',
            zh: '备有十一种字符，蚀刻 0.3 毫米深；5 键带凸点，功能键分色。',
          },
        },
        {
          title: { en: 'It arrives with your keys', zh: '密钥已装好' },
          text: {
            en: 'Loaded in our key room, which two people must open together, or on site, or from the host by TR-34.',
            zh: '在须两人同开的密钥室装入，也可现场装入，或由主机按 TR-34 下发。',
          },
        },
        {
          title: { en: 'It keeps its certificate', zh: '证书不失效' },
          text: {
            en: 'A pad with a worn face gets a new plate and keys at our works and remains what the laboratory evaluated.',
            zh: '面板磨损的键盘返厂更换面板和按键，仍是实验室评估过的那一块。',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'What an attacker would have to get past', zh: '攻击者要过的关' },
      ctaText: { en: 'See inside the PIN pad', zh: '看密码键盘内部' },
      ctaHref: '/solutions/epp',
      secondText: { en: 'All security products', zh: '全部安全产品' },
      secondHref: '/products/security',
    },
  ],
}
