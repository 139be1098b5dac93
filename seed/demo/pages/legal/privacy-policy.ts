import type { DemoPage } from '../types'

const title = { en: 'Privacy Policy' }

export const privacyPolicy: DemoPage = {
  path: '/legal/privacy-policy',
  title,
  seo: {
    description: {
      en: 'Which data this site takes, why, how long they are kept, who sees them, and what you may demand.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'You can read this whole site without telling us who you are. We learn something about you only when you write to us, and then we use it to answer.',
      },
      sections: [
        {
          title: { en: 'Who is responsible' },
          anchor: 'responsible',
          text: {
            en: 'The company that runs this site is responsible for the data described here. Its address, phone numbers and e-mail addresses are on the [Contact](/contact) page; write “Privacy” in the subject and your message reaches the person in charge.',
          },
        },
        {
          title: { en: 'When you read' },
          anchor: 'reading',
          text: {
            en: 'To deliver a page, our server has to know the internet address of your device. It is used to send the answer and to limit how often forms can be sent from one connection; these counters are in memory only and are forgotten after a day at the latest.\nWe use no analytics, no advertising networks and no fingerprinting. Fonts, scripts and pictures come from our own server. What is kept in your browser is listed on the [Cookies](/legal/cookies) page.',
          },
        },
        {
          title: { en: 'When you write to us' },
          anchor: 'writing',
          text: {
            en: 'The contact form asks for what an answer needs. First name, last name, e-mail address and message are required; these are voluntary:\n- phone number, company and country\n- the field you are interested in, and the product if you came from its page\n- whether you want the newsletter\nWe store these data together with the time at which they arrived, and mail them to the team that answers. The legal ground is your agreement, which you give by ticking the box, and the steps before a contract that you ask us to take.',
          },
        },
        {
          title: { en: 'When you apply for a position' },
          anchor: 'applying',
          text: {
            en: 'Applications come by e-mail. They are read by the department that is hiring and by personnel, kept for six months after the decision, and then deleted unless you ask us to keep them for later openings.',
          },
        },
        {
          title: { en: 'Newsletter' },
          anchor: 'newsletter',
          text: {
            en: 'Whoever ticks the box gets the newsletter at the address given in the form. Every issue holds a link that ends it; one click is enough. We do not measure who opens it.',
          },
        },
        {
          title: { en: 'Who sees your data' },
          anchor: 'recipients',
          text: {
            en: 'Inquiries can be opened only by administrators with full rights, and go by mail to the team you write to. If your question belongs to a regional office, it is passed on there. We sell no data and give none to advertisers. Providers who run our servers and our mail act on our instructions and under contract.',
          },
        },
        {
          title: { en: 'How long we keep them' },
          anchor: 'duration',
          text: {
            en: 'Inquiries are deleted two years after the last message, unless they become part of a contract or a law requires longer. A form that was sent from a browser without JavaScript and could not be accepted is held in memory for ten minutes, so that you do not have to write it again.',
          },
        },
        {
          title: { en: 'Maps and films' },
          anchor: 'maps-and-films',
          text: {
            en: 'They are loaded from other hosts, and only after you press the button that names the host. Your consent holds for the visit and is kept in your own browser; closing the tab withdraws it.',
          },
        },
        {
          title: { en: 'Your rights' },
          anchor: 'rights',
          text: {
            en: 'Write to us, and without charge we will:\n- tell you what we hold about you, and give you a copy\n- correct what is wrong\n- delete what we need no longer, or stop using it\n- hand your data over in a common format\nYou may withdraw an agreement at any time, with effect from then on. If you think that we handle your data wrongly, you may also complain to the authority for data protection where you live.',
          },
        },
        {
          title: { en: 'How we protect them' },
          anchor: 'security',
          text: {
            en: 'Everything between your browser and us is encrypted. Staff accounts have rights of their own, and every change by staff is written down. If data should be lost or stolen in spite of this, we inform those concerned and the authority as the law requires.',
          },
        },
        {
          title: { en: 'Changes' },
          anchor: 'changes',
          text: {
            en: 'When this site learns something new that concerns your data, this page changes first, and the date at its top with it.',
          },
        },
      ],
    },
  ],
}
