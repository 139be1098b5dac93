import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryInfoAr: DemoPage = {
  path: '/industries/info-ar',
  title: {
    en: 'Information and Augmented Reality',
    zh: '信息与增强现实',
    hi: 'सूचना और संवर्धित वास्तविकता',
    ja: '情報・拡張現実',
    ko: '정보·증강현실',
    th: 'ข้อมูลและความเป็นจริงเสริม',
    vi: 'Thông tin và thực tế tăng cường',
    ru: 'Информация и дополненная реальность',
    id: 'Informasi dan Realitas Tertambah',
    ms: 'Maklumat dan Realiti Terimbuh',
  },
  seo: {
    description: {
      en: 'Trackballs of 25, 38 and 50 mm, steel keyboards and digital signage for museums, airports and augmented reality stands.',
      zh: '25、38、50 毫米轨迹球、钢制键盘和数字标牌，用于博物馆、机场和增强现实展台。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'A thousand hands a day', zh: '一天，一千双手' },
      text: {
        en: 'The lit ball shows from afar where to begin, and which way the exhibit will turn before anyone touches it.',
        zh: '发光的球远远告诉人从哪里开始；还没触碰，就知道展品会往哪边转。',
      },
      picture: 'key:scene-industry-info-ar',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'information',
      layout: 'industry',
      builtIn: builtInSection('information'),
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Three balls', zh: '三种球' },
      text: {
        en: 'All read optically, all seen by the computer as a plain USB mouse.',
        zh: '全部光学读取，电脑都把它当作普通 USB 鼠标。',
      },
      products:
        'trackball-t25-panel-trackball\ntrackball-t38-sealed-trackball\ntrackball-t50-lit-trackball',
      specifications: {
        en: 'Ball\nResolution\nService life\nProtection\nIllumination\nMounting',
        zh: '球体\n分辨率\n使用寿命\n防护等级\n灯光\n安装方式',
      },
    },
    {
      blockType: 'applications',
      title: { en: 'Where they turn', zh: '它们在哪里转动' },
      picture: 'key:scene-airport-information',
      places: [
        {
          title: { en: 'Augmented reality stands', zh: '增强现实展台' },
          text: {
            en: 'The ball turns the model: slowly for the one who looks, at once for the child who spins it.',
            zh: '球转动模型：细看的人慢慢转，孩子一拨，立刻飞转。',
          },
          machine: { en: 'T50 Lit Trackball', zh: 'T50 发光轨迹球' },
          href: '/product/trackball-t50-lit-trackball',
        },
        {
          title: { en: 'Airports and stations', zh: '机场与车站' },
          text: {
            en: 'Information points with ball and steel keyboard in one plate, IP65 and IK10.',
            zh: '轨迹球与钢制键盘合一的信息点，IP65、IK10。',
          },
          machine: { en: 'K90 Keyboard with Trackball', zh: 'K90 带轨迹球键盘' },
          href: '/product/keyboard-k90-keyboard-with-trackball',
        },
        {
          title: { en: 'Laboratories and wet rooms', zh: '实验室与潮湿场所' },
          text: {
            en: 'Hosed down, disinfected, and turned with a glove.',
            zh: '可冲洗，可消毒，戴手套也能转。',
          },
          machine: { en: 'T38 Sealed Trackball', zh: 'T38 密封轨迹球' },
          href: '/product/trackball-t38-sealed-trackball',
        },
        {
          title: { en: 'Digital signage', zh: '数字标牌' },
          text: {
            en: 'A pointing device that cannot be carried away.',
            zh: '一个带不走的指点设备。',
          },
          machine: { en: 'T25 Panel Trackball', zh: 'T25 面板轨迹球' },
          href: '/product/trackball-t25-panel-trackball',
        },
      ],
    },
  ],
}
