import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

export const bankingSolution: DemoPage = {
  path: '/solutions/banking-solution',
  title: {
    en: 'Banking Solution',
    zh: '银行解决方案',
    hi: 'बैंकिंग समाधान',
    ja: '銀行向けソリューション',
    ko: '은행 솔루션',
    th: 'โซลูชันธนาคาร',
    vi: 'Giải pháp ngân hàng',
    ru: 'Решение для банков',
    id: 'Solusi Perbankan',
    ms: 'Penyelesaian Perbankan',
  },
  seo: {
    description: {
      en: 'One terminal application for ATM, CDM, CRS and STM that speaks NDC, DDC and ISO8583, and a terminal management system of agent and server on MySQL with seven functions.',
      zh: '一套终端应用运行于 ATM、CDM、CRS 和 STM，支持 NDC、DDC 和 ISO8583；终端管理系统由代理程序与服务器组成，基于 MySQL，具备七项功能。',
    },
  },
  layout: [
    {
      blockType: 'layers',
      look: 'stack',
      tone: 'ink',
      title: { en: 'The host stays. The machine changes.', zh: '主机不动，机器随便换' },
      text: {
        en: 'Solgate Terminal Software 7 lies between the messages of the bank and the motors of the machine. Each layer can be replaced without the one above it noticing.',
        zh: 'Solgate 终端软件 7 位于银行报文与机器马达之间。任何一层都可以更换，上一层毫无察觉。',
      },
      layers: [
        {
          title: { en: 'Host of the bank', zh: '银行主机' },
          text: { en: 'As it is today.', zh: '保持现状。' },
          parts: { en: 'Authorisation\nCore banking\nSwitch', zh: '授权\n核心系统\n交换平台' },
          link: {
            en: 'NDC, DDC, ISO8583 over TCP/IP with TLS',
            zh: 'NDC、DDC、ISO8583，TCP/IP 加 TLS',
          },
        },
        {
          title: { en: 'Terminal application', zh: '终端应用' },
          text: {
            en: 'The same program on all four kinds of machine.',
            zh: '四类设备，同一程序。',
          },
          parts: {
            en: 'Message layer\nTransactions\nScreens in ten languages\nElectronic journal\nAgent',
            zh: '报文层\n交易流程\n十种语言界面\n电子流水\n代理程序',
          },
          link: 'CEN/XFS 3.x',
        },
        {
          title: { en: 'Device layer', zh: '设备层' },
          text: {
            en: 'A new card reader is a new driver and nothing else.',
            zh: '换读卡器，只换驱动。',
          },
          parts: {
            en: 'Cash dispenser\nCash acceptor\nPIN pad\nCard reader\nPrinter\nSensors',
            zh: '出钞模块\n入钞模块\n密码键盘\n读卡器\n打印机\n传感器',
          },
          link: 'USB, RS-232, Ethernet',
        },
        {
          title: { en: 'Machine', zh: '设备' },
          text: { en: 'Ours, or of another maker.', zh: '我们的，或其他厂商的。' },
          parts: { en: 'ATM\nCDM\nCRS\nSTM', zh: 'ATM\nCDM\nCRS\nSTM' },
        },
      ],
    },
    {
      blockType: 'dataTable',
      title: { en: 'Terminal application: who speaks what', zh: '终端应用：谁支持什么' },
      text: {
        en: 'The terminal application supports the message protocols NDC, DDC and ISO8583 on all four device types. What a host knows as a deposit terminal, a withdrawal terminal or both is set, not programmed.',
        zh: '终端应用在四类设备上均支持 NDC、DDC 和 ISO8583 报文协议。主机把它当作存款机、取款机或两者兼有，只需设置，无需编程。',
      },
      columns: {
        en: 'Protocol | ATM | CDM | CRS | STM',
        zh: '协议 | ATM | CDM | CRS | STM',
      },
      rows: {
        en: 'NDC, states and screens from the host | withdrawal, inquiry, transfer | bundle deposit, escrow | deposit and withdrawal | all cash functions\nDDC, states and screens from the host | withdrawal, inquiry, transfer | bundle deposit, escrow | deposit and withdrawal | all cash functions\nISO8583, flow in the terminal | all functions | all functions, serial numbers | all functions, recycling | all functions, account opening, cards',
        zh: 'NDC，状态与界面由主机下发 | 取款、查询、转账 | 整叠存款、暂存 | 存款与取款 | 全部现金功能\nDDC，状态与界面由主机下发 | 取款、查询、转账 | 整叠存款、暂存 | 存款与取款 | 全部现金功能\nISO8583，流程在终端 | 全部功能 | 全部功能、冠字号 | 全部功能、现金循环 | 全部功能、开户、发卡',
      },
    },
    {
      blockType: 'layers',
      look: 'chain',
      tone: 'plain',
      title: { en: 'Terminal management system', zh: '终端管理系统' },
      text: {
        en: 'An agent in every terminal, a server in your data centre, a database that your own people can query.',
        zh: '每台终端一个代理程序，您的机房一台服务器，一个您的人员可以直接查询的数据库。',
      },
      layers: [
        {
          title: { en: 'Agent', zh: '代理程序' },
          text: {
            en: 'Runs beside the terminal application, uses less than 1% of the processor, and keeps 30 days if the line is down.',
            zh: '与终端应用并行，处理器占用不到 1%，断线可保存 30 天数据。',
          },
          parts: { en: 'State\nCounters\nJournal\nPackages', zh: '状态\n计数\n流水\n软件包' },
          link: {
            en: 'TLS 1.3, every 60 seconds and at every event',
            zh: 'TLS 1.3，每 60 秒及每次事件',
          },
        },
        {
          title: { en: 'Server', zh: '服务器' },
          text: {
            en: 'Receives, decides and commands; two of them share the work and stand in for each other.',
            zh: '接收、判断、下达指令；两台分担工作，互为备份。',
          },
          parts: {
            en: 'Rules and alarms\nJobs\nUsers and roles\nWeb console',
            zh: '规则与告警\n任务\n用户与角色\n网页控制台',
          },
          link: { en: 'SQL, replicated', zh: 'SQL，主从复制' },
        },
        {
          title: 'MySQL',
          text: {
            en: 'Five years of state, journal and cash levels of 5,000 terminals fit on one disk.',
            zh: '5,000 台终端五年的状态、流水和余量，一块硬盘就够。',
          },
          parts: {
            en: 'Terminals\nEvents\nJournal\nCash',
            zh: '终端\n事件\n流水\n现金',
          },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'Seven functions', zh: '七项功能' },
      text: {
        en: 'All seven come with the first licence. None is a module to be ordered later.',
        zh: '七项功能随首份授权全部提供，没有需要日后加购的模块。',
      },
      items: [
        {
          title: { en: 'Monitoring', zh: '状态监控' },
          text: {
            en: 'Every module of every terminal on one page: what is green, what is not, since when, and who has been told.',
            zh: '一页看清每台终端的每个模块：哪些正常，哪些异常，从何时开始，已通知谁。',
          },
        },
        {
          title: { en: 'Cash management', zh: '现金管理' },
          text: {
            en: 'Levels by cassette and hour, and a forecast of the day on which one runs empty or full.',
            zh: '按钞箱、按小时掌握余量，并预测哪天空、哪天满。',
          },
        },
        {
          title: { en: 'Electronic journal', zh: '电子流水' },
          text: {
            en: 'Collected as it is written. A disputed transaction is found by card, amount or serial number within seconds.',
            zh: '随写随收。有争议的交易，按卡号、金额或冠字号几秒即可查到。',
          },
        },
        {
          title: { en: 'Software distribution', zh: '软件分发' },
          text: {
            en: 'Signed packages by night, in waves that you define; a failed update starts the old partition again.',
            zh: '签名软件包夜间分批下发，批次由您定义；升级失败自动启动原分区。',
          },
        },
        {
          title: { en: 'Remote key loading', zh: '远程密钥装载' },
          text: {
            en: 'TR-34 straight into the PIN pad. Nobody travels with envelopes.',
            zh: '按 TR-34 直接装入密码键盘，不必有人带着信封出差。',
          },
        },
        {
          title: { en: 'Service tickets', zh: '维修工单' },
          text: {
            en: 'A fault opens its ticket with module, code and spare part, and closes it when the module answers again.',
            zh: '故障自动生成工单，写明模块、代码和备件；模块恢复响应即自动关闭。',
          },
        },
        {
          title: { en: 'Reports', zh: '报表' },
          text: {
            en: 'Availability by site, module and month, as the service contract counts it; CSV and a read-only view for your own tools.',
            zh: '按网点、模块和月份统计开机率，口径与维保合同一致；可导出 CSV，并为您的工具提供只读视图。',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Bring your host specification', zh: '带上您的主机规范' },
      text: {
        en: 'We connect a machine to your test host within a week, and show you the seven functions on your own journal.',
        zh: '一周内把一台设备接入您的测试主机，并用您自己的流水演示七项功能。',
      },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'banking'),
      secondText: getQuote,
      secondHref: contactLink('quote', 'banking'),
    },
  ],
}
