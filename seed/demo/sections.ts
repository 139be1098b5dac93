import type { DemoSection } from './pages/types'

const lines = (...text: string[]) => text.join('\n')

export const contentSections: DemoSection[] = [
  {
    sectionKey: 'software-solution',
    title: { en: 'Software Solution', zh: '软件解决方案' },
    content: {
      en: lines(
        'One terminal application runs on our cash machines, deposit machines, recyclers and smart tellers.',
        'It speaks NDC, DDC and ISO8583, so the host system of the bank stays as it is.',
        'Between application and hardware lies a device layer to CEN/XFS; a new card reader is a new driver and nothing else.',
        'A small agent in every terminal reports to the management system, which keeps state, journal and cash levels on MySQL.',
        'Every package is signed in our key room, and a terminal refuses what it cannot verify.',
      ),
      zh: lines(
        '同一套终端应用运行在我们的取款机、存款机、循环机和智慧柜员机上。',
        '它支持 NDC、DDC 和 ISO8583 报文，银行主机系统无需改动。',
        '应用与硬件之间是符合 CEN/XFS 的设备层：更换读卡器，只需更换驱动程序。',
        '每台终端中的代理程序向管理系统上报，设备状态、流水和钞箱余量保存在 MySQL 中。',
        '每个软件包都在我们的密钥室签名，无法验证的软件包，终端一律拒绝。',
      ),
    },
    picture: 'section-software-solution',
    metadata: {
      en: {
        benefits: [
          'One application to test and approve for all four types of machine',
          'No change at the host: the message protocols are those it already speaks',
          'Faults seen before the first customer calls, with the module and its code',
          'Cash levels by cassette and hour, so that vans drive only where they are needed',
          'Updates by night and over the line, without a technician on the road',
          'A complete electronic journal for every disputed transaction',
        ],
        advantages: [
          'Developed by the engineers who design the devices, one floor apart',
          'Two system partitions: a failed update starts the old one again',
          'Remote key loading straight into the PIN pad',
          'Screens in ten languages, with large type and spoken guidance',
          'Open interfaces to core banking, video teller and identity checks',
          'Security corrections for every major version for at least five years',
        ],
        flexible:
          'Take the whole of it, or the part you lack. The terminal application runs on machines of other makers that follow CEN/XFS; the management system reads their state as well. Screens and flows are plain web pages that your own team can change, or ours on order. Servers stand in your data centre or in one you rent.',
        ctaText: 'Talk to a software engineer',
        ctaHref: '/contact',
      },
      zh: {
        benefits: [
          '四类设备共用一套应用，只需测试和验收一次',
          '主机无需改动：沿用其现有的报文协议',
          '客户来电之前，已知道故障模块和故障代码',
          '按钞箱、按小时掌握余量，加钞车只去需要的网点',
          '夜间远程升级，技术人员不必出门',
          '每笔有争议的交易都有完整的电子流水可查',
        ],
        advantages: [
          '由设计设备的工程师开发，两个团队只隔一层楼',
          '双系统分区：升级失败，自动启动原系统',
          '密钥远程直接装入密码键盘',
          '十种语言界面，支持大字号和语音引导',
          '向核心系统、视频柜员和身份核验开放接口',
          '每个主版本至少提供五年安全修补',
        ],
        flexible:
          '可以整套采用，也可以只取所缺的部分。终端应用可运行在其他厂商符合 CEN/XFS 的设备上，管理系统同样能读取其状态。界面和流程就是普通网页，您的团队可以自行修改，也可以委托我们。服务器可放在您自己的机房，也可放在租用的机房。',
        ctaText: '与软件工程师交谈',
        ctaHref: '/contact',
      },
    },
  },
  {
    sectionKey: 'hardware-solution',
    title: { en: 'Hardware Solution', zh: '硬件解决方案' },
    content: {
      en: lines(
        'We have built hardware for public places since December 2003, beginning with a steel PIN keyboard.',
        'The parts that decide over trust are our own: PIN pad, keyboard, note path, lock module and safe.',
        'More than 100 engineers draw, program and test them in Shenzhen.',
        'Two lines in Huizhou assemble them, and every finished terminal runs in for 24 hours at 40 °C.',
        'A machine is drawn around the person who uses it: reach, glare, gloves, a wheelchair, a child on one arm.',
        'It is drawn around the technician as well: every module that wears can be changed with one tool.',
        'Our processes are certified to ISO 9001, ISO 14001, ISO 27001 and ISO 45001, those for health devices to ISO 13485.',
        'More than 500 installations in over 50 countries show how the machines age.',
      ),
      zh: lines(
        '自 2003 年 12 月第一块钢制密码键盘起，我们一直为公共场所制造硬件。',
        '决定信任的部件由我们自己制造：密码键盘、金属键盘、钞票通道、锁控模块和保险柜。',
        '100 多名工程师在深圳负责设计、编程和测试。',
        '惠州的两条生产线负责装配，每台成品终端都在 40 °C 下连续运行 24 小时。',
        '机器围绕使用者设计：够得着、不反光、戴手套可用、轮椅可近、抱着孩子也方便。',
        '机器也围绕维修人员设计：所有易损模块，用一件工具即可更换。',
        '我们的流程通过 ISO 9001、ISO 14001、ISO 27001 和 ISO 45001 认证，医疗设备流程通过 ISO 13485 认证。',
        '50 多个国家的 500 多个安装项目，记录着这些机器如何经受岁月。',
      ),
    },
    picture: 'section-hardware-solution',
    metadata: {
      en: {
        sections: [
          {
            title: 'Flexibility',
            body: 'Every terminal is a frame with places for modules. Card reader, scanner, printer, dispenser and PIN pad slide in on the same rails and share one power bus and one USB tree. You name the functions, we compose the machine, and a first sample stands in your laboratory after eight weeks. If the rules change in five years, the module is changed and the cabinet stays where it is.',
          },
          {
            title: 'Innovative and Comprehensive',
            body: 'We make ten kinds of terminal and the parts inside them, from a 12-key PIN pad to a walk-in branch. What one machine learns, the others take over: the heated key plate of the outdoor PIN pad came out of a ticket machine, and the quiet coin chute of the cash machine now sits in the payroll kiosk. One supplier answers for cabinet, electronics, firmware and application.',
          },
          {
            title: 'Professionalism',
            body: 'An order has one engineer who signs for it, from the first drawing to the acceptance in your lobby. You receive drawings, a test report with measured values, a list of parts with their expected life, and a manual in your language. Our laboratory drops, freezes, sprays and drills the machines before anyone else can. When a value is missed we say so, with the date of the correction.',
          },
          {
            title: 'Eliminating Your Risk',
            body: 'Security is decided before the first unit ships. PIN pads are evaluated to PCI PTS v5 and v6, keys are loaded in a room that two people must open together, and firmware starts only with our signature. A pilot in your own network comes before the volume order. Spare parts stay available for ten years after the last delivery, and the emergency line answers around the clock for critical faults.',
          },
        ],
        ctaText: 'Ask for a configuration',
        ctaHref: '/contact',
      },
      zh: {
        sections: [
          {
            title: '灵活',
            body: '每台终端都是一副留有模块位的框架。读卡器、扫描器、打印机、出钞模块和密码键盘沿同样的导轨推入，共用一条电源总线和一棵 USB 树。您列出功能，我们组成机器，八周后首台样机就能送到您的实验室。五年后法规变了，换模块即可，机柜留在原处。',
          },
          {
            title: '创新而全面',
            body: '我们制造十类终端以及其中的部件，从 12 键密码键盘到可走入的微型网点。一种机器学到的，其他机器都会用上：户外密码键盘的加热键板来自售票机，取款机的静音硬币滑道如今也装进了薪资终端。机柜、电子、固件和应用，由一家供应商负责到底。',
          },
          {
            title: '专业',
            body: '每份订单都由一位工程师签字负责，从第一张图纸直到在您的大堂验收。您会收到图纸、写明实测数值的检测报告、注明预期寿命的零件清单，以及本国语言的手册。我们的实验室抢在所有人之前，对机器做跌落、冷冻、喷淋和钻孔。若有数值未达标，我们如实告知，并给出改正日期。',
          },
          {
            title: '消除您的风险',
            body: '安全在首台交付之前就已决定。密码键盘通过 PCI PTS v5 和 v6 评估，密钥在须由两人同时开启的房间内装入，固件只有带我们的签名才会启动。批量订购之前，先在您自己的网络中试点。最后一次交货后十年内供应备件，遇重大故障，紧急热线昼夜有人接听。',
          },
        ],
        ctaText: '咨询配置方案',
        ctaHref: '/contact',
      },
    },
  },
  {
    sectionKey: 'industry-bank',
    title: { en: 'Bank and Identity', zh: '银行与身份' },
    content: {
      en: lines(
        'A branch lives on two things: that the cash is right, and that the person in front of it is who they say they are.',
        'Our deposit machines, cash machines and recyclers count, check and pay out; a recycler gives out again what it has taken in, and halves the trips of the van.',
        'Smart tellers open accounts and issue cards. They scan identity documents, compare the portrait with the camera and call a teller to the screen when a case needs a person.',
        'Every PIN is encrypted inside a keyboard of our own making, evaluated to PCI PTS.',
        'The terminals speak NDC, DDC and ISO8583 and join the host you have.',
      ),
      zh: lines(
        '网点靠两件事立足：现金无误，以及站在面前的人确是本人。',
        '我们的存款机、取款机和循环机负责清点、鉴别和付出；循环机把收进的钞票再付出去，押运次数减少一半。',
        '智慧柜员机可开户、发卡，能扫描身份证件，将证件照与摄像头画面比对，遇到需要人处理的业务，就把柜员请到屏幕上。',
        '每个密码都在我们自制的键盘内加密，键盘通过 PCI PTS 评估。',
        '终端支持 NDC、DDC 和 ISO8583，直接接入您现有的主机。',
      ),
    },
    picture: 'section-industry-bank',
    ctaText: { en: 'See the cash machines', zh: '查看取款机' },
    ctaUrl: '/products/category/atm',
  },
  {
    sectionKey: 'retail-healthcare',
    title: { en: 'Retail and Healthcare', zh: '零售与医疗' },
    content: {
      en: lines(
        'In a shop and in a hospital hall people wait for the same reason: one desk, many questions, most of them alike.',
        'A check-in kiosk reads the insurance card, registers the patient and prints the ticket while the desk looks after those who need a person.',
        'The screening kiosk measures blood pressure, weight, height and oxygen saturation, and sends the values to the record with their time and device number.',
        'Self-checkouts weigh, scan and take the card; pharmacy lockers hand out a prepared order by code, at midnight too.',
        'Card dispenser kiosks with displays of 15.6 to 21.5 inches issue, read and refill cards.',
        'Surfaces bear daily wiping with hospital disinfectant, and the health devices are developed under ISO 13485.',
      ),
      zh: lines(
        '在商店和医院大厅，人们排队的原因相同：一个窗口，许多问题，而且大多相似。',
        '登记终端读取医保卡、完成挂号并打印排队号，窗口就能照顾真正需要帮助的人。',
        '筛查终端测量血压、体重、身高和血氧饱和度，并将数值连同时间和设备编号写入病历。',
        '自助收银机可称重、扫码、刷卡；药房取药柜凭码发放备好的药品，午夜也行。',
        '发卡终端配 15.6 至 21.5 英寸触摸屏，可发卡、读卡和补卡。',
        '表面可每日用医院消毒剂擦拭，医疗设备按 ISO 13485 开发。',
      ),
    },
    picture: 'section-retail-healthcare',
    ctaText: { en: 'See retail and healthcare terminals', zh: '查看零售与医疗终端' },
    ctaUrl: '/products/category/retail-healthcare',
  },
  {
    sectionKey: 'security-access',
    title: { en: 'Encrypting PIN Pad', zh: '加密密码键盘' },
    content: {
      en: lines(
        'This is where we began in December 2003, and most of the terminals we build today have one inside.',
        'The PIN is encrypted between the key and the connector; no cable, driver or program ever carries it in clear.',
        'Open the case, drill it, cool it or heat it, and the keys inside are erased before they can be read.',
        'Four models cover 12 and 16 keys, indoor, heated outdoor and glass, evaluated to PCI PTS.',
        'Keys are loaded on site or from the host; either way two people, and never one, hold the parts.',
      ),
      zh: lines(
        '2003 年 12 月，我们从这里起步；今天我们制造的多数终端，里面都有这样一块键盘。',
        '密码在按键与接口之间就已加密，任何线缆、驱动或程序都不会传送明文。',
        '打开外壳、钻孔、冷冻或加热，内部密钥都会在被读取之前清除。',
        '四种型号涵盖 12 键和 16 键、室内型、加热户外型和玻璃触摸型，均按 PCI PTS 评估。',
        '密钥可现场装入，也可由主机下发；无论哪种方式，密钥分量都由两人分别掌握，从不归于一人。',
      ),
    },
    picture: 'section-security-access',
    ctaText: { en: 'See the encrypting PIN pads', zh: '查看加密密码键盘' },
    ctaUrl: '/products/category/epp',
  },
  {
    sectionKey: 'transportation',
    title: { en: 'Public and Transportation', zh: '公共与交通' },
    content: {
      en: lines(
        'A ticket machine has one passenger, one minute and a train that does not wait.',
        'Ours are laid out for few touches, a display that can be read in full sun, and keys that work in gloves.',
        'Tickets are sold at the machine, cards topped up at the wall, and difficult fares settled at the counter terminal, all on the same fare table.',
        'Cabinets stand on open platforms: against rain, salt, road dust and the occasional boot.',
        'Each machine reports paper, coins and faults to the control centre, and works on without a line until it returns.',
      ),
      zh: lines(
        '售票机面对的是一位乘客、一分钟时间，和一班不等人的列车。',
        '我们的售票机操作步骤少，烈日下屏幕清晰，戴手套也能按键。',
        '售票机卖票，壁挂机给卡充值，复杂票价在窗口终端办理，三者共用一张票价表。',
        '机柜立在露天站台上，经得起雨水、盐雾、尘土和偶尔的一脚。',
        '每台机器向控制中心报告纸张、硬币和故障；网络中断时继续工作，直到恢复。',
      ),
    },
    picture: 'section-transportation',
    ctaText: { en: 'See the ticketing terminals', zh: '查看票务终端' },
    ctaUrl: '/products/category/otc',
  },
  {
    sectionKey: 'information',
    title: { en: 'Information and Augmented Reality', zh: '信息与增强现实' },
    content: {
      en: lines(
        'An exhibit that answers has to be touched, some thousand times a day, by hands of every size.',
        'Our trackballs have balls of 25, 38 and 50 mm; the sealed one can be hosed down, the lit one shows from afar where to begin.',
        'On an augmented reality stand the ball turns the model: slowly for the one who looks, at once for the child who spins it.',
        'Digital signage and information points combine ball, steel keyboard and display in one counter.',
        'The electronics are read as a plain USB mouse, so any exhibition software works with them on the first day.',
      ),
      zh: lines(
        '会回应的展品，每天要被大大小小的手触摸上千次。',
        '我们的轨迹球有 25、38、50 毫米三种球径；密封型可以冲洗，发光型远远就告诉人从哪里开始。',
        '在增强现实展台上，球转动模型：细看的人可以慢慢转，孩子一拨，它立刻飞转。',
        '数字标牌和信息点把轨迹球、钢制键盘和显示屏合在一个台面里。',
        '电子部分被识别为普通 USB 鼠标，任何展览软件当天就能使用。',
      ),
    },
    picture: 'section-information',
    ctaText: { en: 'See the trackballs', zh: '查看轨迹球' },
    ctaUrl: '/products/category/trackball',
  },
  {
    sectionKey: 'payment',
    title: { en: 'Payment Terminals', zh: '支付终端' },
    content: {
      en: lines(
        'Some payments need more than a card: a signature, a wage, a contract, an exchange.',
        'Payroll terminals record the hours at the gate and print the slip; the cash kiosk pays the wage to the last coin, and keeps the receipt.',
        'Signature terminals range from a pad beside the till to an A4 screen in the desk, on which a customer reads the whole contract before signing it.',
        'Bitcoin kiosks take cash and pay it out, check identity where the law asks for it, and show the rate before the first note goes in.',
        'Where a PIN is entered, it is entered on an encrypting PIN pad of our own making.',
      ),
      zh: lines(
        '有些付款不只需要一张卡：还要签名、工资、合同或兑换。',
        '薪资终端在厂门记录工时、打印工资单；现金薪资机把工资付到最后一枚硬币，并留存凭条。',
        '签名终端从收银台旁的小签名板到嵌入桌面的 A4 屏，客户可先通读合同再签字。',
        '比特币自助机既收现金也付现金，依法核验身份，并在放入第一张纸币之前显示汇率。',
        '凡需输入密码之处，都用我们自制的加密密码键盘。',
      ),
    },
    picture: 'section-payment',
    ctaText: { en: 'See the payroll terminals', zh: '查看薪资终端' },
    ctaUrl: '/products/category/payroll',
  },
]
