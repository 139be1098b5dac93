import type { DemoPage } from '../types'

const title = { en: 'Cookies' }

export const cookies: DemoPage = {
  path: '/legal/cookies',
  title,
  seo: {
    description: {
      en: 'This site sets one cookie for visitors, which remembers the language. What your browser stores, for how long, and how to remove it.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2026-11-02T00:00:00.000Z',
      text: {
        en: 'This site sets one cookie for visitors. It remembers the language. There is no tracking, no advertising, and no third-party measurement, so there is no cookie banner.',
      },
      sections: [
        {
          title: { en: 'The language cookie' },
          anchor: 'language',
          text: {
            en: 'The cookie is called lang and holds a language code such as en or zh. It is set when you choose a language, and it is kept for one year.\nThe server reads it so that pages arrive in your language right away. It does not identify anyone and is the same for everyone who reads in that language. The same value is kept in your browser’s local storage under the same name.',
          },
        },
        {
          title: { en: 'What else your browser stores' },
          anchor: 'during-a-visit',
          text: {
            en: 'Four entries may be kept in your browser’s session storage. They are never sent to us automatically and disappear when you close the tab:\n- inquiry: what you have typed into the contact form but not yet sent, so that nothing is lost when a page reloads\n- quote-form: what you have typed into the quote request form but not yet sent\n- consent: the hosts of maps and films that you have allowed for this visit\n- lang: a marker that keeps a page from reloading twice when the language changes\nFour more may stay in local storage until you clear them: compare and quote, the products that you are comparing or want a quote for; units, whether you chose metric or imperial; languageOffer, whether you closed the offer to read a page in your language.\nService pages of machines that you have opened are kept in your browser’s cache, so that they work offline, until you delete this site’s data.',
          },
        },
        {
          title: { en: 'Cookies for staff' },
          anchor: 'staff',
          text: {
            en: 'Staff who sign in to edit this site get a session cookie, payload-token. It proves that they are signed in, cannot be read by scripts, and is deleted at sign-out. Visitors never receive it.',
          },
        },
        {
          title: { en: 'Maps and films' },
          anchor: 'maps-and-films',
          text: {
            en: 'Maps and films come from other hosts, such as www.openstreetmap.org and www.youtube-nocookie.com. Nothing is loaded from them until you press the button below the picture. After that, the host receives your IP address and may set its own cookies, over which we have no control. Its own policies apply.',
          },
        },
        {
          title: { en: 'How to remove them' },
          anchor: 'remove',
          text: {
            en: 'Delete this site’s data in your browser settings, or tell your browser not to store any cookies. Every page works without them; it then appears in English or in the language of its address.',
          },
        },
      ],
    },
  ],
}
