import type { Localized } from '@/src/i18n/localized'

type Slide = [heading: string, sentence: string, button: string]

type Tile = [title: string, sentence: string, products: string]

/** The texts of the home page in one language. */
export interface HomeTexts {
  title: string
  seo: string
  slides: Record<'story' | 'film' | 'tour' | 'dispenser' | 'screening', Slide>
  tilesTitle: string
  /** Products one a line. */
  tiles: Record<
    'banking' | 'healthcare' | 'security' | 'transportation' | 'information' | 'payment',
    Tile
  >
  who: [title: string, text: string, button: string]
  cards: Record<'cdm' | 'healthcare' | 'epp' | 'card', [title: string, sentence: string]>
}

export const homeTexts: Localized<HomeTexts> = {
  en: {
    title: 'Self-service terminals for banks, hospitals and transport',
    seo: 'Cash machines, recyclers, smart tellers, healthcare kiosks and the encrypting PIN pads inside them, designed and built in one house since 2003.',
    slides: {
      story: [
        'It began with a steel key',
        'How a PIN keyboard of 2003 became a family of machines. A film of four minutes.',
        'Watch the film',
      ],
      film: [
        'Counts 1,000 notes a minute, refuses the false one',
        'Deposit, pay out, recycle: one line of machines with the same modules inside.',
        'See all products',
      ],
      tour: [
        'Walk through the factory',
        'Two lines, a test laboratory and a key room, all round you.',
        'Start the 360° tour',
      ],
      dispenser: [
        'Pays out notes and coins, to the cent',
        'The banknote and coin dispenser ATM gives the exact sum from one tray.',
        'See the machine',
      ],
      screening: [
        'Five measurements in three minutes',
        'The health screening kiosk knows how the patient is before the doctor asks.',
        'See the kiosk',
      ],
    },
    tilesTitle: 'Six trades, one way of building',
    tiles: {
      banking: [
        'Banking',
        'Machines that take in, pay out and recycle cash.',
        'Cash Deposit Machines\nCash Machines\nCash Recycling Systems\nSmart Teller Machines',
      ],
      healthcare: [
        'Healthcare',
        'Check-in, screening and consultation without a queue.',
        'Patient check-in\nScreening kiosks\nConsultation cabins',
      ],
      security: [
        'Security',
        'The PIN is encrypted before it leaves the keys.',
        'Encrypting PIN Pads\nMetal Keyboards\nTrackballs',
      ],
      transportation: [
        'Transportation',
        'Tickets and top-ups in rain, frost and rush hour.',
        'Ticket machines\nTop-up stations\nCounter terminals',
      ],
      information: [
        'Information and AR',
        'Signs and screens that answer, also in augmented reality.',
        'Digital signage\nSignature pads',
      ],
      payment: [
        'Payment',
        'Wages, cards and coins, paid out and accounted for.',
        'Payroll controllers\nBitcoin kiosks\nCard dispenser kiosks',
      ],
    },
    who: [
      'Who We Are',
      'We make encrypting keyboards, and since December 2003 the machines around them. Designers, testers and assemblers work in one house, so a key that sticks in the climate chamber in the morning is redrawn by the evening.',
      'Learn More',
    ],
    cards: {
      cdm: ['Cash deposit', 'Takes bundles, checks every note and credits the account at once.'],
      healthcare: [
        'Healthcare kiosks',
        'From the health card to the doctor’s screen, in three minutes.',
      ],
      epp: ['Encrypting PIN pads', 'To PCI PTS 5.x, with steel keys pressed five million times.'],
      card: ['Card dispensers', 'Prints, encodes and hands out a card while the customer waits.'],
    },
  },
  zh: {
    title: '面向银行、医院和交通的自助终端',
    seo: '现金设备、循环机、智慧柜员机、健康自助终端，以及其中的加密密码键盘。自 2003 年起，由同一家公司设计和制造。',
    slides: {
      story: [
        '从一颗钢键开始',
        '2003 年的一块密码键盘，如何长成一个机器家族。短片四分钟。',
        '观看短片',
      ],
      film: [
        '每分钟清点 1,000 张，假币一张不收',
        '存款、取款、循环：同一系列，模块通用。',
        '查看全部产品',
      ],
      tour: ['走进工厂', '两条产线、一间检测实验室、一间密钥室，360 度环视。', '开始 360° 参观'],
      dispenser: [
        '纸币硬币，分毫不差',
        '纸币硬币取款机，从同一个出钞口付出准确金额。',
        '了解这款机器',
      ],
      screening: [
        '三分钟，五项测量',
        '健康筛查机，在医生开口之前已经知道患者的状况。',
        '了解健康筛查机',
      ],
    },
    tilesTitle: '六个行业，同一种造法',
    tiles: {
      banking: [
        '银行',
        '收款、付款和循环现金的设备。',
        '现金存款机\n自动取款机\n存取款一体机\n智慧柜员机',
      ],
      healthcare: ['医疗健康', '登记、筛查、问诊，不用排队。', '患者登记机\n健康筛查机\n问诊舱'],
      security: ['安全', '密码在离开按键之前已经加密。', '加密密码键盘\n金属键盘\n轨迹球'],
      transportation: ['交通', '雨天、霜冻、高峰时段，照常售票充值。', '售票机\n充值机\n柜台终端'],
      information: ['信息', '能回答问题的标牌和屏幕，也支持增强现实。', '数字标牌\n电子签名板'],
      payment: ['支付', '工资、卡片、钱币，付得出，对得上。', '工资发放控制器\n比特币终端\n发卡机'],
    },
    who: [
      '我们是谁',
      '我们做加密键盘，也从 2003 年 12 月起做装着它们的机器。设计、测试和装配在同一栋楼里：早上在气候箱里卡住的按键，傍晚就有了新图纸。',
      '了解更多',
    ],
    cards: {
      cdm: ['现金存款', '整捆放入，逐张鉴别，即时入账。'],
      healthcare: ['健康自助终端', '从刷健康卡到医生的屏幕，三分钟。'],
      epp: ['加密密码键盘', '符合 PCI PTS 5.x，钢键经五百万次按压试验。'],
      card: ['发卡终端', '当场印卡、写卡、发卡。'],
    },
  },
  hi: {
    title: 'बैंकों, अस्पतालों और परिवहन के लिए स्वयं-सेवा टर्मिनल',
    seo: 'कैश मशीनें, रीसाइक्लर, स्मार्ट टेलर, स्वास्थ्य कियोस्क और उनके भीतर के एन्क्रिप्टिंग पिन पैड: 2003 से एक ही कंपनी में डिज़ाइन और निर्मित।',
    slides: {
      story: [
        'शुरुआत एक स्टील की कुंजी से हुई',
        '2003 का एक पिन कीबोर्ड कैसे मशीनों का परिवार बना। चार मिनट की फ़िल्म।',
        'फ़िल्म देखें',
      ],
      film: [
        'एक मिनट में 1,000 नोट गिनती है, नकली लौटा देती है',
        'जमा, भुगतान, रीसाइक्लिंग: मशीनों की एक शृंखला, भीतर वही मॉड्यूल।',
        'सभी उत्पाद देखें',
      ],
      tour: [
        'कारख़ाने में घूमें',
        'दो असेंबली लाइनें, एक परीक्षण प्रयोगशाला और कुंजी कक्ष, आपके चारों ओर।',
        '360° दौरा शुरू करें',
      ],
      dispenser: [
        'नोट और सिक्के, पाई-पाई तक सही',
        'नोट और सिक्के देने वाला एटीएम एक ही ट्रे से सही रक़म देता है।',
        'मशीन देखें',
      ],
      screening: [
        'तीन मिनट में पाँच माप',
        'स्वास्थ्य जाँच कियोस्क डॉक्टर के पूछने से पहले मरीज़ का हाल जानता है।',
        'कियोस्क देखें',
      ],
    },
    tilesTitle: 'छह क्षेत्र, निर्माण का एक तरीक़ा',
    tiles: {
      banking: [
        'बैंकिंग',
        'नकद लेने, देने और दोबारा चलाने वाली मशीनें।',
        'नकद जमा मशीनें\nकैश मशीनें\nनकद रीसाइक्लिंग सिस्टम\nस्मार्ट टेलर मशीनें',
      ],
      healthcare: [
        'स्वास्थ्य सेवा',
        'बिना कतार के पंजीकरण, जाँच और परामर्श।',
        'मरीज़ पंजीकरण\nस्वास्थ्य जाँच कियोस्क\nपरामर्श केबिन',
      ],
      security: [
        'सुरक्षा',
        'पिन कुंजियों से निकलने से पहले ही एन्क्रिप्ट हो जाता है।',
        'एन्क्रिप्टिंग पिन पैड\nधातु कीबोर्ड\nट्रैकबॉल',
      ],
      transportation: [
        'परिवहन',
        'बारिश, पाले और भीड़ में भी टिकट और रिचार्ज।',
        'टिकट मशीनें\nरिचार्ज स्टेशन\nकाउंटर टर्मिनल',
      ],
      information: [
        'सूचना',
        'जवाब देने वाले साइनबोर्ड और स्क्रीन, ऑगमेंटेड रियलिटी में भी।',
        'डिजिटल साइनेज\nहस्ताक्षर पैड',
      ],
      payment: [
        'भुगतान',
        'वेतन, कार्ड और सिक्के: दिए भी, हिसाब में भी।',
        'वेतन नियंत्रक\nबिटकॉइन कियोस्क\nकार्ड वितरण कियोस्क',
      ],
    },
    who: [
      'हम कौन हैं',
      'हम एन्क्रिप्टिंग कीबोर्ड बनाते हैं, और दिसंबर 2003 से उनके आसपास की मशीनें भी। डिज़ाइनर, परीक्षक और असेंबली करने वाले एक ही भवन में काम करते हैं: सुबह जलवायु कक्ष में जो कुंजी अटकती है, उसका नया नक़्शा शाम तक तैयार हो जाता है।',
      'और जानें',
    ],
    cards: {
      cdm: ['नकद जमा', 'गड्डियाँ लेती है, हर नोट जाँचती है और तुरंत खाते में जमा करती है।'],
      healthcare: ['स्वास्थ्य कियोस्क', 'हेल्थ कार्ड से डॉक्टर की स्क्रीन तक, तीन मिनट में।'],
      epp: ['एन्क्रिप्टिंग पिन पैड', 'PCI PTS 5.x के अनुरूप, पचास लाख बार दबाकर परखी स्टील की कुंजियाँ।'],
      card: ['कार्ड डिस्पेंसर', 'ग्राहक के सामने ही कार्ड छापता, लिखता और देता है।'],
    },
  },
  ja: {
    title: '銀行・病院・交通のためのセルフサービス端末',
    seo: '現金自動機、還流機、スマートテラー、ヘルスケア端末、そしてその中の暗号化PINパッド。2003年から、設計も製造もひとつの会社で。',
    slides: {
      story: [
        '始まりは、一つの鋼のキー',
        '2003年のPINキーボードが、機械のファミリーになるまで。4分の映像です。',
        '映像を見る',
      ],
      film: [
        '毎分1,000枚を数え、偽札は受け取らない',
        '入金、出金、還流。同じモジュールで造る、ひとつの製品群。',
        'すべての製品を見る',
      ],
      tour: ['工場を歩く', '二つのライン、試験室、鍵管理室を360度で。', '360°ツアーを始める'],
      dispenser: [
        '紙幣も硬貨も、端数までぴったり',
        '紙幣・硬貨払い出しATMは、一つのトレイから正確な金額を渡します。',
        'この機械を見る',
      ],
      screening: [
        '3分で5項目を測定',
        '健康測定キオスクは、医師が尋ねる前に患者の状態を把握しています。',
        'キオスクを見る',
      ],
    },
    tilesTitle: '六つの業種、一つの造り方',
    tiles: {
      banking: [
        '銀行',
        '現金を受け取り、払い出し、還流させる機械。',
        '現金入金機\n現金自動支払機\n現金還流システム\nスマートテラーマシン',
      ],
      healthcare: [
        'ヘルスケア',
        '受付、測定、診療を、列に並ばずに。',
        '患者受付\n健康測定キオスク\n診療ブース',
      ],
      security: [
        'セキュリティ',
        '暗証番号は、キーを離れる前に暗号化されます。',
        '暗号化PINパッド\n金属キーボード\nトラックボール',
      ],
      transportation: [
        '交通',
        '雨でも、霜でも、ラッシュでも、きっぷとチャージ。',
        '券売機\nチャージ機\n窓口端末',
      ],
      information: [
        '情報',
        '答えるサインと画面。拡張現実にも対応。',
        'デジタルサイネージ\n電子サインパッド',
      ],
      payment: [
        '決済',
        '給与、カード、硬貨を、払い出して記録する。',
        '給与支払コントローラー\nビットコインキオスク\nカード発行キオスク',
      ],
    },
    who: [
      '私たちについて',
      '私たちは暗号化キーボードを作り、2003年12月からはそれを囲む機械も作ってきました。設計、試験、組立が同じ建物にあるので、朝に恒温室で引っかかったキーは、夕方には新しい図面になります。',
      '詳しく見る',
    ],
    cards: {
      cdm: ['現金入金', '束のまま受け取り、一枚ずつ鑑別し、その場で入金します。'],
      healthcare: ['ヘルスケア端末', '診察券から医師の画面まで、3分。'],
      epp: ['暗号化PINパッド', 'PCI PTS 5.x準拠。鋼のキーは500万回の打鍵試験済み。'],
      card: ['カード発行機', 'お客様の目の前で印刷し、書き込み、お渡しします。'],
    },
  },
  ko: {
    title: '은행, 병원, 교통을 위한 셀프서비스 단말기',
    seo: '현금 기기, 환류기, 스마트 텔러, 의료 키오스크와 그 안의 암호화 PIN 패드. 2003년부터 한 회사에서 설계하고 만듭니다.',
    slides: {
      story: [
        '강철 키 하나에서 시작했습니다',
        '2003년의 PIN 키보드가 기계 가족이 되기까지. 4분짜리 영상입니다.',
        '영상 보기',
      ],
      film: [
        '1분에 1,000장을 세고, 위폐는 돌려보냅니다',
        '입금, 출금, 환류. 같은 모듈로 만든 하나의 제품군입니다.',
        '모든 제품 보기',
      ],
      tour: [
        '공장을 걸어 보세요',
        '두 개의 라인, 시험실, 키 관리실을 360도로 둘러봅니다.',
        '360° 둘러보기',
      ],
      dispenser: [
        '지폐와 동전을 끝자리까지 정확하게',
        '지폐·동전 지급 ATM은 하나의 트레이에서 정확한 금액을 내줍니다.',
        '기기 보기',
      ],
      screening: [
        '3분 만에 다섯 가지 측정',
        '건강 측정 키오스크는 의사가 묻기 전에 환자의 상태를 압니다.',
        '키오스크 보기',
      ],
    },
    tilesTitle: '여섯 분야, 하나의 제작 방식',
    tiles: {
      banking: [
        '은행',
        '현금을 받고, 내주고, 다시 순환시키는 기계.',
        '현금 입금기\n현금 지급기\n현금 환류 시스템\n스마트 텔러 머신',
      ],
      healthcare: [
        '의료',
        '줄 서지 않는 접수, 측정, 상담.',
        '환자 접수기\n건강 측정 키오스크\n상담 부스',
      ],
      security: [
        '보안',
        '비밀번호는 키를 떠나기 전에 암호화됩니다.',
        '암호화 PIN 패드\n금속 키보드\n트랙볼',
      ],
      transportation: [
        '교통',
        '비, 서리, 출퇴근 시간에도 발권과 충전.',
        '승차권 발매기\n충전기\n창구 단말기',
      ],
      information: [
        '정보',
        '대답하는 안내판과 화면, 증강 현실까지.',
        '디지털 사이니지\n전자 서명 패드',
      ],
      payment: [
        '결제',
        '급여, 카드, 동전을 내주고 기록합니다.',
        '급여 지급 컨트롤러\n비트코인 키오스크\n카드 발급 키오스크',
      ],
    },
    who: [
      '우리는 누구인가',
      '우리는 암호화 키보드를 만들고, 2003년 12월부터 그것을 둘러싼 기계도 만듭니다. 설계, 시험, 조립이 한 건물에 있어서 아침에 항온항습 챔버에서 걸린 키는 저녁이면 새 도면이 됩니다.',
      '더 알아보기',
    ],
    cards: {
      cdm: ['현금 입금', '다발째 받아 한 장씩 확인하고 바로 입금합니다.'],
      healthcare: ['의료 키오스크', '건강보험증에서 의사의 화면까지 3분.'],
      epp: ['암호화 PIN 패드', 'PCI PTS 5.x 준수, 500만 번 눌러 시험한 강철 키.'],
      card: ['카드 발급기', '고객이 기다리는 동안 인쇄하고 기록해 내줍니다.'],
    },
  },
  th: {
    title: 'เครื่องบริการตนเองสำหรับธนาคาร โรงพยาบาล และการขนส่ง',
    seo: 'เครื่องเงินสด เครื่องหมุนเวียนเงินสด สมาร์ตเทลเลอร์ ตู้สุขภาพ และแป้นรหัส PIN แบบเข้ารหัสที่อยู่ภายใน ออกแบบและผลิตในบริษัทเดียวตั้งแต่ปี 2003',
    slides: {
      story: ['เริ่มจากปุ่มเหล็กปุ่มเดียว', 'แป้นรหัสจากปี 2003 กลายเป็นตระกูลเครื่องได้อย่างไร วิดีโอสี่นาที', 'ชมวิดีโอ'],
      film: [
        'นับธนบัตร 1,000 ใบต่อนาที ไม่รับใบปลอม',
        'ฝาก ถอน หมุนเวียน เครื่องตระกูลเดียวที่ใช้โมดูลร่วมกัน',
        'ดูผลิตภัณฑ์ทั้งหมด',
      ],
      tour: ['เดินชมโรงงาน', 'สายการผลิตสองสาย ห้องทดสอบ และห้องกุญแจ รอบตัวคุณ', 'เริ่มทัวร์ 360°'],
      dispenser: [
        'จ่ายทั้งธนบัตรและเหรียญ ครบทุกสตางค์',
        'เอทีเอ็มจ่ายธนบัตรและเหรียญให้ยอดที่ตรงพอดีจากถาดเดียว',
        'ดูเครื่องนี้',
      ],
      screening: ['วัดห้าอย่างในสามนาที', 'ตู้คัดกรองสุขภาพรู้อาการผู้ป่วยก่อนที่แพทย์จะถาม', 'ดูตู้นี้'],
    },
    tilesTitle: 'หกธุรกิจ วิธีสร้างเดียวกัน',
    tiles: {
      banking: [
        'ธนาคาร',
        'เครื่องรับ จ่าย และหมุนเวียนเงินสด',
        'เครื่องรับฝากเงินสด\nเครื่องเอทีเอ็ม\nระบบหมุนเวียนเงินสด\nสมาร์ตเทลเลอร์',
      ],
      healthcare: [
        'สุขภาพ',
        'ลงทะเบียน คัดกรอง และปรึกษาแพทย์โดยไม่ต้องต่อคิว',
        'เครื่องลงทะเบียนผู้ป่วย\nตู้คัดกรองสุขภาพ\nห้องปรึกษาแพทย์',
      ],
      security: [
        'ความปลอดภัย',
        'รหัสถูกเข้ารหัสก่อนออกจากแป้น',
        'แป้นรหัส PIN แบบเข้ารหัส\nแป้นพิมพ์โลหะ\nแทร็กบอล',
      ],
      transportation: [
        'การขนส่ง',
        'ขายตั๋วและเติมเงินได้ทั้งกลางฝน กลางหนาว และชั่วโมงเร่งด่วน',
        'เครื่องขายตั๋ว\nเครื่องเติมเงิน\nเครื่องประจำเคาน์เตอร์',
      ],
      information: ['ข้อมูล', 'ป้ายและจอที่ตอบคำถามได้ รวมถึงในความจริงเสริม', 'ป้ายดิจิทัล\nแท็บเล็ตลงลายมือชื่อ'],
      payment: [
        'การชำระเงิน',
        'ค่าจ้าง บัตร และเหรียญ จ่ายครบ ลงบัญชีครบ',
        'เครื่องควบคุมการจ่ายเงินเดือน\nตู้บิตคอยน์\nตู้จ่ายบัตร',
      ],
    },
    who: [
      'เราคือใคร',
      'เราผลิตแป้นพิมพ์เข้ารหัส และตั้งแต่เดือนธันวาคม 2003 ก็ผลิตเครื่องที่อยู่รอบแป้นนั้นด้วย นักออกแบบ ผู้ทดสอบ และช่างประกอบทำงานในอาคารเดียวกัน ปุ่มที่ติดในห้องจำลองอากาศตอนเช้าจึงมีแบบใหม่ก่อนค่ำ',
      'ดูเพิ่มเติม',
    ],
    cards: {
      cdm: ['ฝากเงินสด', 'รับทั้งปึก ตรวจทุกใบ และเข้าบัญชีทันที'],
      healthcare: ['ตู้สุขภาพ', 'จากบัตรผู้ป่วยถึงหน้าจอของแพทย์ในสามนาที'],
      epp: ['แป้นรหัส PIN แบบเข้ารหัส', 'ตามมาตรฐาน PCI PTS 5.x ปุ่มเหล็กผ่านการกดห้าล้านครั้ง'],
      card: ['เครื่องจ่ายบัตร', 'พิมพ์ บันทึก และส่งมอบบัตรขณะที่ลูกค้ารอ'],
    },
  },
  vi: {
    title: 'Thiết bị tự phục vụ cho ngân hàng, bệnh viện và giao thông',
    seo: 'Máy tiền mặt, máy tuần hoàn, quầy giao dịch thông minh, kiosk y tế và bàn phím PIN mã hóa bên trong, do một công ty thiết kế và chế tạo từ năm 2003.',
    slides: {
      story: [
        'Khởi đầu từ một phím thép',
        'Một bàn phím PIN của năm 2003 đã lớn thành cả một họ máy ra sao. Phim bốn phút.',
        'Xem phim',
      ],
      film: [
        'Đếm 1.000 tờ mỗi phút, từ chối tờ giả',
        'Nộp, rút, tuần hoàn: một dòng máy với cùng các mô-đun bên trong.',
        'Xem tất cả sản phẩm',
      ],
      tour: [
        'Dạo một vòng nhà máy',
        'Hai dây chuyền, một phòng thử nghiệm và một phòng khóa, bao quanh bạn.',
        'Bắt đầu tham quan 360°',
      ],
      dispenser: [
        'Chi cả tiền giấy lẫn tiền xu, đúng từng đồng',
        'ATM chi tiền giấy và tiền xu trả đúng số tiền từ một khay duy nhất.',
        'Xem máy',
      ],
      screening: [
        'Năm phép đo trong ba phút',
        'Kiosk đo sức khỏe biết bệnh nhân thế nào trước khi bác sĩ hỏi.',
        'Xem kiosk',
      ],
    },
    tilesTitle: 'Sáu ngành, một cách chế tạo',
    tiles: {
      banking: [
        'Ngân hàng',
        'Những chiếc máy nhận, chi và tuần hoàn tiền mặt.',
        'Máy nộp tiền mặt\nMáy rút tiền\nHệ thống tuần hoàn tiền mặt\nMáy giao dịch thông minh',
      ],
      healthcare: [
        'Y tế',
        'Đăng ký, đo và tư vấn mà không phải xếp hàng.',
        'Máy đăng ký khám\nKiosk đo sức khỏe\nBuồng tư vấn',
      ],
      security: [
        'Bảo mật',
        'Mã PIN được mã hóa trước khi rời khỏi phím.',
        'Bàn phím PIN mã hóa\nBàn phím kim loại\nBi xoay',
      ],
      transportation: [
        'Giao thông',
        'Bán vé và nạp tiền trong mưa, sương giá và giờ cao điểm.',
        'Máy bán vé\nTrạm nạp tiền\nThiết bị tại quầy',
      ],
      information: [
        'Thông tin',
        'Bảng hiệu và màn hình biết trả lời, cả trong thực tế tăng cường.',
        'Bảng hiệu số\nBảng ký điện tử',
      ],
      payment: [
        'Thanh toán',
        'Lương, thẻ và tiền xu, chi đủ và ghi sổ đủ.',
        'Bộ điều khiển trả lương\nKiosk bitcoin\nKiosk phát thẻ',
      ],
    },
    who: [
      'Chúng tôi là ai',
      'Chúng tôi làm bàn phím mã hóa, và từ tháng 12 năm 2003 làm cả những chiếc máy bao quanh chúng. Người thiết kế, người thử nghiệm và người lắp ráp ở chung một nhà, nên phím bị kẹt trong buồng khí hậu buổi sáng thì đến chiều đã có bản vẽ mới.',
      'Tìm hiểu thêm',
    ],
    cards: {
      cdm: ['Nộp tiền mặt', 'Nhận cả xấp, kiểm từng tờ và ghi có ngay.'],
      healthcare: ['Kiosk y tế', 'Từ thẻ khám bệnh đến màn hình bác sĩ trong ba phút.'],
      epp: ['Bàn phím PIN mã hóa', 'Theo PCI PTS 5.x, phím thép được nhấn thử năm triệu lần.'],
      card: ['Máy phát thẻ', 'In, ghi và trao thẻ ngay khi khách chờ.'],
    },
  },
  ru: {
    title: 'Терминалы самообслуживания для банков, больниц и транспорта',
    seo: 'Банкоматы, ресайклеры, интеллектуальные кассы, медицинские киоски и шифрующие ПИН-клавиатуры внутри них. С 2003 года проектируем и строим под одной крышей.',
    slides: {
      story: [
        'Всё началось со стальной клавиши',
        'Как ПИН-клавиатура 2003 года стала семейством машин. Фильм на четыре минуты.',
        'Смотреть фильм',
      ],
      film: [
        'Считает 1000 банкнот в минуту, фальшивую не берёт',
        'Приём, выдача, рециркуляция: один ряд машин с одинаковыми модулями внутри.',
        'Вся продукция',
      ],
      tour: [
        'Пройдитесь по заводу',
        'Две линии, испытательная лаборатория и комната ключей: всё вокруг вас.',
        'Начать обзор 360°',
      ],
      dispenser: [
        'Выдаёт банкноты и монеты, до копейки',
        'Банкомат с выдачей банкнот и монет отдаёт точную сумму из одного лотка.',
        'Посмотреть машину',
      ],
      screening: [
        'Пять измерений за три минуты',
        'Киоск медицинского осмотра знает о состоянии пациента раньше, чем спросит врач.',
        'Посмотреть киоск',
      ],
    },
    tilesTitle: 'Шесть отраслей, один способ строить',
    tiles: {
      banking: [
        'Банки',
        'Машины, которые принимают, выдают и возвращают в оборот наличные.',
        'Депозитные машины\nБанкоматы\nСистемы рециркуляции\nИнтеллектуальные кассы',
      ],
      healthcare: [
        'Здравоохранение',
        'Регистрация, осмотр и консультация без очереди.',
        'Регистрация пациентов\nКиоски осмотра\nКабины консультаций',
      ],
      security: [
        'Безопасность',
        'ПИН-код зашифрован раньше, чем покинет клавиши.',
        'Шифрующие ПИН-клавиатуры\nМеталлические клавиатуры\nТрекболы',
      ],
      transportation: [
        'Транспорт',
        'Билеты и пополнение в дождь, мороз и час пик.',
        'Билетные автоматы\nСтанции пополнения\nКассовые терминалы',
      ],
      information: [
        'Информация',
        'Вывески и экраны, которые отвечают, в том числе в дополненной реальности.',
        'Цифровые вывески\nПанели для подписи',
      ],
      payment: [
        'Платежи',
        'Зарплата, карты и монеты: выдано и учтено.',
        'Контроллеры выплат\nБиткоин-киоски\nКиоски выдачи карт',
      ],
    },
    who: [
      'Кто мы',
      'Мы делаем шифрующие клавиатуры, а с декабря 2003 года и машины вокруг них. Конструкторы, испытатели и сборщики работают под одной крышей: клавиша, застрявшая утром в климатической камере, к вечеру перечерчена.',
      'Узнать больше',
    ],
    cards: {
      cdm: ['Приём наличных', 'Берёт пачками, проверяет каждую банкноту и сразу зачисляет.'],
      healthcare: ['Медицинские киоски', 'От медицинской карты до экрана врача за три минуты.'],
      epp: [
        'Шифрующие ПИН-клавиатуры',
        'По стандарту PCI PTS 5.x, стальные клавиши выдержали пять миллионов нажатий.',
      ],
      card: ['Выдача карт', 'Печатает, кодирует и выдаёт карту, пока клиент ждёт.'],
    },
  },
  id: {
    title: 'Terminal layanan mandiri untuk bank, rumah sakit, dan transportasi',
    seo: 'Mesin tunai, mesin daur ulang tunai, teller pintar, kios kesehatan, dan PIN pad terenkripsi di dalamnya, dirancang dan dibuat di satu perusahaan sejak 2003.',
    slides: {
      story: [
        'Berawal dari satu tombol baja',
        'Bagaimana keyboard PIN tahun 2003 menjadi satu keluarga mesin. Film empat menit.',
        'Tonton filmnya',
      ],
      film: [
        'Menghitung 1.000 lembar per menit, menolak yang palsu',
        'Setor, tarik, daur ulang: satu lini mesin dengan modul yang sama di dalamnya.',
        'Lihat semua produk',
      ],
      tour: [
        'Berjalan di dalam pabrik',
        'Dua lini, satu laboratorium uji, dan satu ruang kunci, di sekeliling Anda.',
        'Mulai tur 360°',
      ],
      dispenser: [
        'Mengeluarkan uang kertas dan koin, pas sampai sen',
        'ATM uang kertas dan koin memberikan jumlah yang pas dari satu baki.',
        'Lihat mesinnya',
      ],
      screening: [
        'Lima pengukuran dalam tiga menit',
        'Kios pemeriksaan kesehatan tahu keadaan pasien sebelum dokter bertanya.',
        'Lihat kiosnya',
      ],
    },
    tilesTitle: 'Enam bidang, satu cara membuat',
    tiles: {
      banking: [
        'Perbankan',
        'Mesin yang menerima, membayar, dan mendaur ulang uang tunai.',
        'Mesin setor tunai\nMesin tarik tunai\nSistem daur ulang tunai\nMesin teller pintar',
      ],
      healthcare: [
        'Kesehatan',
        'Pendaftaran, pemeriksaan, dan konsultasi tanpa antre.',
        'Pendaftaran pasien\nKios pemeriksaan\nKabin konsultasi',
      ],
      security: [
        'Keamanan',
        'PIN dienkripsi sebelum meninggalkan tombol.',
        'PIN pad terenkripsi\nPapan ketik logam\nTrackball',
      ],
      transportation: [
        'Transportasi',
        'Tiket dan isi saldo saat hujan, suhu beku, dan jam sibuk.',
        'Mesin tiket\nStasiun isi saldo\nTerminal loket',
      ],
      information: [
        'Informasi',
        'Papan dan layar yang menjawab, juga dalam realitas tertambah.',
        'Papan digital\nPad tanda tangan',
      ],
      payment: [
        'Pembayaran',
        'Upah, kartu, dan koin, dibayar dan tercatat.',
        'Pengendali penggajian\nKios bitcoin\nKios kartu',
      ],
    },
    who: [
      'Siapa Kami',
      'Kami membuat keyboard terenkripsi, dan sejak Desember 2003 juga mesin di sekelilingnya. Perancang, penguji, dan perakit bekerja di satu gedung, sehingga tombol yang macet di ruang iklim pada pagi hari sudah digambar ulang sore harinya.',
      'Selengkapnya',
    ],
    cards: {
      cdm: ['Setor tunai', 'Menerima ikatan uang, memeriksa tiap lembar, dan langsung membukukan.'],
      healthcare: ['Kios kesehatan', 'Dari kartu berobat ke layar dokter dalam tiga menit.'],
      epp: ['PIN pad terenkripsi', 'Sesuai PCI PTS 5.x, tombol baja ditekan lima juta kali.'],
      card: [
        'Dispenser kartu',
        'Mencetak, mengisi, dan menyerahkan kartu selagi pelanggan menunggu.',
      ],
    },
  },
  ms: {
    title: 'Terminal layan diri untuk bank, hospital dan pengangkutan',
    seo: 'Mesin tunai, mesin kitar semula tunai, juruwang pintar, kiosk kesihatan dan pad PIN penyulitan di dalamnya, direka dan dibina oleh satu syarikat sejak 2003.',
    slides: {
      story: [
        'Bermula dengan satu kekunci keluli',
        'Bagaimana papan kekunci PIN tahun 2003 menjadi sekeluarga mesin. Filem empat minit.',
        'Tonton filem',
      ],
      film: [
        'Mengira 1,000 keping seminit, menolak yang palsu',
        'Simpan, keluarkan, kitar semula: satu rangkaian mesin dengan modul yang sama.',
        'Lihat semua produk',
      ],
      tour: [
        'Berjalan di dalam kilang',
        'Dua barisan pemasangan, sebuah makmal ujian dan bilik kunci, di sekeliling anda.',
        'Mulakan lawatan 360°',
      ],
      dispenser: [
        'Mengeluarkan wang kertas dan syiling, tepat ke sen',
        'ATM wang kertas dan syiling memberi jumlah yang tepat dari satu dulang.',
        'Lihat mesin ini',
      ],
      screening: [
        'Lima ukuran dalam tiga minit',
        'Kiosk saringan kesihatan mengetahui keadaan pesakit sebelum doktor bertanya.',
        'Lihat kiosk ini',
      ],
    },
    tilesTitle: 'Enam bidang, satu cara membina',
    tiles: {
      banking: [
        'Perbankan',
        'Mesin yang menerima, membayar dan mengitar semula wang tunai.',
        'Mesin deposit tunai\nMesin tunai\nSistem kitar semula tunai\nMesin juruwang pintar',
      ],
      healthcare: [
        'Penjagaan kesihatan',
        'Daftar masuk, saringan dan perundingan tanpa beratur.',
        'Daftar masuk pesakit\nKiosk saringan\nKabin perundingan',
      ],
      security: [
        'Keselamatan',
        'PIN disulitkan sebelum meninggalkan kekunci.',
        'Pad PIN penyulitan\nPapan kekunci logam\nBola jejak',
      ],
      transportation: [
        'Pengangkutan',
        'Tiket dan tambah nilai ketika hujan, sejuk beku dan waktu puncak.',
        'Mesin tiket\nStesen tambah nilai\nTerminal kaunter',
      ],
      information: [
        'Maklumat',
        'Papan tanda dan skrin yang menjawab, juga dalam realiti terimbuh.',
        'Papan tanda digital\nPad tandatangan',
      ],
      payment: [
        'Pembayaran',
        'Gaji, kad dan syiling, dibayar dan direkodkan.',
        'Pengawal gaji\nKiosk bitcoin\nKiosk pengeluar kad',
      ],
    },
    who: [
      'Siapa Kami',
      'Kami membuat papan kekunci penyulitan, dan sejak Disember 2003 mesin di sekelilingnya. Pereka, penguji dan pemasang bekerja di bawah satu bumbung, jadi kekunci yang tersekat di kebuk iklim pada waktu pagi sudah dilukis semula menjelang petang.',
      'Ketahui lebih lanjut',
    ],
    cards: {
      cdm: [
        'Deposit tunai',
        'Menerima berkas, memeriksa setiap keping dan mengkredit serta-merta.',
      ],
      healthcare: ['Kiosk kesihatan', 'Dari kad kesihatan ke skrin doktor dalam tiga minit.'],
      epp: ['Pad PIN penyulitan', 'Mengikut PCI PTS 5.x, kekunci keluli ditekan lima juta kali.'],
      card: [
        'Pengeluar kad',
        'Mencetak, mengekod dan menyerahkan kad sementara pelanggan menunggu.',
      ],
    },
  },
}
