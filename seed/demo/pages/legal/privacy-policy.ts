import type { DemoPage } from '../types'

const title = {
  en: 'Privacy Policy',
  zh: '隐私政策',
  hi: 'गोपनीयता नीति',
  ja: 'プライバシーポリシー',
  ko: '개인정보 처리방침',
  th: 'นโยบายความเป็นส่วนตัว',
  vi: 'Chính sách quyền riêng tư',
  ru: 'Политика конфиденциальности',
  id: 'Kebijakan Privasi',
  ms: 'Dasar Privasi',
}

export const privacyPolicy: DemoPage = {
  path: '/legal/privacy-policy',
  title,
  seo: {
    description: {
      en: 'Which data this site takes, why, how long they are kept, who sees them, and what you may demand.',
      zh: '本网站收集哪些数据、为何收集、保存多久、谁能看到，以及您可以要求什么。',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'You can read this whole site without telling us who you are. We learn something about you only when you write to us, and then we use it to answer.',
        zh: '浏览整个网站，无需告诉我们您是谁。只有您给我们留言时，我们才会得知您的信息，并只用于回复。',
      },
      sections: [
        {
          title: { en: 'Who is responsible', zh: '责任方' },
          anchor: 'responsible',
          text: {
            en: 'The company that runs this site is responsible for the data described here. Its address, phone numbers and e-mail addresses are on the [Contact](/contact) page; write “Privacy” in the subject and your message reaches the person in charge.',
            zh: '本政策所述数据，由运营本网站的公司负责。地址、电话和邮箱见[联系页面](/contact)；请在主题中注明“隐私”，您的来信会转给负责人。',
          },
        },
        {
          title: { en: 'When you read', zh: '浏览时' },
          anchor: 'reading',
          text: {
            en: 'To deliver a page, our server has to know the internet address of your device. It is used to send the answer and to limit how often forms can be sent from one connection; these counters are in memory only and are forgotten after a day at the latest.\nWe use no analytics, no advertising networks and no fingerprinting. Fonts, scripts and pictures come from our own server. What is kept in your browser is listed on the [Cookies](/legal/cookies) page.',
            zh: '为了把页面送达，服务器必须知道您设备的网络地址。它用于发送应答，以及限制同一连接提交表单的频率；计数仅存于内存，最迟一天后清除。\n我们不使用统计分析、广告网络或设备指纹。字体、脚本和图片都来自我们自己的服务器。浏览器中保存的内容列于 [Cookie 说明](/legal/cookies)页。',
          },
        },
        {
          title: { en: 'When you write to us', zh: '给我们留言时' },
          anchor: 'writing',
          text: {
            en: 'The contact form asks for what an answer needs. First name, last name, e-mail address and message are required; these are voluntary:\n- phone number, company and country\n- the field you are interested in, and the product if you came from its page\n- whether you want the newsletter\nWe store these data together with the time at which they arrived, and mail them to the team that answers. The legal ground is your agreement, which you give by ticking the box, and the steps before a contract that you ask us to take.',
            zh: '联系表单只询问回复所需的内容。名、姓、邮箱和留言为必填；以下为选填：\n- 电话、公司和国家\n- 您感兴趣的领域；若从产品页面前来，还有该产品\n- 是否订阅简报\n这些数据与收到的时间一并保存，并以邮件发给负责回复的团队。法律依据是您勾选表示的同意，以及应您请求在订立合同之前采取的步骤。',
          },
        },
        {
          title: { en: 'When you apply for a position', zh: '求职时' },
          anchor: 'applying',
          text: {
            en: 'Applications come by e-mail. They are read by the department that is hiring and by personnel, kept for six months after the decision, and then deleted unless you ask us to keep them for later openings.',
            zh: '求职申请以邮件收取，由用人部门和人事部门阅读，决定作出后保存六个月，随后删除；除非您要求我们为今后的职位保留。',
          },
        },
        {
          title: { en: 'Newsletter', zh: '简报' },
          anchor: 'newsletter',
          text: {
            en: 'Whoever ticks the box gets the newsletter at the address given in the form. Every issue holds a link that ends it; one click is enough. We do not measure who opens it.',
            zh: '勾选订阅后，简报会发到表单中填写的邮箱。每期都有退订链接，点击一次即可。我们不统计谁打开了邮件。',
          },
        },
        {
          title: { en: 'Who sees your data', zh: '谁能看到您的数据' },
          anchor: 'recipients',
          text: {
            en: 'Inquiries can be opened only by administrators with full rights, and go by mail to the team you write to. If your question belongs to a regional office, it is passed on there. We sell no data and give none to advertisers. Providers who run our servers and our mail act on our instructions and under contract.',
            zh: '留言只有拥有全部权限的管理员可以打开，并以邮件发给相应团队。若问题属于某个区域办事处，会转交该处。我们不出售数据，也不提供给广告商。运行服务器和邮件的服务商按合同和我们的指示行事。',
          },
        },
        {
          title: { en: 'How long we keep them', zh: '保存期限' },
          anchor: 'duration',
          text: {
            en: 'Inquiries are deleted two years after the last message, unless they become part of a contract or a law requires longer. A form that was sent from a browser without JavaScript and could not be accepted is held in memory for ten minutes, so that you do not have to write it again.',
            zh: '留言在最后一次往来两年后删除，除非成为合同的一部分，或法律要求更长。未启用 JavaScript 的浏览器提交而未被接受的表单，在内存中保留十分钟，以免您重新填写。',
          },
        },
        {
          title: { en: 'Maps and films', zh: '地图与影片' },
          anchor: 'maps-and-films',
          text: {
            en: 'They are loaded from other hosts, and only after you press the button that names the host. Your consent holds for the visit and is kept in your own browser; closing the tab withdraws it.',
            zh: '地图和影片从其他主机加载，且只在您按下标明主机名的按钮之后。您的同意在本次访问期间有效，保存在您自己的浏览器中，关闭标签页即撤回。',
          },
        },
        {
          title: { en: 'Your rights', zh: '您的权利' },
          anchor: 'rights',
          text: {
            en: 'Write to us, and without charge we will:\n- tell you what we hold about you, and give you a copy\n- correct what is wrong\n- delete what we need no longer, or stop using it\n- hand your data over in a common format\nYou may withdraw an agreement at any time, with effect from then on. If you think that we handle your data wrongly, you may also complain to the authority for data protection where you live.',
            zh: '来信即可，我们将免费：\n- 告知我们持有您的哪些数据，并提供副本\n- 更正错误\n- 删除不再需要的数据，或停止使用\n- 以常见格式交付您的数据\n您可以随时撤回同意，自撤回时起生效。若您认为我们处理数据不当，也可以向居住地的数据保护机构投诉。',
          },
        },
        {
          title: { en: 'How we protect them', zh: '如何保护' },
          anchor: 'security',
          text: {
            en: 'Everything between your browser and us is encrypted. Staff accounts have rights of their own, and every change by staff is written down. If data should be lost or stolen in spite of this, we inform those concerned and the authority as the law requires.',
            zh: '浏览器与我们之间的传输均已加密。员工账户各有权限，员工的每次改动都有记录。若仍发生数据丢失或被盗，我们将依法通知当事人和主管机构。',
          },
        },
        {
          title: { en: 'Changes', zh: '变更' },
          anchor: 'changes',
          text: {
            en: 'When this site learns something new that concerns your data, this page changes first, and the date at its top with it.',
            zh: '网站若增加涉及您数据的功能，本页会先行更新，页首日期也随之改变。',
          },
        },
      ],
    },
  ],
}
