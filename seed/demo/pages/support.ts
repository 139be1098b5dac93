import type { DemoPage } from './types'

const title = {
  en: 'Service & Support',
  zh: '服务与支持',
  hi: 'सेवा और सहायता',
  ja: 'サービスとサポート',
  ko: '서비스 및 지원',
  th: 'บริการและการสนับสนุน',
  vi: 'Dịch vụ và hỗ trợ',
  ru: 'Сервис и поддержка',
  id: 'Layanan & Dukungan',
  ms: 'Servis & Sokongan',
}

/** The offline system stands on the page twice, as documented: first how it works, then what it consists of. */
export const support: DemoPage = {
  path: '/support',
  title,
  seo: {
    description: {
      en: 'Spare parts for twelve years, an emergency line day and night, technicians trained on your machine: how we keep terminals at work.',
      zh: '备件供应十二年，紧急热线昼夜值守，技术员受过您所用机型的培训：我们如何让终端持续运转。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: {
        en: 'A machine earns trust in the hour in which it stands still. We plan that hour before the machine is delivered.',
        zh: '机器停下的那一小时，才看得出值不值得信任。我们在交货之前，就为那一小时做好准备。',
      },
      picture: 'key:scene-service-workshop',
      layout: 'floor',
      tone: 'paper',
    },
    {
      blockType: 'numberedList',
      title: { en: 'Six strengths of our service', zh: '我们服务的六项优势' },
      entries: [
        {
          title: { en: 'The maker answers', zh: '制造者亲自应答' },
          text: {
            en: 'Support sits in the house in which the machines are designed. Who takes your call can read the log of your machine and ask the person who drew the part.',
            zh: '支持团队和设计团队在同一栋楼。接电话的人能读您机器的日志，也能去问画那个零件的人。',
          },
        },
        {
          title: { en: 'Day and night for what is critical', zh: '重大故障，昼夜响应' },
          text: {
            en: 'The emergency line is open 24/7 for critical issues. A person picks up, and that person is an engineer.',
            zh: '紧急热线全天候处理重大故障。接听的是人，而且是工程师。',
          },
        },
        {
          title: { en: 'Parts for twelve years', zh: '备件供应十二年' },
          text: {
            en: 'Counted from the last machine of a series. Three hubs keep 1,900 part numbers; what a technician uses today is back in the van by ten tomorrow.',
            zh: '从该系列最后一台机器算起。三处备件中心存有 1,900 种零件；技术员今天用掉的，明天十点前补回车上。',
          },
        },
        {
          title: { en: 'One tool, ten minutes', zh: '一件工具，十分钟' },
          text: {
            en: 'Every wearing part is reached from the front or the back with one tool. Changing a note path takes ten minutes, and the machine tests itself before it takes the next customer.',
            zh: '易损件从正面或背面用一件工具就能取下。更换钞票通道只需十分钟，机器自检之后才接待下一位顾客。',
          },
        },
        {
          title: { en: 'Training on your own model', zh: '按您的机型培训' },
          text: {
            en: 'Two weeks in our training room or at your site, with an examination at the end. Technicians of yours who pass get the same documents as ours.',
            zh: '在我们的培训室或您的现场进行两周，结束有考核。通过考核的贵方技术员，拿到与我们相同的资料。',
          },
        },
        {
          title: { en: 'Every fault goes back to design', zh: '每个故障都回到设计' },
          text: {
            en: 'Exchanged modules are opened, and the cause is written down. Nine of the last ten design changes began on the workshop bench.',
            zh: '换下的模块都会拆开，写明原因。最近十次设计改动，有九次始于维修台。',
          },
        },
      ],
    },
    {
      blockType: 'textSection',
      title: { en: 'Comprehensive Offline Service System', zh: '完善的线下服务体系' },
      text: {
        en: 'Most faults are mechanical, and no remote session lifts a folded note out of a roller. So there are people near your machines: our own in the regions in which we have offices, certified partners elsewhere, all trained in the same room on the same modules.\nA call becomes a visit only when it must. The machine has already said which module is ill; the technician comes with the right one, exchanges it, and sends the old one to the workshop.',
        zh: '多数故障是机械故障，远程操作取不出滚轮里折住的钞票。所以在您的机器附近要有人：设有办事处的地区是我们自己的人，其他地区是认证合作方，都在同一间培训室、同样的模块上受过训练。\n需要时，一通电话才会变成一次上门。机器已经说明是哪个模块出了问题；技术员带着正确的模块来，换上，把旧的寄回维修间。',
      },
    },
    {
      blockType: 'numberedList',
      title: { en: 'Comprehensive Offline Service System', zh: '完善的线下服务体系' },
      text: {
        en: 'What stands behind a visit, from the shelf to the street.',
        zh: '一次上门的背后，从货架到街头。',
      },
      picture: 'key:scene-warehouse',
      entries: [
        {
          title: { en: 'Installation', zh: '安装' },
          text: {
            en: 'Site survey with a drawing, anchoring, network and acceptance: a lobby machine takes half a day.',
            zh: '现场勘测出图、固定、联网、验收：一台大堂机半天完成。',
          },
        },
        {
          title: { en: 'Maintenance', zh: '保养' },
          text: {
            en: 'Twice a year, or by the number of notes: cleaning, measuring, and exchange before failure.',
            zh: '一年两次，或按走钞量：清洁、测量，在失效之前更换。',
          },
        },
        {
          title: { en: 'Repair', zh: '维修' },
          text: {
            en: 'On site by exchange of modules; in the workshop down to the bearing, with a report for each module.',
            zh: '现场更换模块；维修间修到轴承一级，每个模块附报告。',
          },
        },
        {
          title: { en: 'Spare parts', zh: '备件' },
          text: {
            en: 'Hubs in Shenzhen, Rotterdam and Toronto. Ordered by 15:00, on its way the same day.',
            zh: '深圳、鹿特丹、多伦多设有备件中心。15:00 前下单，当日发出。',
          },
        },
        {
          title: { en: 'Training', zh: '培训' },
          text: {
            en: 'For technicians, for branch staff and for the people who fill the cassettes.',
            zh: '面向技术员、网点员工，以及装填钞箱的人员。',
          },
        },
        {
          title: { en: 'Taking back', zh: '回收' },
          text: {
            en: 'At the end of its life a machine comes back to us: keys erased on site, 94 per cent of its weight recycled.',
            zh: '机器到寿命后由我们回收：密钥在现场清除，整机重量的 94% 得到再利用。',
          },
        },
      ],
    },
    {
      blockType: 'textSection',
      title: { en: 'Efficient Online Service Platform', zh: '高效的线上服务平台' },
      text: {
        en: 'Six faults in ten need no visit. Through the platform your operations desk sees every terminal, its cassettes and its last errors; ours can read logs, send software and restart modules, if you allow it and while you watch.\nA ticket opens itself when a sensor drifts, days before a customer would notice. You see who has it, what was found and what was exchanged, machine by machine, for as long as the machine lives.',
        zh: '十个故障，有六个不需要上门。通过平台，贵方运营台可以看到每台终端、钞箱和最近的错误；经您允许、在您看得见的情况下，我们可以读取日志、下发软件、重启模块。\n传感器一有偏移，工单会自动建立，比顾客察觉早好几天。谁在处理、查到什么、换了什么，每台机器从头到尾都有记录。',
      },
      ctaText: { en: 'Ask for access', zh: '申请开通' },
      ctaHref: '/contact?interest=other',
    },
    {
      blockType: 'video',
      title: { en: 'A module exchanged in ten minutes', zh: '十分钟更换一个模块' },
      text: {
        en: 'From the call to the receipt: a technician in Rotterdam, filmed without cuts.',
        zh: '从来电到签收：鹿特丹的一位技术员，一镜到底。',
      },
      film: 'service',
      picture: 'key:scene-test-laboratory',
    },
    {
      blockType: 'faq',
      title: { en: 'Asked often', zh: '常见问题' },
      questions: [
        {
          question: {
            en: 'What counts as critical for the emergency line?',
            zh: '哪些情况可以拨打紧急热线？',
          },
          answer: {
            en: 'A machine that holds money or a card and does not give it back, any sign of tampering, and the failure of more than a tenth of your terminals at once.',
            zh: '机器扣住现金或卡片不退、任何被破坏的迹象，以及超过十分之一的终端同时失效。',
          },
        },
        {
          question: {
            en: 'What do you need to know when I call?',
            zh: '来电时需要提供什么？',
          },
          answer: {
            en: 'The serial number, which is on the inside of the top door, and the code on the operator’s display. With these two we can read the rest ourselves.',
            zh: '序列号（在上门内侧）和操作屏上的代码。有这两样，其余的我们自己能读到。',
          },
        },
        {
          question: { en: 'May our own technicians repair?', zh: '我们自己的技术员可以维修吗？' },
          answer: {
            en: 'Yes, after the training, and without loss of warranty. Only the PIN pad stays closed: whoever opens it erases its keys, as the standard demands.',
            zh: '可以，培训之后即可，保修不受影响。只有密码键盘不能打开：按标准要求，一旦打开，密钥即被清除。',
          },
        },
        {
          question: { en: 'How long is the warranty?', zh: '保修多久？' },
          answer: {
            en: 'Two years for the machine and five for the PIN pad. Wearing parts such as belts and rollers are covered for one year or a million notes.',
            zh: '整机两年，密码键盘五年。皮带、滚轮等易损件保修一年或一百万张走钞量。',
          },
        },
      ],
    },
  ],
}
