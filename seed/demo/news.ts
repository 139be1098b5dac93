import type { DemoArticle } from './types'

const paragraphs = (...text: string[]) => text.join('\n\n')

const pictures = (slug: string) => [1, 2, 3].map((number) => `news-${slug}-${number}`)

export const news: DemoArticle[] = [
  {
    slug: 'terminal-software-seven',
    title: {
      en: 'Terminal software 7 starts in 65 seconds and goes back in three minutes',
      zh: '终端软件 7：65 秒启动，三分钟回退',
    },
    summary: {
      en: 'One application now serves ATM, CDM, CRS and STM. Updates have shrunk from 1.9 GB to 140 MB, and a terminal that dislikes one returns to the old version by itself.',
      zh: '一套应用服务 ATM、CDM、CRS 和 STM。升级包从 1.9 GB 缩小到 140 MB；升级不顺利时，终端自动回到原版本。',
    },
    content: {
      en: paragraphs(
        'Version 7 of our terminal software is released. It replaces four applications with one: cash machines, deposit machines, recyclers and smart tellers now run the same program, which looks at the modules it finds and offers what they can do.',
        'For a bank this means one acceptance test instead of four. The message protocols are unchanged. NDC, DDC and ISO8583 go out to the host byte for byte as in version 6; we replayed 2.7 million recorded messages against both versions, and every difference had to be explained before the release was signed.',
        'The start was measured on an A100 lobby machine: 65 seconds from power to the welcome screen, where version 6 took 190. Most of the gain comes from starting the modules side by side. The card reader no longer waits for the printer to find its paper.',
        'Each terminal now has two system partitions. An update is written to the one that sleeps, checked against our signature, and started at an hour the bank chooses. If the first self-test fails, the machine starts the old partition again, three minutes later, and reports why. Packages carry only what has changed, 140 MB on average.',
        '“I have spent nights in a car park with a laptop because an update had stopped at 60 per cent,” says Marc Desrosiers, who leads the protocol team in Toronto. “That was the night I asked for two partitions.”',
        'Three banks ran the version for ten weeks on 412 terminals. Two of these went back by themselves, both because of a disk at the end of its life. Availability rose from 99.1 to 99.5 per cent, chiefly because restarts no longer take lunch hours.',
        'Version 7 runs on all machines delivered since 2017. Agent and server of the management system come with it; the database stays on MySQL and is converted in place. Version 6 receives security corrections until the end of 2029.',
      ),
      zh: paragraphs(
        '终端软件第 7 版正式发布。它以一套应用取代四套：取款机、存款机、循环机和智慧柜员机运行同一个程序，程序识别机器中的模块，并提供这些模块能完成的业务。',
        '对银行而言，验收测试从四次变为一次。报文协议没有变化：NDC、DDC 和 ISO8583 发往主机的每个字节都与第 6 版相同。我们把 270 万条录制的报文在两个版本上重放，每一处差异都必须得到解释，才能签字发布。',
        '启动时间在 A100 大堂机上测得：从通电到欢迎界面 65 秒，第 6 版需要 190 秒。节省的时间主要来自模块并行启动：读卡器不再等打印机找到纸。',
        '每台终端现在有两个系统分区。升级写入休眠的分区，校验我们的签名，再在银行选定的时间启动。如果首次自检失败，机器三分钟后重新启动原分区，并报告原因。升级包只含变化的部分，平均 140 MB。',
        '“有一次升级停在 60%，我抱着笔记本电脑在停车场过了一夜。”多伦多协议团队负责人马克·德罗西耶（Marc Desrosiers）说，“就是那一夜，我提出要两个分区。”',
        '三家银行在 412 台终端上试运行了十周。其中两台自动回退，原因都是硬盘寿命已尽。可用率从 99.1% 升到 99.5%，主要是因为重启不再占用午间时段。',
        '第 7 版可运行于 2017 年以来交付的所有机器。管理系统的代理程序和服务器同步更新；数据库仍为 MySQL，就地转换。第 6 版的安全修补将持续到 2029 年底。',
      ),
    },
    publishedAt: '2026-10-06',
    pictures: pictures('terminal-software-seven'),
  },
  {
    slug: 'ticket-machines-for-the-harbour-line',
    title: {
      en: 'Sixty-two ticket machines stand along the Harbour Line',
      zh: '六十二台票务终端在港湾线投入使用',
    },
    summary: {
      en: 'Since 1 June, passengers of a new light rail line buy tickets and top up cards at 62 of our terminals. Salt was the expected opponent; the gull was not.',
      zh: '自 6 月 1 日起，一条新轻轨的乘客在我们的 62 台终端上购票和充值。盐雾在预料之中，海鸥不在。',
    },
    content: {
      en: paragraphs(
        'The Harbour Line is a light railway of 17 stops between a container port and an old town. It opened on 1 June with 44 of our C300 ticket machines on its platforms and 18 C500 top-up stations in shops and waiting rooms nearby. In the first four weeks they sold 318,000 tickets and were available 99.6 per cent of the time.',
        'Nine of the stops lie less than 200 metres from the quay. Cabinets there are made of 316L stainless steel, with seams welded and ground instead of screwed. Before the series was released, a complete machine spent 720 hours in salt spray to ISO 9227. The hinges were replaced after the first round and passed the second.',
        'A single ticket takes three touches and, by the median of the first month, 14 seconds, payment by card included. Displays reach 1,500 candela per square metre, because at half past five in the afternoon the sun stands straight into the eastern platforms.',
        'All that a passenger has to reach lies between 850 and 1,150 millimetres above the platform. A group of wheelchair users tried the first machine in January and had us move the card reader 90 millimetres to the left, out of the way of the armrest.',
        'The fault that nobody had foreseen came on the third day. A herring gull began a nest on the flat hood at stop eleven, over the air outlet. “The machine reported too high a temperature, quite correctly,” says Ingrid Solheim-Baker, project engineer on site. “It could not report why.” The hood now falls by 35 degrees. The gull has moved to the shelter.',
        'Six languages are on the screens, chosen from two summers of questions asked at the old ticket office. The staff of that office now work on the platforms, with C700 counter terminals kept at both ends of the line for group fares and refunds.',
      ),
      zh: paragraphs(
        '港湾线是一条连接集装箱港口与老城的轻轨，共 17 站。线路于 6 月 1 日开通，站台上有我们的 44 台 C300 售票机，附近商店和候车室里有 18 台 C500 充值机。头四周共售票 318,000 张，可用率 99.6%。',
        '其中九站距码头不足 200 米。这些站的机柜采用 316L 不锈钢，接缝焊接打磨，不用螺钉。批量放行之前，一台整机按 ISO 9227 在盐雾中放置了 720 小时。第一轮后更换了铰链，第二轮通过。',
        '购买一张单程票只需触摸三次；按首月中位数，连同刷卡付款共 14 秒。显示屏亮度达每平方米 1,500 坎德拉，因为下午五点半，阳光会直射东侧站台。',
        '乘客需要触及的一切，都在距站台地面 850 至 1,150 毫米之间。今年一月，一群轮椅使用者试用首台机器后，请我们把读卡器左移 90 毫米，避开扶手。',
        '谁也没料到的故障出现在第三天。在第十一站，一只银鸥在平顶机罩上、正好在出风口上方筑起了巢。“机器报告温度过高，这完全正确，”现场项目工程师英格丽德·索尔海姆-贝克（Ingrid Solheim-Baker）说，“它只是没法报告原因。”如今机罩倾斜 35 度，银鸥搬到了候车亭顶上。',
        '界面有六种语言，依据老售票处两个夏天的问询记录选定。原售票处的员工如今在站台上服务，线路两端各保留 C700 窗口终端，办理团体票和退票。',
      ),
    },
    publishedAt: '2026-06-30',
    pictures: pictures('ticket-machines-for-the-harbour-line'),
  },
  {
    slug: 'a300-needs-half-the-power',
    title: {
      en: 'The A300 now needs half the power',
      zh: 'A300 的耗电减半',
    },
    summary: {
      en: 'Measured over nine weeks on a street front, the through-the-wall machine draws 104 watts on average instead of 214. A kit brings older machines to the same figure.',
      zh: '在临街外墙上实测九周，这款穿墙式取款机的平均功率从 214 瓦降到 104 瓦。旧机加装套件后可达同样数值。',
    },
    content: {
      en: paragraphs(
        'A through-the-wall machine works perhaps ninety minutes a day. For the rest it waits, lit, heated and ready. We asked how much of that waiting is necessary, and the answer for the A300 is: about half.',
        'Twelve machines in Toronto, Rotterdam and Shenzhen ran for nine weeks from December to February, six as delivered so far and six with the changes, in pairs on the same street. The average fell from 214 to 104 watts. Over a year that is 960 kilowatt hours for each machine.',
        'The largest part, 62 watts, comes from the heating. It used to hold the whole front at 5 °C. Now four small elements warm only what would freeze: shutter, card throat, receipt slot and PIN pad. Their sensors read humidity too, since dry cold does no harm.',
        'The computer gives 21 watts. Between customers it sleeps, and a step in front of the machine wakes it in 0.8 seconds, before a hand can reach the card reader. The display gives 19 by following the daylight, and a new power supply, which is efficient at low load as well, the last 8.',
        '“There was a proposal to switch off the logo above the machine,” says Pan Shuyi, who led the work. “We asked people in the street. They use that light to see who stands behind them. It stays on.” The logo takes 4 watts.',
        'Nothing was changed in the cash path, nor in the PIN pad, so approvals remain valid. In the climate chamber the new machine worked from −35 to +55 °C, as the old one did.',
        'All A300 delivered from April have the changes. For machines built since 2021 there is a kit of four elements, power supply and control board. A technician needs 50 minutes, and at 25 euro cents per kilowatt hour the kit has paid for itself in 22 months.',
      ),
      zh: paragraphs(
        '一台穿墙式取款机每天真正工作的时间大约九十分钟，其余时间都亮着、热着、等着。我们问自己：等待时的耗电有多少是必要的？对 A300 来说，答案是大约一半。',
        '去年 12 月至今年 2 月，多伦多、鹿特丹和深圳的十二台机器运行了九周，六台为原状态，六台为改进型，成对装在同一条街上。平均功率从 214 瓦降到 104 瓦，每台每年节省 960 千瓦时。',
        '最大的一部分是加热，省下 62 瓦。过去整个前面板都保持在 5 °C；现在四个小加热元件只温暖会结冰的地方：钞门、卡口、凭条口和密码键盘。传感器同时测湿度，因为干冷并无妨害。',
        '计算机省下 21 瓦：没有顾客时它休眠，有人走到机器前，0.8 秒内唤醒，比手伸到读卡器还快。显示屏随日光调节，省 19 瓦；新电源在低负载下同样高效，省下最后 8 瓦。',
        '“有人提议把机器上方的标志灯关掉，”项目负责人潘淑仪说，“我们去街上问了行人。他们靠那盏灯看清身后站着谁。灯就留着了。”这盏灯耗电 4 瓦。',
        '现金通道和密码键盘均未改动，原有认证继续有效。在气候箱中，新机与旧机一样，可在 −35 至 +55 °C 之间工作。',
        '4 月起交付的 A300 都已采用这些改进。2021 年以后生产的机器可加装套件，含四个加热元件、电源和控制板。技术员安装需 50 分钟；按每千瓦时 0.25 欧元计算，22 个月即可收回成本。',
      ),
    },
    publishedAt: '2026-03-17',
    pictures: pictures('a300-needs-half-the-power'),
  },
  {
    slug: 'a700-pays-out-coins-and-notes',
    title: {
      en: 'The A700 pays 187.35 in eleven seconds',
      zh: 'A700：187.35 元，十一秒付清',
    },
    summary: {
      en: 'Our new lobby machine pays out notes and coins in one transaction. In a trial of five months, 38 per cent of customers took coins.',
      zh: '新款大堂机在一笔交易中同时付出纸币和硬币。五个月试点中，38% 的顾客取了硬币。',
    },
    content: {
      en: paragraphs(
        'Most cash machines round. Ask one for a pension of 187.35 and it offers 180, and the remaining 7.35 stay in the account or cost a walk to the counter. The A700, which can be ordered from today, pays the whole amount: notes above, coins below, in eleven seconds.',
        'Twenty-six of them stood in bank lobbies from May to September. Customers made 412,000 withdrawals; in 38 per cent there were coins. Market traders fetched change on Saturday before seven. Banks had expected pensioners and insurance pay-outs. Nobody had expected parents, who took pocket money for Sunday in exact coins.',
        'The difficulty was noise. A coin that falls from a hopper to a tray at hand height rattles, and six coins tell the whole lobby what you have received. Our first sample was measured at 81 decibels, one metre away. The coins now slide down a bent chute of soft polyurethane, touch its wall twice and arrive slowly. The series measures 58, which is the level of a conversation.',
        '“We filmed 4,000 falls,” says Jiang Haotian, designer of the chute. “The one-cent piece was the worst. It is light, it bounces, and it always finds the edge.”',
        'The tray is lit, 40 millimetres deep and rounded, so that coins can be swept up with gloves or with stiff fingers. If something is left in it, the machine says so aloud and shows the tray on the screen. After 45 seconds it pulls back what remains and books it.',
        'During the trial there was one coin jam in 9,400 pay-outs, and two thirds of these cleared by turning the hopper back a quarter. Amounts with coins travel in the ordinary NDC and DDC messages, so hosts that already know coin dispensing need no change.',
        'Deliveries begin in January 2026.',
      ),
      zh: paragraphs(
        '多数取款机只付整数。要取 187.35 元的养老金，机器给 180 元，剩下 7.35 元要么留在账户，要么得走一趟柜台。今日起接受订购的 A700 则全数付清：上方出纸币，下方出硬币，用时十一秒。',
        '5 月至 9 月，二十六台 A700 在银行大堂试点。顾客取款 412,000 次，38% 含有硬币。市场摊贩周六早上七点前来取零钱；养老金和保险赔付也在银行预料之中。没人料到的是家长，他们来取周日零花钱，枚数一枚不差。',
        '难点在于噪声。硬币从料斗落到手边托盘会叮当作响，六枚硬币就能让整个大堂知道您取了多少。第一台样机在一米外测得 81 分贝。现在硬币沿一条弯曲的软质聚氨酯滑道滑下，两次触壁，缓缓到达。量产机测得 58 分贝，相当于平常说话。',
        '“我们拍摄了 4,000 次下落，”滑道设计师江浩天说，“最小面额的硬币最难办：它轻，会弹，而且总能找到边缘。”',
        '托盘有照明，深 40 毫米，边角圆滑，戴手套或手指不灵便的人也能把硬币拢起来。若有遗留，机器会语音提醒，并在屏幕上显示托盘；45 秒后收回余币并记账。',
        '试点期间，每 9,400 次付款发生一次卡币，其中三分之二只需料斗回转四分之一圈即可自行排除。含硬币的金额用普通的 NDC 和 DDC 报文传送，已支持硬币付出的主机无须改动。',
        '2026 年 1 月开始交付。',
      ),
    },
    publishedAt: '2025-11-18',
    pictures: pictures('a700-pays-out-coins-and-notes'),
  },
  {
    slug: 'video-tellers-in-mountain-branches',
    title: {
      en: 'Nine mountain branches open 55 hours a week again',
      zh: '九个山区网点，每周重新营业 55 小时',
    },
    summary: {
      en: 'A regional bank connects nine villages above 1,800 metres to tellers in the valley. The line is thin, the air as well, and the S500 had to learn both.',
      zh: '一家地方银行把海拔 1,800 米以上的九个村子与山下的柜员连在一起。网线细，空气薄，S500 两样都得学会。',
    },
    content: {
      en: paragraphs(
        'The branch at 2,340 metres used to open on Tuesday and Friday mornings, when a cashier came up by bus. Since March it opens at seven every day, weekends included by half days: 55 hours a week where there were 12. In the room stands an S500 video teller. The teller sits in the valley, an hour and a half below.',
        'Nine villages have one. Fourteen tellers of the bank serve them in turns, all of whom live in the region and speak its dialect; the bank had put that at the head of its list. A conversation lasts 4 minutes 50 seconds on average. In July, 87 per cent of all that customers wanted was settled in the first call, deposits, passbooks and lost cards among it.',
        'The line to the highest village carries 4 megabits a second on a good day. We set the order in which things may suffer: first the sharpness of the picture, then its rate, never the voice and never the transaction. If the line breaks, the radio link takes over within two seconds, and a battery gives 25 minutes to finish and to return card and cash.',
        'Thin air cools badly. At that height a fan moves the same volume but a fifth less mass, and the first machine shut down its dispenser on a sunny afternoon. A larger fan at lower speed solved it and is quieter than the first.',
        '“My oldest customer is 91 and had never touched a screen,” says Agnes Luo, who leads the nine branches. “She takes the handset, because a telephone she knows. Then she tells the teller to sit up straight.”',
        'Two things were added on request of the villages: a heavy handset for talking in private, and a shelf with a notch for a walking stick. Both will be offered with every S500 from October.',
      ),
      zh: paragraphs(
        '海拔 2,340 米的网点过去只在周二和周五上午营业，那时柜员坐班车上山。今年三月起，它每天七点开门，周末开半天：从每周 12 小时变为 55 小时。屋里立着一台 S500 视频柜员机，柜员坐在山下，路程一个半小时。',
        '九个村子各有一台。银行的十四位柜员轮流服务，他们都住在当地，会说方言，这是银行清单上的第一条要求。每次通话平均 4 分 50 秒。7 月，顾客的业务有 87% 在第一次通话中办结，包括存款、存折和挂失。',
        '通往最高村子的网络，好的时候每秒 4 兆比特。我们规定了可以牺牲的顺序：先是画面清晰度，再是帧率，语音和交易绝不让步。线路中断，无线链路两秒内接替；电池还能支撑 25 分钟，办完业务，退还卡和现金。',
        '空气稀薄，散热就差。在这个高度，风扇送出的体积不变，质量却少五分之一，首台机器在一个晴朗的下午停了出钞模块。换成更大、转速更低的风扇后，问题解决了，而且比原来更安静。',
        '“我最年长的顾客 91 岁，从没碰过触摸屏，”负责九个网点的罗雅宁说，“她拿起听筒，因为电话她会用。然后她叫柜员坐直一点。”',
        '应村民要求增加了两样东西：便于私下交谈的厚实听筒，和一块带缺口、可靠手杖的搁板。10 月起，每台 S500 都可选配。',
      ),
    },
    publishedAt: '2025-08-26',
    pictures: pictures('video-tellers-in-mountain-branches'),
  },
  {
    slug: 'factory-line-two-opens',
    title: {
      en: 'Line two in Huizhou finishes a terminal every 22 minutes',
      zh: '惠州二号线：每 22 分钟下线一台终端',
    },
    summary: {
      en: 'A second assembly line of 84 metres and 19 stations has started in our factory. It builds recyclers and smart tellers, and records the torque of every screw.',
      zh: '长 84 米、设 19 个工位的第二条装配线在我们的工厂投产。它生产循环机和智慧柜员机，并记录每颗螺钉的扭矩。',
    },
    content: {
      en: paragraphs(
        'On 6 May the first recycler left line two of our factory in Huizhou. The line is 84 metres long, has 19 stations and finishes a terminal every 22 minutes, or 21 in a shift. Line one, built in 2011, needs 34 minutes. Together they make 35 terminals a shift.',
        'The two share the work by weight. Kiosks, signature terminals and payroll machines stay on line one. Everything with a safe goes to line two, where the floor bears three tonnes per square metre and a carriage turns 900 kilograms so that a woman of 1.58 metres can reach every screw without a ladder. We mention the height because it is that of Deng Xiulan, who leads the second shift and tried each station before it was fixed.',
        'A recycler has 212 screws that matter. Their torque and angle are recorded with the serial number, and the carriage does not move on while one is missing. If a machine comes back after eight years, we can see how it was put together, and by which tool.',
        'After assembly each terminal runs for 24 hours at 40 °C. Recyclers pass 5,000 notes in that time, of which 40 are false and 200 torn, taped or damp. Only then does it go into its crate.',
        '“In the first eight weeks of trial running, 96.4 per cent passed without any rework,” says plant director Hou Jianping. “The goal is 98 by the end of the year. Nearly all of the rest is one cable that is 3 centimetres too short. The longer one arrives in June.”',
        'The roof carries 640 kilowatts of solar panels, about 31 per cent of what the factory uses in a year. The line has created 46 new jobs; eleven of them are in the test field, where we still look for people who like to find faults.',
      ),
      zh: paragraphs(
        '5 月 6 日，第一台循环机从惠州工厂二号线下线。这条线长 84 米，设 19 个工位，每 22 分钟完成一台终端，每班 21 台。2011 年建成的一号线需要 34 分钟。两条线合计每班 35 台。',
        '两条线按重量分工。自助终端、签名终端和薪资终端留在一号线；凡带保险柜的都上二号线。这里的地面每平方米承重三吨，托架可翻转 900 公斤，身高 1.58 米的女工不用梯子也能够到每颗螺钉。之所以提到身高，是因为那正是二班班长邓秀兰的身高，每个工位定型之前都由她试过。',
        '一台循环机有 212 颗关键螺钉。扭矩和转角连同序列号一起记录，少一颗，托架就不前进。机器八年后返厂，我们仍能看到它当初是怎样装配的、用的是哪把工具。',
        '装配之后，每台终端在 40 °C 下运行 24 小时。循环机在此期间走过 5,000 张纸币，其中 40 张是假币，200 张是破损、贴胶带或受潮的。之后才能装箱。',
        '“试运行头八周，96.4% 的机器一次通过，无须返工，”厂长侯建平说，“目标是年底达到 98%。剩下的几乎都是同一根线缆，短了 3 厘米。加长的六月到货。”',
        '屋顶装有 640 千瓦太阳能板，约供工厂全年用电的 31%。这条线新增 46 个岗位，其中十一个在检测区，我们还在那里寻找喜欢找毛病的人。',
      ),
    },
    publishedAt: '2025-05-13',
    pictures: pictures('factory-line-two-opens'),
  },
  {
    slug: 'pci-pts-v6-for-the-e30',
    title: {
      en: 'The E30 outdoor PIN pad is approved to PCI PTS v6',
      zh: 'E30 户外密码键盘通过 PCI PTS v6 认证',
    },
    summary: {
      en: 'An independent laboratory spent fourteen weeks and 23 samples trying to get at the keys inside. The approval covers the heated, sealed pad for facades and lanes.',
      zh: '独立实验室用十四周时间、23 个样品，试图取得其中的密钥。认证覆盖这款用于外墙和车道的加热密封键盘。',
    },
    content: {
      en: paragraphs(
        'The E30, our PIN pad for outdoor machines, has been approved to PCI PTS v6. It is our first product under the sixth version of the standard; the indoor pads will follow.',
        'An evaluation is a siege by agreement. For fourteen weeks an independent laboratory was given drawings, source code and 23 samples, and tried to reach the keys. It drilled from five sides, cooled pads in liquid nitrogen, heated them, cut their supply for billionths of a second and listened to the current while they encrypted. None of the samples gave up a key. Nineteen no longer exist as anything one could call a keyboard.',
        'The hardware is new. Every path into the case crosses a mesh of conductors, laid in two layers with a pattern that differs from pad to pad. When one line is cut or two are bridged, the key store is erased in less than a millisecond. The E30 holds AES keys of 256 bits beside the Triple DES keys that many hosts still need, and takes both by TR-31 and TR-34.',
        'Outdoor use asks for things the standard does not. The case is sealed to IP65, and a heater under the key plate keeps water from freezing in the gaps. “Heat is a way to attack a pad, and here we built a heater into it,” says Shen Yuqing, head of the security laboratory. “Convincing the evaluators of that one element took three of the fourteen weeks.”',
        'Because so much of the hardware has changed, pads approved to v5 cannot be raised to v6 by new firmware. Cut-out, connector and commands are the same, however: a technician changes the pad in about twenty minutes, and the key ceremony follows from the host.',
        'The new E30 is delivered from April at the price of its predecessor. Version 5 remains available for spare parts, for as long as its approval allows.',
      ),
      zh: paragraphs(
        '我们的户外设备密码键盘 E30 已通过 PCI PTS v6 认证。这是我们首个通过该标准第六版的产品，室内键盘将陆续跟进。',
        '评估是一场约好的围攻。十四周里，独立实验室拿着图纸、源代码和 23 个样品，想方设法取得密钥：从五个面钻孔，用液氮冷冻，加热，以十亿分之一秒为单位切断供电，在加密时监听电流。没有一个样品交出密钥。其中十九个已经不能再称为键盘。',
        '硬件是全新的。通向外壳内部的每条路径都要穿过双层导线网，每块键盘的走线各不相同。只要切断一条线或短接两条线，密钥存储在一毫秒内清除。E30 既保存 256 位 AES 密钥，也保存许多主机仍需要的 Triple DES 密钥，均可通过 TR-31 和 TR-34 装入。',
        '户外使用提出了标准之外的要求。外壳密封达到 IP65，键板下的加热器防止缝隙里的水结冰。“加热本是攻击键盘的一种手段，而我们偏偏在里面装了加热器，”安全实验室主任沈毓清说，“为了这一个元件，十四周里有三周在说服评估人员。”',
        '由于硬件变化很大，通过 v5 认证的键盘无法靠更新固件升到 v6。不过开孔、接口和指令完全相同：技术员约二十分钟即可更换，随后由主机下发密钥。',
        '新款 E30 自 4 月起交付，价格与上一代相同。v5 型号在认证有效期内继续作为备件供应。',
      ),
    },
    publishedAt: '2025-02-25',
    pictures: pictures('pci-pts-v6-for-the-e30'),
  },
  {
    slug: 'spare-parts-hub-in-europe',
    title: {
      en: 'Ordered by five, there by morning: spare parts now leave from Rotterdam',
      zh: '下午五点前下单，次日早晨送达：备件从鹿特丹发出',
    },
    summary: {
      en: 'A store of 2,600 square metres holds 3,140 part numbers for customers in Europe. What took six days by air from Shenzhen now takes a night by lorry.',
      zh: '2,600 平方米的仓库为欧洲客户备有 3,140 个料号。过去从深圳空运需六天，现在卡车一夜即到。',
    },
    content: {
      en: paragraphs(
        'A dispenser belt weighs 11 grams and costs less than a coffee. Until last month, a technician in Lisbon who needed one waited six days for it. Since 4 November our spare parts for Europe leave from a store of our own in Rotterdam.',
        'The store has 2,600 square metres and 3,140 part numbers, chosen from five years of orders. They cover 94 per cent of what European customers have asked for. An order that arrives by 17:00 is handed to the carrier at 19:00 and reaches addresses in 21 countries on the next working day. The remaining six per cent, mostly sheet metal and safes, still come from Huizhou.',
        'Stock is renewed by sea, in a container every second week. Seventy per cent of the weight that used to fly to Europe now travels by ship, and the price list has been lowered by the difference in freight.',
        'Four benches repair modules on the spot. A note recogniser that comes in on Monday is cleaned, measured, calibrated with a set of test notes and back on the shelf by Thursday. One thing is not repaired here: PIN pads. They go to the key room in Shenzhen in sealed bags with numbered locks, because that is the only place where one may be opened.',
        '“Technicians used to hoard. Every van had three of everything, just in case,” says Marit van Oosterwelt, who runs the hub with a staff of fourteen. “If you know the part will be there at ten, you carry one. We could watch the orders become smaller and the vans lighter.”',
        'Customers with a service contract see stock and delivery time of each part on the support pages. Returns travel in the box the new part came in; its label is already inside.',
      ),
      zh: paragraphs(
        '一条出钞皮带重 11 克，价格不到一杯咖啡。直到上个月，里斯本的技术员要等六天才能拿到它。11 月 4 日起，我们面向欧洲的备件从自己在鹿特丹的仓库发出。',
        '仓库面积 2,600 平方米，备有 3,140 个料号，依据五年的订单选定，覆盖欧洲客户需求的 94%。17:00 前收到的订单，19:00 交给承运商，次个工作日送达 21 个国家。其余 6%，主要是钣金件和保险柜，仍由惠州发出。',
        '补货走海运，每两周一个集装箱。过去空运到欧洲的重量，如今有 70% 改乘轮船，省下的运费已从价目表中扣除。',
        '四个工作台就地修理模块。周一送来的验钞模块，经过清洁、测量、用测试钞校准，周四就回到货架上。只有一样东西不在这里修：密码键盘。它们装入带编号锁扣的密封袋，送回深圳密钥室，因为只有那里可以打开。',
        '“过去技术员爱囤货，每辆车上样样备三份，以防万一，”带领十四名员工管理该中心的玛丽特·范奥斯特韦尔特（Marit van Oosterwelt）说，“如果知道零件十点会到，带一份就够了。我们眼看着订单变小，车子变轻。”',
        '签有服务合同的客户可在支持页面查看每个零件的库存和到货时间。旧件用新件的包装盒寄回，标签已经放在盒里。',
      ),
    },
    publishedAt: '2024-11-19',
    pictures: pictures('spare-parts-hub-in-europe'),
  },
  {
    slug: 'screening-kiosks-in-twelve-hospitals',
    title: {
      en: 'Thirty screening kiosks, twelve hospitals, 41,000 visits',
      zh: '三十台筛查终端，十二家医院，41,000 人次',
    },
    summary: {
      en: 'From April to July, patients in twelve hospitals measured blood pressure, weight, height and oxygen saturation themselves. What the figures say, and what we changed.',
      zh: '4 月至 7 月，十二家医院的患者自行测量血压、体重、身高和血氧。以下是数据，以及我们做的改动。',
    },
    content: {
      en: paragraphs(
        'Before a patient sees the doctor, somebody takes blood pressure, weight, height and oxygen saturation. In the twelve hospitals of our study this took a nurse six minutes. From April to July, 30 of our H400 screening kiosks stood beside the nurses in the out-patient halls, and patients could choose. There were 41,000 visits to the kiosk.',
        'A visit lasts 3 minutes 40 seconds, one minute of which is rest: pressure taken from somebody who has just climbed the stairs is not worth recording. The kiosk asks the patient to sit, shows a second hand and waits. If the first two readings differ by more than 10 millimetres of mercury, it takes a third.',
        'A kiosk does not diagnose. It has one rule for danger: at 180 over 110 or above, it repeats the measurement once and then calls a nurse, without alarm, by a message to her device. This happened 312 times. The hospitals counted how many nurses came within three minutes: 298.',
        'The values go to the patient record as HL7 FHIR observations, with the time, the number of the device and the date of its calibration. Spot checks by nurses on 1,200 patients gave a mean difference of 1.6 millimetres of mercury.',
        '“I was sceptical, and I stood beside it for a week with a stop-watch,” says Ruan Meiqi, head nurse of an out-patient department. “It is slower than I am. But there are three of them, and I am one, and now I have time for those who are frightened.”',
        'We changed three things during the study. The arm rest was lowered by 40 millimetres for older patients. Spoken guidance was added in Cantonese. And the printed slip, which we had wanted to abolish, stays: every third patient asked for it, most of them to show it at home.',
      ),
      zh: paragraphs(
        '患者见医生之前，总要有人量血压、体重、身高和血氧。在参与研究的十二家医院，这要占用护士六分钟。4 月至 7 月，我们的 30 台 H400 筛查终端立在门诊大厅的护士台旁，患者可以自己选择。终端共接待 41,000 人次。',
        '每次测量 3 分 40 秒，其中一分钟是休息：刚爬完楼梯量出的血压没有记录价值。终端请患者坐下，显示秒针，然后等待。如果前两次读数相差超过 10 毫米汞柱，就再测第三次。',
        '终端不做诊断。它只有一条危险规则：达到或超过 180/110 时，复测一次，然后向护士的手持设备发消息，不响警报。这种情况发生了 312 次。医院统计了护士三分钟内到场的次数：298 次。',
        '数值以 HL7 FHIR 观察记录写入病历，附时间、设备编号和校准日期。护士对 1,200 名患者抽查，平均差值为 1.6 毫米汞柱。',
        '“我起初不信，拿着秒表在旁边站了一个星期，”一位门诊护士长阮美琪说，“它比我慢。可它有三台，我只有一个人。现在我有时间陪那些害怕的病人了。”',
        '研究期间我们改了三处：扶手降低 40 毫米，方便年长患者；增加了粤语语音引导；原本想取消的打印单保留下来，因为每三位患者就有一位要，多数是想带回家给家人看。',
      ),
    },
    publishedAt: '2024-09-24',
    pictures: pictures('screening-kiosks-in-twelve-hospitals'),
  },
  {
    slug: 'iso-27001-renewed',
    title: {
      en: 'ISO 27001 renewed, with the key room in scope',
      zh: 'ISO 27001 换证完成，密钥室纳入范围',
    },
    summary: {
      en: 'Six days, two sites, 93 controls, two minor findings. The new certificate follows the 2022 edition and covers key loading and source code for the first time.',
      zh: '六天、两处场地、93 项控制、两个轻微不符合项。新证书依据 2022 版，首次涵盖密钥装载和源代码。',
    },
    content: {
      en: paragraphs(
        'Our certificate for information security has been renewed for three years, until June 2027. Three auditors spent six days in Shenzhen and Huizhou and went through the 93 controls of the 2022 edition of ISO 27001.',
        'The scope has grown. Until now it covered the administration and the service portal. From this month it also includes the two places that matter most to a bank: the room in which keys are loaded into PIN pads, and the servers on which our source code lives and is signed.',
        'The key room has one door with two locks, and no person holds both. Its walls are lined with copper, its network ends at its wall, and a loaded pad leaves through a hatch that opens only when the log is complete. The auditors asked for the records of thirty pads chosen by lot, some of them nine years old. All thirty were found, the slowest in four minutes.',
        'There were two minor findings. In the visitors’ book at the loading dock in Huizhou, eleven departures had no time. And a backup had been restored as an exercise, correctly and completely, but nobody had written down how long it took. Visitors now hand in a badge that stops the clock; the restoration has been repeated and took 3 hours 12 minutes.',
        '“I like two minor findings,” says Rao Zhiming, who is responsible for information security. “No finding at all makes me doubt the questions. And both were of the kind that one repairs in a week and would have missed for years.”',
        'The auditors will return each summer for a check of two days. Customers can ask for the certificate and the statement of applicability from our support; the audit report itself may be read in Shenzhen or in Rotterdam, by appointment.',
      ),
      zh: paragraphs(
        '我们的信息安全证书已换发，有效期三年，至 2027 年 6 月。三位审核员在深圳和惠州工作六天，逐一检查了 ISO 27001 2022 版的 93 项控制。',
        '范围扩大了。此前证书只覆盖行政部门和服务门户；从本月起，银行最看重的两处也在其中：为密码键盘装入密钥的房间，以及存放并签署源代码的服务器。',
        '密钥室只有一扇门，门上两把锁，没有人同时持有两把钥匙。墙内衬铜，网络到墙为止；装好密钥的键盘从一个小窗送出，只有日志完整，小窗才会打开。审核员抽签选了三十块键盘，要求调出记录，其中有些已是九年前的。三十份全部找到，最慢的用了四分钟。',
        '有两个轻微不符合项。惠州装卸区的访客登记簿上，有十一次离开没有写时间。另外，一次备份恢复演练做得正确完整，却没人记下用了多久。现在访客交还胸牌时自动计时；恢复演练也重做了一遍，用时 3 小时 12 分。',
        '“我喜欢两个轻微不符合项，”信息安全负责人饶志明说，“一个都没有，我会怀疑问题问得不够。这两个都是一周能改好、却可能多年没人发现的那种。”',
        '审核员每年夏天将回来复查两天。客户可向技术支持索取证书和适用性声明；审核报告可预约在深圳或鹿特丹查阅。',
      ),
    },
    publishedAt: '2024-06-18',
    pictures: pictures('iso-27001-renewed'),
  },
  {
    slug: 'training-room-opens',
    title: {
      en: 'A training room with nine machines and 64 faults',
      zh: '一间培训室，九台机器，64 种故障',
    },
    summary: {
      en: 'In Shenzhen, technicians of our customers now learn on machines that can be made to fail at the turn of a switch. The first course went from 47 minutes to 19.',
      zh: '在深圳，客户的技术员可以在机器上学习，一拨开关，机器就出故障。首期学员的诊断时间从 47 分钟降到 19 分钟。',
    },
    content: {
      en: paragraphs(
        'On the ground floor of our headquarters, where the packing tables used to be, nine machines stand in a half circle. Each has a panel on its back with switches that no customer will ever see. Turn one and a sensor grows blind, a belt slips, a cable loses one of its eight wires. There are 64 such faults, and a technician who enters our new training room will meet most of them.',
        'The room opened this month with twelve places. Courses last from two to ten days, and no part of one is spent in front of a screen for longer than half an hour. We teach in Chinese and English, with interpreters for Russian and Vietnamese. Twenty-two courses are planned for this year.',
        'The first was for eleven technicians from six countries. On Monday morning they needed 47 minutes on average to find a fault in a recycler. On Friday afternoon it was 19. What had changed most, their trainers say, was the first five minutes: they looked, listened and read the journal before they took hold of a screwdriver.',
        '“The most expensive fault is the one that is repaired twice,” says Tan Beili, who leads the training. She was a field technician herself for twelve years. “So I count the second visits. If you swap three modules and it works, you have learned nothing, and neither has the machine.”',
        'Fault 64 is her own invention. The machine is in order, and the voltage in the wall socket is too low. Two of the eleven found it.',
        'At the end there is a practical examination, and a certificate that is valid for two years. Customers with a service contract may send up to four technicians a year without a fee. Travel is their own; a bed in the guest house across the road is ours.',
      ),
      zh: paragraphs(
        '总部一楼，原来摆包装台的地方，九台机器排成半圆。每台背后有一块带开关的面板，任何顾客都不会看到。拨动一个开关，某个传感器就失明，某条皮带就打滑，某根线缆的八根芯线就断掉一根。这样的故障共有 64 种，走进新培训室的技术员会遇到其中大部分。',
        '培训室本月启用，有十二个席位。课程为期两天到十天，任何一段坐在屏幕前的时间都不超过半小时。授课语言为中文和英语，配有俄语和越南语翻译。今年计划开二十二期。',
        '首期学员是来自六个国家的十一位技术员。周一上午，他们平均要 47 分钟才能找到循环机的一个故障；到周五下午是 19 分钟。教员们说，变化最大的是头五分钟：先看、先听、先读流水，再去拿螺丝刀。',
        '“最贵的故障，是修了两次的故障，”培训负责人谭蓓莉说。她自己做过十二年现场技术员。“所以我统计二次上门。换了三个模块，机器好了，你什么也没学到，机器也没有。”',
        '第 64 号故障是她的发明：机器完好，墙上插座的电压太低。十一人中有两人找了出来。',
        '课程最后是实操考试，证书有效期两年。签有服务合同的客户每年可免费派四名技术员参加。路费自理，马路对面招待所的床位由我们负责。',
      ),
    },
    publishedAt: '2024-02-27',
    pictures: pictures('training-room-opens'),
  },
  {
    slug: 'twenty-years-of-steel-keys',
    title: {
      en: 'Twenty years of steel keys',
      zh: '钢键二十年',
    },
    summary: {
      en: 'Solgate began in Shenzhen in December 2003 with a single product, an encrypting PIN keyboard. For the anniversary we opened number 0001 to see how it has aged.',
      zh: '2003 年 12 月，Solgate 在深圳起步，只有一种产品：加密密码键盘。二十周年之际，我们拆开 0001 号，看看它老成了什么样。',
    },
    content: {
      en: paragraphs(
        'In December 2003, eleven people rented half a floor in Shenzhen to build one thing: a steel keyboard that encrypts a PIN before it leaves the case. This month the company is twenty years old. We celebrated in the workshop, with a screwdriver.',
        'Keyboard number 0001 came back to us in 2019, when the bank that had bought it closed the branch. It had stood in a lobby for fourteen years and by its own counter had taken 6.1 million key presses. Last Friday we laid it on the bench and measured its sixteen keys.',
        'The Enter key has 0.11 millimetres more play than on the day it left, the seven 0.04. The legends, engraved 0.3 millimetres deep and filled, can all be read. The tamper mesh under the board is closed. Its battery, changed twice, gives 3.58 volts.',
        '“We put a lip of steel round each key because a branch technician told us what sweet coffee does to a keyboard,” says Qiu Wenlan, who drew it and today leads mechanical design. “The lip has been in every keyboard since. Everything else we have drawn anew four times.”',
        'Number 0001 knew Triple DES and talked through a serial line at 9,600 bits a second. Its descendant, the E20, holds AES and RSA keys, is loaded from the host and erases itself sooner than a drill can turn. It fits into the same cut-out, with the same four screws. A bank can change one for the other in a lunch break.',
        'The rest of the range grew outward from that cut-out: metal keyboards first, then trackballs, then the machines around them, for cash, tickets, health and wages. More than 100 engineers work on them today, for over 500 installations in more than 50 countries.',
        'The old keyboard is closed again and lies, under power, on a plinth at the entrance of our headquarters. Visitors are welcome to press its keys. This morning the counter stood at 6,104,377.',
      ),
      zh: paragraphs(
        '2003 年 12 月，十一个人在深圳租下半层楼，只为造一样东西：一块钢制键盘，密码在离开外壳之前就已加密。这个月，公司满二十岁。我们在车间里庆祝，用的是一把螺丝刀。',
        '0001 号键盘在 2019 年回到我们手中，当时买下它的银行关闭了那家网点。它在大堂里站了十四年，按自带计数器，承受了 610 万次按键。上周五，我们把它放上工作台，测量了十六个键。',
        '确认键的间隙比出厂那天多 0.11 毫米，数字 7 多 0.04 毫米。字符刻深 0.3 毫米并填色，个个清晰可读。电路板下的防拆网完好闭合。换过两次的电池，电压 3.58 伏。',
        '“一位网点技术员告诉我们，加糖咖啡会把键盘弄成什么样，于是我们在每个键周围加了一圈钢唇，”当年画图、如今领导机械设计的邱文岚说，“此后每块键盘都有这圈钢唇。其余部分，我们重画过四次。”',
        '0001 号只会 Triple DES，通过每秒 9,600 比特的串口通信。它的后代 E20 保存 AES 和 RSA 密钥，由主机装载，钻头还没转完一圈，密钥已自行清除。E20 装进同样的开孔，用同样的四颗螺钉，银行用一个午休就能换好。',
        '其余产品从那个开孔向外生长：先是金属键盘，然后是轨迹球，再后来是围绕它们的机器，用于现金、车票、健康和工资。如今有 100 多名工程师为此工作，服务于 50 多个国家的 500 多个安装项目。',
        '老键盘重新合上，通着电，放在总部入口的台座上。欢迎来访者按一按。今天早上，计数器停在 6,104,377。',
      ),
    },
    publishedAt: '2023-12-12',
    pictures: pictures('twenty-years-of-steel-keys'),
  },
]
