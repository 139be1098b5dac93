import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'retail-healthcare-p600-card-dispenser-kiosk'

export const card: DemoPage = {
  path: '/solutions/payment/card',
  title: {
    en: 'Card Dispenser Kiosk Solution',
    zh: '自助发卡机解决方案',
    hi: 'कार्ड डिस्पेंसर कियोस्क समाधान',
    ja: 'カード発行キオスクソリューション',
    ko: '카드 발급 키오스크 솔루션',
    th: 'โซลูชันตู้จ่ายบัตร',
    vi: 'Giải pháp kiosk phát thẻ',
    ru: 'Решение для выдачи карт',
    id: 'Solusi Kios Dispenser Kartu',
    ms: 'Penyelesaian Kios Dispenser Kad',
  },
  seo: {
    description: {
      en: 'A kiosk that sells, tops up and replaces cards: 600 cards in stock, one issued in 12 seconds, touch displays of 15.6 to 21.5 inches.',
      zh: '售卡、充值、补卡一机完成：备卡 600 张，12 秒发一张，触摸屏 15.6 至 21.5 英寸可选。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      tone: 'paper',
      title: { en: 'A card in twelve seconds', zh: '十二秒，一张卡' },
      text: {
        en: 'The card dispenser kiosk sells cards, tops them up and replaces lost ones. It writes each card, reads it back, and only then lets it go.',
        zh: '自助发卡机可售卡、充值和补卡。每张卡写入之后先读回核对，无误才吐出。',
      },
      picture: 'key:product-retail-healthcare-p600-card-dispenser-kiosk',
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'payment', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'payment', product),
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'Features', zh: '特点' },
      text: {
        en: 'All of them in one kiosk of 420 × 430 mm, of which a shop can put two where a till stood.',
        zh: '全部集成在 420 × 430 毫米的机身里，一个收银台的位置能放两台。',
      },
      items: [
        {
          title: { en: 'Touch display of 15.6 to 21.5 inches', zh: '15.6 至 21.5 英寸触摸屏' },
          text: {
            en: '15.6, 17, 19 or 21.5 inches, in an interchangeable frame. The size can be chosen late, and changed later with six screws.',
            zh: '15.6、17、19 或 21.5 英寸，装在可互换的框架中。尺寸可以晚些再定，日后拆六颗螺钉即可更换。',
          },
        },
        {
          title: { en: '600 cards in two sealed magazines', zh: '两个封闭卡箱，备卡 600 张' },
          text: {
            en: 'Sealed at the issuer, exchanged in one minute under a lock of their own. A bin for 50 cards takes back what fails.',
            zh: '由发卡方封装，独立锁具，一分钟更换。写卡失败的收入 50 张容量的回收箱。',
          },
        },
        {
          title: { en: 'Chip, contactless, magnetic stripe', zh: '芯片、非接、磁条' },
          text: {
            en: 'Encoded and verified in one pass, 12 seconds from payment to card.',
            zh: '一次完成写入和校验，从付款到出卡 12 秒。',
          },
        },
        {
          title: { en: 'Top-up without insertion', zh: '免插卡充值' },
          text: {
            en: 'The card is laid on a field of light; the new balance appears in three seconds.',
            zh: '把卡放在发光区，三秒显示新余额。',
          },
        },
        {
          title: { en: 'Card, phone or cash', zh: '刷卡、手机或现金' },
          text: {
            en: 'PIN on the E10 encrypting pad to PCI PTS 5.x, contactless, QR code, and up to 15 notes singly.',
            zh: 'E10 加密密码键盘符合 PCI PTS 5.x，支持非接、二维码，并可逐张投入最多 15 张纸币。',
          },
        },
        {
          title: { en: 'Stock reported at every change', zh: '库存随动上报' },
          text: {
            en: 'The issuing system knows each magazine by number, over ISO8583 or a REST interface.',
            zh: '发卡系统通过 ISO8583 或 REST 接口，按编号掌握每个卡箱。',
          },
        },
      ],
    },
    {
      blockType: 'dataTable',
      title: { en: 'Which display for which place', zh: '什么地方用什么屏' },
      columns: {
        en: 'Display | Width of the kiosk | Read from | Where it serves',
        zh: '显示屏 | 机身宽度 | 可读距离 | 适用场所',
      },
      rows: {
        en: '15.6 inches | 420 mm | 0.8 m | Reception desks, hotel corridors\n17 inches | 420 mm | 1.0 m | Canteens, student offices\n19 inches | 420 mm | 1.2 m | Metro entrances, hospital halls\n21.5 inches | 560 mm | 1.5 m | Shopping centres, with advertising above the menu',
        zh: '15.6 英寸 | 420 毫米 | 0.8 米 | 前台、酒店走廊\n17 英寸 | 420 毫米 | 1.0 米 | 食堂、学生事务处\n19 英寸 | 420 毫米 | 1.2 米 | 地铁入口、医院大厅\n21.5 英寸 | 560 毫米 | 1.5 米 | 购物中心，菜单上方可播广告',
      },
    },
    {
      blockType: 'applications',
      title: { en: 'Applications', zh: '应用场景' },
      text: {
        en: 'Wherever people queue for a piece of plastic that costs less than the queue.',
        zh: '凡是排队领一张卡片、而排队比卡片还贵的地方。',
      },
      picture: 'key:scene-solution-payment',
      places: [
        {
          title: { en: 'Transit cards', zh: '交通卡' },
          text: {
            en: 'First issue and top-up at the gate; season tickets with a photograph.',
            zh: '闸机旁首次发卡与充值，带照片的月票。',
          },
        },
        {
          title: { en: 'Hospital and insurance cards', zh: '就诊卡与医保卡' },
          text: {
            en: 'A lost card replaced against an identity document, the old one blocked.',
            zh: '凭身份证件补卡，旧卡同时作废。',
          },
        },
        {
          title: { en: 'Gift and member cards', zh: '礼品卡与会员卡' },
          text: {
            en: 'Sold with any amount, active when they leave the slot.',
            zh: '金额自选，出卡即生效。',
          },
        },
        {
          title: { en: 'Campus and company cards', zh: '校园卡与工卡' },
          text: {
            en: 'A first-year intake of 4,000 served in two days by three kiosks.',
            zh: '三台机器两天为 4,000 名新生发完卡。',
          },
        },
        {
          title: { en: 'SIM and prepaid cards', zh: 'SIM 卡与预付卡' },
          text: {
            en: 'With an identity check by document scan, where the law asks for it.',
            zh: '依法需要时，扫描证件核验身份。',
          },
        },
        {
          title: { en: 'Bank cards', zh: '银行卡' },
          text: {
            en: 'Printed with a name and personalised on the spot, by the larger sister.',
            zh: '印名、个人化并当场发放，由更大的姊妹机型完成。',
          },
          machine: { en: 'S300 Account Station', zh: 'S300 开户发卡机' },
          href: '/product/stm-s300-account-station',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Send us your card', zh: '把您的卡寄给我们' },
      text: {
        en: 'Ten blank ones are enough. We return them encoded, with a film of your process on the kiosk.',
        zh: '十张白卡就够。我们写好寄回，并附上您的流程在机器上运行的录像。',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'payment', product),
      secondText: { en: 'Specifications of the P600', zh: 'P600 技术参数' },
      secondHref: '/product/retail-healthcare-p600-card-dispenser-kiosk',
    },
  ],
}
