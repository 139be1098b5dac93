import type { DemoPage } from './types'

const title = {
  en: 'Customer Satisfaction Center',
  zh: '客户满意中心',
  hi: 'ग्राहक संतुष्टि केंद्र',
  ja: 'お客様満足センター',
  ko: '고객 만족 센터',
  th: 'ศูนย์ลูกค้าสัมพันธ์',
  vi: 'Trung tâm chăm sóc khách hàng',
  ru: 'Центр заботы о клиентах',
  id: 'Pusat Kepuasan Pelanggan',
  ms: 'Pusat Kepuasan Pelanggan',
}

export const companyCsc: DemoPage = {
  path: '/company/csc',
  title,
  seo: {
    description: {
      en: 'The department that counts how long a machine stands still, and shortens it: hotline, workshop, depots and training.',
      zh: '统计机器停了多久，并把它缩短的部门：热线、维修车间、备件库和培训。',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'csc',
      title,
      text: {
        en: 'Satisfaction is a figure: the minutes between the call of a branch and the first note. Twenty-eight people work on making it smaller.',
        zh: '满意是一个数字：从网点来电到吐出第一张钞票的分钟数。二十八个人的工作，就是让它变小。',
      },
      picture: 'key:scene-service-workshop',
    },
    {
      blockType: 'figures',
      layout: 'lead',
      title: { en: 'What we measure, every night', zh: '每晚都量的数字' },
      text: {
        en: 'Over all machines under contract, over the last twelve months.',
        zh: '统计合同内的全部机器，最近十二个月。',
      },
      items: [
        {
          value: { en: '4 h', zh: '4 小时' },
          label: { en: 'from the call to the first note', zh: '从来电到第一张钞票' },
          detail: {
            en: 'Nine calls of ten, in towns with a depot. The contract says so, with a penalty.',
            zh: '设有备件库的城市，十次来电中有九次。写进合同，超时赔付。',
          },
        },
        {
          value: '73 %',
          label: { en: 'solved on the telephone', zh: '电话解决' },
          detail: {
            en: 'Who answers has repaired the machine before, and sees its journal.',
            zh: '接电话的人修过这台机器，也看得到它的日志。',
          },
        },
        {
          value: '24/7',
          label: { en: 'for what stands still', zh: '停机故障' },
          detail: { en: 'In Chinese and English at any hour.', zh: '任何时刻，中文或英文。' },
        },
        {
          value: '1.04',
          label: { en: 'visits a fault', zh: '每次故障上门次数' },
          detail: {
            en: 'The second visit is the expensive one, so it is the one we count.',
            zh: '第二次上门最贵，所以我们统计它。',
          },
        },
      ],
    },
    {
      blockType: 'textSection',
      layout: 'pictureEnd',
      picture: 'key:scene-training-room',
      title: { en: 'Your technicians learn on machines that fail', zh: '在会出故障的机器上学习' },
      text: {
        en: 'Nine machines in our training room can be made to fail at the turn of a switch, in 64 ways. After five days a technician finds a fault in 19 minutes instead of 47.\nFour places a year belong to every service contract.',
        zh: '培训室里有九台机器，拨动开关就出故障，共 64 种。五天之后，技术员找到故障的时间从 47 分钟降到 19 分钟。\n每份服务合同每年含四个名额。',
      },
      ctaText: { en: 'Service & Support', zh: '服务与支持' },
      ctaHref: '/support',
    },
    {
      blockType: 'textSection',
      layout: 'pictureStart',
      picture: 'key:scene-warehouse',
      title: { en: 'Parts lie where the machines are', zh: '备件就在机器附近' },
      text: {
        en: 'Shenzhen, Huizhou and Rotterdam hold every module of every machine that is less than fifteen years old. What is ordered by five leaves the same evening.\nWorn modules come back, are measured, repaired and sent out again with their record.',
        zh: '十五年以内每一款机器的每一种模块，深圳、惠州和鹿特丹都有库存。五点前下单，当晚发出。\n换下的模块送回来，测量、修复，带着记录再次出库。',
      },
    },
    {
      blockType: 'video',
      film: 'service',
      picture: 'key:scene-hero-dispenser',
      title: { en: 'A night with the hotline', zh: '热线的一夜' },
      text: {
        en: 'Eleven calls, from the first jam in Singapore to the last one in Toronto.',
        zh: '十一通来电，从新加坡的第一次卡钞，到多伦多的最后一次。',
      },
    },
  ],
}
