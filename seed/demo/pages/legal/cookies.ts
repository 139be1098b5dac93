import type { DemoPage } from '../types'

const title = { en: 'Cookies' }

export const cookies: DemoPage = {
  path: '/legal/cookies',
  title,
  seo: {
    description: {
      en: 'This site sets one cookie for visitors, which remembers the language. What is stored in your browser, for how long, and how to remove it.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'For visitors this site sets one cookie. It remembers the language. There is no tracking, no advertising and no measuring by third parties, hence no banner that asks you about it.',
      },
      sections: [
        {
          title: { en: 'The language cookie' },
          anchor: 'language',
          text: {
            en: 'The cookie is called lang and holds the short name of a language, such as en or zh. It is set when you choose a language or open a page at the address of a language, and it is kept for one year.\nThe server reads it so that pages arrive in your language at once. It names nobody and is the same for everybody who reads that language. The same value is kept in the local storage of your browser, under the same name.',
          },
        },
        {
          title: { en: 'What else your browser keeps' },
          anchor: 'during-a-visit',
          text: {
            en: 'Three notes may be kept in the session storage of your browser. They are never sent to us by themselves and are gone when you close the tab:\n- inquiry: what you have typed into the contact form and not yet sent, so that nothing is lost when a page is reloaded\n- consent: the hosts of maps and films that you have allowed for this visit\n- lang: a mark that keeps a page from reloading twice when the language changes\nOne more stays in the local storage until you empty it: compare, the products that you have put side by side.',
          },
        },
        {
          title: { en: 'Cookies for staff' },
          anchor: 'staff',
          text: {
            en: 'Members of our staff who sign in to edit this site get a session cookie, payload-token. It proves that they are signed in, cannot be read by scripts, and is deleted at sign-out. Visitors never receive it.',
          },
        },
        {
          title: { en: 'Maps and films' },
          anchor: 'maps-and-films',
          text: {
            en: 'Maps and films come from other hosts, such as www.openstreetmap.org and www.youtube-nocookie.com. Nothing is loaded from them before you press the button below the picture. After that, the host learns your internet address and may set cookies of its own, on which we have no influence. Their own policies apply.',
          },
        },
        {
          title: { en: 'How to remove them' },
          anchor: 'remove',
          text: {
            en: 'Delete the data of this site in the settings of your browser, or tell the browser to keep no cookies at all. Every page works without; it will then come in English, or in the language that stands in its address.',
          },
        },
      ],
    },
  ],
}
