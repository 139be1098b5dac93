import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

const title = { en: 'Privacy Policy' }

export const privacyPolicy: DemoPage = {
  path: '/legal/privacy-policy',
  title,
  seo: {
    description: {
      en: 'Which data this site collects, why, how long we keep it, who sees it, and what your rights are.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2026-11-02T00:00:00.000Z',
      text: {
        en: 'You can read this entire site without telling us who you are. We learn something about you only when you write to us, and we use it only to reply.',
      },
      sections: [
        {
          title: { en: 'Who is responsible' },
          anchor: 'responsible',
          text: {
            en: `${facts.legalEntity} is responsible for the data described here: registration number ${facts.registration}, legal representative ${facts.representative}. Address, phone numbers, and email addresses are on the [Contact](/contact) page; write “Privacy” in the subject line and your message reaches the person in charge.`,
          },
        },
        {
          title: { en: 'When you visit' },
          anchor: 'reading',
          text: {
            en: 'To deliver a page, our server needs the IP address of your device. It is used to send the response and to limit how often forms can be sent from one connection; these counters are held in memory only and are deleted within a day.\nWe use no analytics, no advertising networks, and no fingerprinting. Fonts, scripts, and pictures come from our own server. What your browser stores is listed on the [Cookies](/legal/cookies) page.',
          },
        },
        {
          title: { en: 'When you write to us' },
          anchor: 'writing',
          text: {
            en: 'The contact form asks for what we need to reply. First name, last name, email address, and message are required; these are optional:\n- phone number, company, and country\n- the field you are interested in, and the product if you came from its page\n- whether you want the newsletter\nThe quote list asks for the same, with the machines and files that you add; documents that are sent by email need your email address. We store this data with the time it arrived and email it to the team that replies. The legal basis is your consent, which you give by checking the box, and the steps before a contract that you ask us to take.',
          },
        },
        {
          title: { en: 'When you apply for a job' },
          anchor: 'applying',
          text: {
            en: 'Applications come through the form of the position or by email. They are read by the hiring department and by human resources, and deleted 180 days after they arrive unless you ask us to keep them for future openings.',
          },
        },
        {
          title: { en: 'Newsletter' },
          anchor: 'newsletter',
          text: {
            en: 'If you check the box, we may send you the newsletter at the address given in the form. Every issue has an unsubscribe link; one click is enough. We do not track who opens it.',
          },
        },
        {
          title: { en: 'Who sees your data' },
          anchor: 'recipients',
          text: {
            en: 'Inquiries can be opened only by administrators with full rights, and are emailed to the team you write to. If your question is for a regional office, it is forwarded there. We do not sell data or give it to advertisers. Providers who run our servers and our email act on our instructions and under contract.',
          },
        },
        {
          title: { en: 'How long we keep it' },
          anchor: 'duration',
          text: {
            en: 'Inquiries and quote requests with their files are deleted three years after they arrive, requests for documents after one year, unless they become part of a contract or the law requires us to keep them longer. A form sent from a browser without JavaScript that could not be accepted is held in memory for ten minutes, so that you do not have to fill it in again.',
          },
        },
        {
          title: { en: 'Maps and films' },
          anchor: 'maps-and-films',
          text: {
            en: 'Maps and films are loaded from other hosts, and only after you press the button that names the host. Your consent applies to this visit and is stored in your own browser; closing the tab withdraws it.',
          },
        },
        {
          title: { en: 'Your rights' },
          anchor: 'rights',
          text: {
            en: 'Write to us, and free of charge we will:\n- tell you what data we hold about you, and give you a copy\n- correct errors\n- delete what we no longer need, or stop using it\n- provide your data in a common format\nYou may withdraw your consent at any time, with effect from then on. If you believe that we handle your data improperly, you may also complain to the data protection authority where you live.',
          },
        },
        {
          title: { en: 'How we protect it' },
          anchor: 'security',
          text: {
            en: 'Everything between your browser and us is encrypted. Staff accounts have individual permissions, and every change by staff is logged. If data is lost or stolen nevertheless, we inform those affected and the authority as the law requires.',
          },
        },
        {
          title: { en: 'Changes' },
          anchor: 'changes',
          text: {
            en: 'When this site begins to collect other data, we first update this page and the date at the top.',
          },
        },
      ],
    },
  ],
}
