import type { DemoPage } from '../types'

const title = {
  en: 'Terms & Conditions',
  zh: '条款与条件',
  hi: 'नियम और शर्तें',
  ja: '利用条件',
  ko: '이용 조건',
  th: 'ข้อกำหนดและเงื่อนไข',
  vi: 'Điều khoản và điều kiện',
  ru: 'Правила и условия',
  id: 'Syarat & Ketentuan',
  ms: 'Terma & Syarat',
}

export const termsAndConditions: DemoPage = {
  path: '/legal/terms-and-conditions',
  title,
  seo: {
    description: {
      en: 'Rules for this website: licence, links, frames, what you send us, liability and your privacy. Last updated 1 September 2025.',
      zh: '本网站的规则：许可、链接、内嵌框架、您发送的内容、责任与隐私。最后更新于 2025 年 9 月 1 日。',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'The rules for this website. By using it you accept them; if you do not, please do not use it.',
        zh: '本网站的规则。使用本网站即表示接受；如不接受，请勿使用。',
      },
      sections: [
        {
          title: { en: 'Introduction', zh: '引言' },
          anchor: 'introduction',
          text: {
            en: 'These Terms & Conditions govern your use of this website, which the company named in its footer runs. “We”, “us” and “our” mean that company; “you” means the person who uses the site, and the company on whose behalf that is done.\nThe site presents our products, news and open positions and takes your inquiries. Nothing on it is an offer in the sense of the law. Deliveries and services are agreed in separate contracts.',
            zh: '本条款与条件适用于您对本网站的使用。本网站由页脚所示公司运营。“我们”指该公司；“您”指使用网站的人，以及其所代表的公司。\n网站展示产品、新闻和招聘职位，并接收您的咨询。网站内容不构成法律意义上的要约。供货和服务另以合同约定。',
          },
        },
        {
          title: { en: 'Cookies', zh: 'Cookie' },
          anchor: 'cookies',
          text: {
            en: 'This site sets one cookie for visitors, which remembers the language you chose. It sets none for tracking, advertising or measuring. What else your browser keeps, and how to remove it, is listed on the [Cookies](/legal/cookies) page.',
            zh: '本网站只为访客设置一个 Cookie，用于记住您选择的语言，不设置用于跟踪、广告或统计的 Cookie。浏览器还保存什么、如何删除，见 [Cookie 说明](/legal/cookies)页。',
          },
        },
        {
          title: { en: 'License & Acceptable Use', zh: '许可与合理使用' },
          anchor: 'license',
          text: {
            en: 'Unless something else is stated, we or our licensors own the rights in the texts, pictures, films, drawings and programs of this site. You may view and print pages, and keep copies, for your own work or that of your company.\nWithout our written permission you must not:\n- publish our material elsewhere, apart from quotations with their source\n- sell, rent or sublicense it\n- alter it, or remove marks of ownership\n- use it in a way that suggests a connection with us which does not exist\nYou must not disturb the service, get round its protection, or take in its contents by machine in a way that burdens others. Search engines that follow robots.txt are welcome.',
            zh: '除另有说明外，本网站的文字、图片、影片、图纸和程序的权利归我们或许可方所有。您可以浏览和打印页面，并为本人或本公司的工作保存副本。\n未经我们书面许可，您不得：\n- 在别处发布我们的材料，注明出处的引用除外\n- 出售、出租或转授许可\n- 修改材料，或去除权属标识\n- 以暗示与我们存在并不存在的关系的方式使用\n您不得干扰服务、规避保护措施，或以给他人造成负担的方式自动抓取内容。欢迎遵守 robots.txt 的搜索引擎。',
          },
        },
        {
          title: { en: 'User Comments & Submissions', zh: '用户评论与提交内容' },
          anchor: 'submissions',
          text: {
            en: 'This site publishes no comments. What you send us through the contact form or by mail is read by our staff and not shown to others.\nYou confirm that you may send it, that it breaks no law and no right of others, and that it holds no harmful program. Please send no keys, PINs, card numbers or other secrets of your customers. Suggestions for our products we may use without payment, and without naming you unless you wish it.',
            zh: '本网站不发布评论。您通过联系表单或邮件发送的内容由我们的员工阅读，不向他人展示。\n您确认有权发送该内容，其不违反法律、不侵犯他人权利、不含有害程序。请勿发送密钥、密码、卡号或贵方客户的其他机密。对产品的建议，我们可以无偿使用；除非您愿意，不会注明您的姓名。',
          },
        },
        {
          title: { en: 'Linking to Our Site', zh: '链接至本网站' },
          anchor: 'linking',
          text: {
            en: 'You may link to any page of this site, as long as the link does not mislead, does not suggest that we approve of or partner with you, and the page that links is lawful. Please link to the address of the page and not to single files, since these change.',
            zh: '您可以链接本网站任一页面，只要链接不误导、不暗示我们认可您或与您合作，且链接所在页面合法。请链接页面地址，不要链接单个文件，文件地址会变化。',
          },
        },
        {
          title: { en: 'iFrames', zh: '内嵌框架' },
          anchor: 'iframes',
          text: {
            en: 'Without our written permission you may not show pages of this site in frames of another. Our server asks browsers to refuse it, since frames can make visitors believe that they are somewhere else. On our own pages, maps and films of other hosts stand in frames, and only after you have asked for them.',
            zh: '未经我们书面许可，不得在其他网站的框架中显示本网站页面。由于框架可能使访客误以为身在别处，服务器会要求浏览器拒绝此类显示。在我们自己的页面上，其他主机的地图和影片以框架显示，且仅在您要求之后。',
          },
        },
        {
          title: { en: 'Content Liability', zh: '内容责任' },
          anchor: 'liability',
          text: {
            en: 'We are not liable for what stands on websites that link to us, and you agree to defend us against claims that arise from yours. No link may stand on a page that can be read as libellous, obscene or criminal, or that breaks rights of others or calls for that.\nFor pages of others to which we link, their owners are responsible. We looked at them when we set the link and remove it when we learn that something is wrong with them.',
            zh: '对链接至本网站的其他网站的内容，我们不承担责任；因您的网站引起的索赔，您同意为我们抗辩。若某页面可被视为诽谤、淫秽或犯罪，或侵犯他人权利、鼓动侵权，则不得放置链接。\n我们所链接的他方页面，由其所有者负责。设置链接时我们看过这些页面，得知有问题时会移除链接。',
          },
        },
        {
          title: { en: 'Your Privacy', zh: '您的隐私' },
          anchor: 'privacy',
          text: {
            en: 'Which data we take, why, and how long we keep them is written in the [Privacy Policy](/legal/privacy-policy). It is part of these terms.',
            zh: '我们收集哪些数据、为何收集、保存多久，见[隐私政策](/legal/privacy-policy)。隐私政策是本条款的一部分。',
          },
        },
        {
          title: { en: 'Reservation of Rights', zh: '权利保留' },
          anchor: 'reservation',
          text: {
            en: 'We may ask you to remove all links to this site, or a certain one, and you agree to do so at once. We may change these terms and the rule for links at any time; the date at the top says when that was last done. Whoever goes on linking and using the site accepts the terms as they then stand.',
            zh: '我们可以要求您移除指向本网站的全部或某个链接，您同意立即照办。我们可随时修改本条款及链接规则，页首日期标明最近一次修改。继续链接和使用本网站，即表示接受届时有效的条款。',
          },
        },
        {
          title: { en: 'Removal of Links', zh: '移除链接' },
          anchor: 'removal',
          text: {
            en: 'If you find a link on this site that you object to, write to us. We look into every such message, but are not obliged to remove the link or to reply to you directly.\nWe try to keep what stands here correct, but do not promise that it is complete or up to date, or that a page stays available.',
            zh: '若您认为本网站的某个链接不妥，请来信。我们会查看每一封来信，但不负有移除链接或直接答复的义务。\n我们尽力保证内容正确，但不承诺其完整、最新，或页面始终可用。',
          },
        },
        {
          title: { en: 'Disclaimer', zh: '免责声明' },
          anchor: 'disclaimer',
          text: {
            en: 'As far as the law allows, we exclude all warranties concerning this website and its use. Nothing in these terms:\n- limits or excludes liability for death or injury\n- limits or excludes liability for fraud or for misstatements made on purpose\n- limits a liability in a way that the law does not permit\nThese limits hold for every kind of liability under these terms. As the site and its information are free of charge, we are not liable for loss or damage that arises from trusting them alone.',
            zh: '在法律允许的范围内，我们排除与本网站及其使用有关的一切保证。本条款不：\n- 限制或排除对死亡或人身伤害的责任\n- 限制或排除对欺诈或故意不实陈述的责任\n- 以法律不允许的方式限制责任\n上述限制适用于本条款下的各类责任。网站及其信息免费提供，对仅凭信赖它们而产生的损失或损害，我们不承担责任。',
          },
        },
        {
          title: { en: 'Contact Us', zh: '联系我们' },
          anchor: 'contact',
          text: {
            en: 'Questions about these terms reach us through the [Contact](/contact) page or by post at the headquarters. We reply within 24 hours.',
            zh: '有关本条款的问题，请通过[联系页面](/contact)或邮寄至总部与我们联系。我们在 24 小时内回复。',
          },
        },
      ],
    },
  ],
}
