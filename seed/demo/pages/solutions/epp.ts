import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'epp-e30-outdoor-pin-pad'

export const epp: DemoPage = {
  path: '/solutions/epp',
  title: {
    en: 'PCI-Approved Encrypting PIN Pad',
    zh: '通过 PCI 认证的加密密码键盘',
    hi: 'PCI-स्वीकृत एन्क्रिप्टिंग पिन पैड',
    ja: 'PCI認定 暗号化PINパッド',
    ko: 'PCI 인증 암호화 PIN 패드',
    th: 'แป้นรหัส PIN เข้ารหัสที่ผ่านการรับรอง PCI',
    vi: 'Bàn phím PIN mã hóa được PCI chứng nhận',
    ru: 'Шифрующая ПИН-клавиатура с сертификатом PCI',
    id: 'PIN Pad Terenkripsi Bersertifikat PCI',
    ms: 'Pad PIN Penyulitan Diluluskan PCI',
  },
  seo: {
    description: {
      en: 'Encrypting PIN pads to PCI PTS 5.x and v6: the PIN is ciphertext before it leaves the keys. Steel, heated and glass models, key loading, tamper response in 1 ms.',
      zh: '符合 PCI PTS 5.x 与 v6 的加密密码键盘：密码离开按键之前已是密文。钢制、加热、玻璃三类型号，密钥装载，1 毫秒防拆清除。',
    },
  },
  layout: [
    {
      blockType: 'callouts',
      tone: 'ink',
      title: { en: 'Nothing leaves these keys in clear', zh: '离开按键的，只有密文' },
      text: {
        en: 'The PCI-approved encrypting PIN pad is where our company began in December 2003. This is the E30, made for the street and evaluated to PCI PTS v6.',
        zh: '2003 年 12 月，我们从通过 PCI 认证的加密密码键盘起步。这是为街头而造的 E30，通过 PCI PTS v6 评估。',
      },
      picture: 'key:product-epp-e30-outdoor-pin-pad',
      points: [
        {
          title: { en: 'Privacy rim', zh: '防窥罩' },
          text: {
            en: 'Shades the hand from three sides, and leaves a gloved finger its room.',
            zh: '三面遮挡手部动作，戴手套仍有余地。',
          },
          x: 30,
          y: 22,
        },
        {
          title: { en: 'Keys of 316 steel', zh: '316 不锈钢按键' },
          text: {
            en: '16 of them, 2.5 mm of travel, 5 million strokes each.',
            zh: '共 16 键，键程 2.5 毫米，每键 500 万次。',
          },
          x: 42,
          y: 46,
        },
        {
          title: { en: 'Closed membrane', zh: '整片密封膜' },
          text: {
            en: 'Fluorosilicone under all keys. Water that has passed the steel runs off over it: IP65.',
            zh: '按键下方一整片氟硅膜，渗过钢板的水沿膜流走，正面 IP65。',
          },
          x: 44,
          y: 68,
        },
        {
          title: { en: 'Heater of 12 W', zh: '12 瓦加热片' },
          text: {
            en: 'Starts at 3 °C. From −40 °C a pad is ready for hands after seven minutes.',
            zh: '3 °C 启动；从 −40 °C 起七分钟即可使用。',
          },
          x: 75,
          y: 56,
        },
        {
          title: { en: 'Function keys', zh: '功能键' },
          text: {
            en: 'Told apart by colour, by sign and by touch.',
            zh: '凭颜色、符号和触感都能分辨。',
          },
          x: 60,
          y: 37,
        },
        {
          title: { en: 'Secure block', zh: '安全模块' },
          text: {
            en: 'Processor, mesh and battery in one piece of resin. Ten sensors, erasure in 1 ms.',
            zh: '处理器、防拆网和电池封于同一树脂块，十个传感器，1 毫秒清除密钥。',
          },
          x: 62,
          y: 78,
        },
      ],
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'security', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'security', product),
    },
    {
      blockType: 'layers',
      look: 'chain',
      tone: 'plain',
      title: { en: 'The way of a PIN', zh: '一个密码走过的路' },
      text: {
        en: 'In clear it exists on two centimetres of the way: between the finger and the processor under it.',
        zh: '全程只有两厘米是明文：从手指到它下面的处理器。',
      },
      layers: [
        {
          title: { en: 'Under the keys', zh: '按键之下' },
          text: {
            en: 'Contacts are scanned in random order, so that neither sound nor current tells which was closed.',
            zh: '触点随机扫描，声音和电流都不会泄露按了哪个键。',
          },
          parts: {
            en: 'Mesh round the electronics\nKeys stored in the processor\nFirmware with two signatures',
            zh: '电子部分外包防拆网\n密钥存于处理器内\n固件须双重签名',
          },
          link: { en: 'PIN block, AES-256 or TDES', zh: 'PIN 密文块，AES-256 或 TDES' },
        },
        {
          title: { en: 'Terminal computer', zh: '终端主机' },
          text: {
            en: 'Carries ciphertext from the USB port to the line. A virus in it learns nothing.',
            zh: '只把密文从 USB 口送到线路，即使中毒也一无所获。',
          },
          parts: {
            en: 'CEN/XFS driver\nWindows 11 IoT or Linux\nNo key, no digit',
            zh: 'CEN/XFS 驱动\nWindows 11 IoT 或 Linux\n没有密钥，没有数字',
          },
          link: { en: 'NDC, DDC, ISO8583', zh: 'NDC、DDC、ISO8583' },
        },
        {
          title: { en: 'Bank host', zh: '银行主机' },
          text: {
            en: 'Opens the block in a security module of its own, with the key that belongs to this one pad.',
            zh: '在自己的加密机中解开，用的是这一块键盘专属的密钥。',
          },
          parts: {
            en: 'DUKPT or master/session\nTR-31 key blocks\nTR-34 remote loading',
            zh: 'DUKPT 或主密钥/会话密钥\nTR-31 密钥块\nTR-34 远程装载',
          },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'What an attacker would have to get past', zh: '攻击者要过的关' },
      text: {
        en: 'Each line is a test of the PCI PTS evaluation, made by a laboratory that does not know us.',
        zh: '每一条都是 PCI PTS 评估中的一项试验，由与我们无关的实验室完成。',
      },
      items: [
        {
          title: { en: 'Taking it out of the panel', zh: '从面板上拆下' },
          text: {
            en: 'Eight to ten sensors watch the seat, two of them without power. A pad that has been out of its panel has no keys left.',
            zh: '八至十个传感器监视安装位置，其中两个断电也工作。离开过面板的键盘，密钥已不复存在。',
          },
        },
        {
          title: { en: 'Drilling and prying', zh: '钻孔与撬开' },
          text: {
            en: 'A wire mesh finer than any drill surrounds the electronics; one broken strand is enough.',
            zh: '防拆网的网眼比钻头还细，断一根线就足以触发。',
          },
        },
        {
          title: { en: 'Cold, heat, voltage', zh: '低温、高温、电压' },
          text: {
            en: 'Outside its limits the pad erases itself. Cooling the memory to read it later does not help.',
            zh: '超出限值即自毁密钥，冷冻存储器再读取也无济于事。',
          },
        },
        {
          title: { en: 'Listening in', zh: '旁路窃听' },
          text: {
            en: 'Random scanning, equal tones and a shielded supply leave no trace in sound, heat or current.',
            zh: '随机扫描、统一提示音、屏蔽供电，声、热、电流均不留痕迹。',
          },
        },
        {
          title: { en: 'Foreign firmware', zh: '外来固件' },
          text: {
            en: 'Code runs only with our signature, and is replaced only with two. The check happens at each start.',
            zh: '代码须有我们的签名才能运行，更新须有两个签名，每次启动都验证。',
          },
        },
        {
          title: { en: 'A dishonest insider', zh: '内部人员' },
          text: {
            en: 'Key parts are held by two people, here and at the bank. The key room opens for two and records both.',
            zh: '密钥分量由两人分别掌握，我们这里和银行都是如此。密钥室须两人同开，并留下记录。',
          },
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Four pads, one command set', zh: '四款键盘，同一套指令' },
      text: {
        en: 'A machine built for one takes the next without a change at the host.',
        zh: '为其中一款设计的机器，换用另一款，主机无需改动。',
      },
      products:
        'epp-e10-compact-pin-pad\nepp-e20-standard-pin-pad\nepp-e30-outdoor-pin-pad\nepp-e40-touch-pin-pad',
      specifications: {
        en: 'Keys\nKey life\nCertification\nEncryption\nKey management\nTamper protection\nProtection\nOperating temperature\nDimensions (W × D × H)',
        zh: '按键\n按键寿命\n认证\n加密算法\n密钥管理\n防拆保护\n防护等级\n工作温度\n外形尺寸（宽 × 深 × 高）',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'A sample for your laboratory', zh: '给您的实验室一个样品' },
      text: {
        en: 'With test keys, libraries in C, the command manual and the number of its certificate, so that you can look it up yourself.',
        zh: '附测试密钥、C 语言库、指令手册和证书编号，您可自行核对。',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'security', product),
      secondText: { en: 'See all PIN pads', zh: '查看全部密码键盘' },
      secondHref: '/products/category/epp',
    },
  ],
}
