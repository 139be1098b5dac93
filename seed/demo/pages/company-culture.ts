import type { DemoPage } from './types'

/** How long a picture stays on this page, in ms (specification, section 9). */
const delay = 3500

export const companyCulture: DemoPage = {
  path: '/company/culture',
  title: {
    en: 'Culture',
    zh: '企业文化',
    hi: 'संस्कृति',
    ja: '企業文化',
    ko: '기업 문화',
    th: 'วัฒนธรรมองค์กร',
    vi: 'Văn hóa',
    ru: 'Культура',
    id: 'Budaya',
    ms: 'Budaya',
  },
  seo: {
    description: {
      en: 'Vision, mission, spirit and values of a maker that wants to grow like the sun: every day, and without noise.',
      zh: '一家希望像太阳一样成长的制造商，它的愿景、使命、精神和价值观：日日如此，不声不响。',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'culture',
      title: { en: 'To grow as the sun rises', zh: '像太阳升起那样成长' },
      text: {
        en: 'It comes up every day, a little further than one notices, and gives before it asks. That is how we want to grow: steadily, in the open, and so that others have light from it.',
        zh: '太阳每天升起，每次只高一点，不等人注意；它先给予，后索取。我们希望这样成长：稳步向前，坦坦荡荡，让旁人也分到光亮。',
      },
      picture: 'key:scene-company-culture',
    },
    {
      blockType: 'imageCarousel',
      layout: 'wide',
      delay,
      title: { en: 'Vision', zh: '愿景' },
      text: {
        en: 'That nobody, anywhere, has to be afraid of a keypad.\nA person who types four figures at a wall in a foreign town gives us more trust than most friends ask for. We want to be the maker of whom banks, hospitals and railways say: with those it is in good hands.',
        zh: '无论在哪里，没有人需要害怕一块按键。\n一个人在异乡的墙前输入四位数字，托付给我们的信任，超过多数朋友所求。我们希望银行、医院和铁路这样说起我们：交给他们，放心。',
      },
      slides: [
        {
          picture: 'key:scene-solution-cdm',
          caption: { en: 'A lobby after closing time, still open', zh: '下班后的大堂，依然开放' },
        },
        {
          picture: 'key:scene-airport-information',
          caption: { en: 'An information point at an airport', zh: '机场问询点' },
        },
        {
          picture: 'key:scene-industry-transport',
          caption: { en: 'Tickets for the first train', zh: '首班车的车票' },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'end',
      delay,
      title: { en: 'Mission', zh: '使命' },
      text: {
        en: 'To build machines that strangers trust with their money, their health and their way home.\nWe design, build and look after them in one house, so that nobody can say it was somebody else.',
        zh: '制造让陌生人托付钱款、健康和归途的机器。\n设计、制造、维护都在一家公司里，谁也不能说：那是别人的事。',
      },
      slides: [
        {
          picture: 'key:scene-factory',
          caption: { en: 'The line in Huizhou', zh: '惠州装配线' },
        },
        {
          picture: 'key:scene-test-laboratory',
          caption: { en: 'Measured before it is praised', zh: '先测量，再夸奖' },
        },
        {
          picture: 'key:scene-warehouse',
          caption: { en: 'Packed for the way across the sea', zh: '装箱，准备出海' },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'start',
      delay,
      title: { en: 'Spirit', zh: '精神' },
      text: {
        en: 'Say it early, repair it at once, write it down.\nA fault that is reported in the morning is no shame; one that is found by the customer is. Whoever stops the line to show one gets thanked, by name, on Monday.',
        zh: '早说，马上修，写下来。\n早上报告的故障不丢人，让客户发现才丢人。谁为此停下产线，周一会被点名感谢。',
      },
      slides: [
        {
          picture: 'key:scene-service-workshop',
          caption: {
            en: 'The bench at which every return is opened',
            zh: '每件返修品都在这张台上拆开',
          },
        },
        {
          picture: 'key:scene-training-room',
          caption: { en: 'Sixty-four faults to practise on', zh: '六十四种故障，供人练习' },
        },
        {
          picture: 'key:scene-solution-epp',
          caption: { en: 'Stroke by stroke, five million times', zh: '一次一次，五百万次' },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'wide',
      delay,
      title: { en: 'Values', zh: '价值观' },
      text: {
        en: 'Integrity before speed, substance before show, the customer’s night before our morning.\nWe promise dates that we can hold, print the measured value and not the best one, and answer the telephone at three.',
        zh: '诚信先于速度，实质先于外表，客户的夜晚先于我们的早晨。\n我们只承诺能兑现的日期，只印实测值而不是最好的那个，凌晨三点也接电话。',
      },
      slides: [
        {
          picture: 'key:scene-headquarters-night',
          caption: { en: 'Headquarters in Shenzhen', zh: '深圳总部' },
        },
        {
          picture: 'key:scene-drive-up-lane',
          caption: { en: 'A lane that never closes', zh: '从不关闭的车道' },
        },
        {
          picture: 'key:scene-headquarters',
          caption: { en: 'The same house in the morning', zh: '清晨，同一栋楼' },
        },
      ],
    },
  ],
}
