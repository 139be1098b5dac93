import type { DemoPage } from '../types'

const title = {
  en: 'Cookies',
  zh: 'Cookie 说明',
  hi: 'कुकी',
  ja: 'Cookieについて',
  ko: '쿠키',
  th: 'คุกกี้',
  vi: 'Cookie',
  ru: 'Файлы cookie',
  id: 'Cookie',
  ms: 'Kuki',
}

export const cookies: DemoPage = {
  path: '/legal/cookies',
  title,
  seo: {
    description: {
      en: 'This site sets one cookie for visitors, which remembers the language. What is stored in your browser, for how long, and how to remove it.',
      zh: '本网站只为访客设置一个 Cookie，用于记住语言。浏览器里存了什么、存多久、如何删除。',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'For visitors this site sets one cookie. It remembers the language. There is no tracking, no advertising and no measuring by third parties, hence no banner that asks you about it.',
        zh: '对访客，本网站只设置一个 Cookie，用来记住语言。没有跟踪，没有广告，也没有第三方统计，因此不需要弹出询问横幅。',
      },
      sections: [
        {
          title: { en: 'The language cookie', zh: '语言 Cookie' },
          anchor: 'language',
          text: {
            en: 'The cookie is called lang and holds the short name of a language, such as en or zh. It is set when you choose a language or open a page at the address of a language, and it is kept for one year.\nThe server reads it so that pages arrive in your language at once. It names nobody and is the same for everybody who reads that language. The same value is kept in the local storage of your browser, under the same name.',
            zh: '这个 Cookie 名为 lang，内容是语言的缩写，例如 en 或 zh。您选择语言，或打开带有语言的地址时设置，保存一年。\n服务器读取它，以便页面直接以您的语言送达。它不指向任何人，使用同一语言的访客，其值都相同。浏览器的本地存储中，以同样的名称保存着同样的值。',
          },
        },
        {
          title: { en: 'What else your browser keeps', zh: '浏览器还会保存什么' },
          anchor: 'during-a-visit',
          text: {
            en: 'Three notes may be kept in the session storage of your browser. They are never sent to us by themselves and are gone when you close the tab:\n- inquiry: what you have typed into the contact form and not yet sent, so that nothing is lost when a page is reloaded\n- consent: the hosts of maps and films that you have allowed for this visit\n- lang: a mark that keeps a page from reloading twice when the language changes\nOne more stays in the local storage until you empty it: compare, the products that you have put side by side.',
            zh: '浏览器的会话存储中可能保存以下三项。它们不会自行发送给我们，关闭标签页即消失：\n- inquiry：联系表单中已输入但尚未发送的内容，重新加载页面也不会丢失\n- consent：本次访问中您允许连接的地图和影片主机\n- lang：切换语言时，防止页面重复加载的标记\n另有一项保存在本地存储中，直到您清空它：compare，即您放在一起比较的产品。',
          },
        },
        {
          title: { en: 'Cookies for staff', zh: '员工使用的 Cookie' },
          anchor: 'staff',
          text: {
            en: 'Members of our staff who sign in to edit this site get a session cookie, payload-token. It proves that they are signed in, cannot be read by scripts, and is deleted at sign-out. Visitors never receive it.',
            zh: '登录编辑网站的员工会得到一个会话 Cookie，名为 payload-token，用于证明已登录；脚本无法读取，退出登录时删除。访客不会收到它。',
          },
        },
        {
          title: { en: 'Maps and films', zh: '地图与影片' },
          anchor: 'maps-and-films',
          text: {
            en: 'Maps and films come from other hosts, such as www.openstreetmap.org and www.youtube-nocookie.com. Nothing is loaded from them before you press the button below the picture. After that, the host learns your internet address and may set cookies of its own, on which we have no influence. Their own policies apply.',
            zh: '地图和影片来自其他主机，例如 www.openstreetmap.org 和 www.youtube-nocookie.com。在您按下图片下方的按钮之前，不会从这些主机加载任何内容。按下之后，对方会得知您的网络地址，并可能设置自己的 Cookie，对此我们无法控制，适用对方的政策。',
          },
        },
        {
          title: { en: 'How to remove them', zh: '如何删除' },
          anchor: 'remove',
          text: {
            en: 'Delete the data of this site in the settings of your browser, or tell the browser to keep no cookies at all. Every page works without; it will then come in English, or in the language that stands in its address.',
            zh: '在浏览器设置中删除本网站的数据，或设置为不保存任何 Cookie。没有 Cookie，每个页面也能正常使用，届时显示英文，或地址中所标的语言。',
          },
        },
      ],
    },
  ],
}
