import type { DemoPage } from '../types'

const title = {
  en: 'Terms of Use',
  zh: '使用条款',
  hi: 'उपयोग की शर्तें',
  ja: '利用規約',
  ko: '이용 약관',
  th: 'ข้อกำหนดการใช้งาน',
  vi: 'Điều khoản sử dụng',
  ru: 'Условия использования',
  id: 'Ketentuan Penggunaan',
  ms: 'Terma Penggunaan',
}

export const termsOfUse: DemoPage = {
  path: '/legal/terms-of-use',
  title,
  seo: {
    description: {
      en: 'What you may do with this site, its pictures, data sheets and programming interface, and what we ask you not to do.',
      zh: '您可以如何使用本网站及其图片、数据表和编程接口，以及我们请您不要做的事。',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'Read, print, link and quote as you like. Do not pretend to be us, do not try to break in, and check a figure with us before you build on it.',
        zh: '欢迎阅读、打印、链接和引用。请勿冒充我们，勿尝试入侵；在依据某个数据施工之前，请先与我们核实。',
      },
      sections: [
        {
          title: { en: 'What this is about', zh: '适用范围' },
          anchor: 'scope',
          text: {
            en: 'These terms apply to the use of this website: its pages, its search, its data sheets and its public programming interface. Machines, software and services are sold under contracts of their own, which go before anything that stands here.',
            zh: '本条款适用于本网站的使用，包括页面、搜索、数据表和公开的编程接口。机器、软件和服务另有合同，合同优先于本条款。',
          },
        },
        {
          title: { en: 'What you may do', zh: '您可以做什么' },
          anchor: 'allowed',
          text: {
            en: 'Without asking you may:\n- read every page, and print or save it for your own work or that of your company\n- hand data sheets on unchanged\n- quote with the source, and link to any page\n- use product pictures in tenders and reports about our products, unchanged',
            zh: '无需询问，您可以：\n- 阅读所有页面，为本人或本公司的工作打印或保存\n- 原样转发数据表\n- 注明出处引用，链接任一页面\n- 在涉及我们产品的标书和报告中原样使用产品图片',
          },
        },
        {
          title: { en: 'What you may not do', zh: '您不可以做什么' },
          anchor: 'not-allowed',
          text: {
            en: 'You may not:\n- pass off texts, pictures, names or marks of ours as your own\n- search for weaknesses in a way that harms the service or touches data of others; how to report one is written in [/.well-known/security.txt](/.well-known/security.txt)\n- send forms by machine, or load pages so often that others have to wait\n- use the site for anything that the law forbids',
            zh: '您不可以：\n- 将我们的文字、图片、名称或标志当作自己的\n- 以损害服务或触及他人数据的方式寻找漏洞；报告方式见 [/.well-known/security.txt](/.well-known/security.txt)\n- 用机器提交表单，或频繁加载页面以致他人等待\n- 将网站用于法律禁止的目的',
          },
        },
        {
          title: { en: 'Programming interface', zh: '编程接口' },
          anchor: 'interface',
          text: {
            en: 'Products, news and open positions can be read through a documented interface without an account. It may be used by your own systems. We may limit how many calls we answer and change the interface; where we can, we announce that in the news.',
            zh: '产品、新闻和招聘职位可通过有文档的接口读取，无需账户，可供您自己的系统使用。我们可能限制调用次数或修改接口，并尽可能在新闻中预告。',
          },
        },
        {
          title: { en: 'Figures and pictures', zh: '数据与图片' },
          anchor: 'figures',
          text: {
            en: 'Specifications were right on the day on which they were written. Series develop, options differ from country to country, and some pictures show equipment that costs extra. Binding is what stands in our offer and on the drawing that belongs to it.',
            zh: '技术参数在编写之日准确。产品会改进，各国配置不同，部分图片中的装备需另行付费。以我们的报价及其附图为准。',
          },
        },
        {
          title: { en: 'Names and marks', zh: '名称与标志' },
          anchor: 'marks',
          text: {
            en: 'The name of the company, its sign and the names of its products are protected. Names of others, such as those of payment schemes and standards, belong to their owners and are mentioned to say what a machine works with.',
            zh: '公司名称、标志和产品名称受保护。支付组织、标准等他方名称归其所有者，在此提及仅为说明机器支持什么。',
          },
        },
        {
          title: { en: 'Availability', zh: '可用性' },
          anchor: 'availability',
          text: {
            en: 'We try to keep the site available at all times and announce longer work on it. We do not owe you that it is never interrupted.',
            zh: '我们尽力使网站随时可用，较长时间的维护会预先告知，但不保证永不中断。',
          },
        },
        {
          title: { en: 'Law and place', zh: '法律与管辖' },
          anchor: 'law',
          text: {
            en: 'The law of the country of our headquarters applies, and its courts decide. What protects you as a consumer where you live stays untouched.',
            zh: '适用总部所在国法律，由其法院管辖。您居住地对消费者的保护不受影响。',
          },
        },
      ],
    },
  ],
}
