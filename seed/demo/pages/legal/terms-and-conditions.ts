import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

const title = { en: 'Terms & Conditions' }

export const termsAndConditions: DemoPage = {
  path: '/legal/terms-and-conditions',
  title,
  seo: {
    description: {
      en: 'Rules for this website: license, links, frames, what you send us, liability, and your privacy. Last updated September 1, 2025.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'The rules for this website. By using it you accept them; if you do not accept them, please do not use it.',
      },
      sections: [
        {
          title: { en: 'Introduction' },
          anchor: 'introduction',
          text: {
            en: `These Terms & Conditions govern your use of this website. It is operated by ${facts.legalEntity}, registration number ${facts.registration}, legal representative ${facts.representative}. “We,” “us,” and “our” mean that company; “you” means the person who uses the site, and the company on whose behalf that person acts.\nThe site presents our products, news, and open positions and accepts your inquiries. Nothing on it is a binding offer. Deliveries and services are agreed in separate contracts.`,
          },
        },
        {
          title: { en: 'Cookies' },
          anchor: 'cookies',
          text: {
            en: 'This site sets one cookie for visitors, which remembers the language you chose. It sets none for tracking, advertising, or measurement. What else your browser stores, and how to remove it, is listed on the [Cookies](/legal/cookies) page.',
          },
        },
        {
          title: { en: 'License & Acceptable Use' },
          anchor: 'license',
          text: {
            en: 'Unless stated otherwise, we or our licensors own the rights in the texts, pictures, films, drawings, and programs on this site. You may view and print pages, and keep copies, for your own work or that of your company.\nWithout our written permission you must not:\n- publish our material elsewhere, except for quotations with their source\n- sell, rent, or sublicense it\n- alter it or remove ownership notices\n- use it in a way that suggests a connection with us that does not exist\nYou must not disrupt the service, bypass its security, or copy its contents automatically in a way that burdens others. Search engines that follow robots.txt are welcome.',
          },
        },
        {
          title: { en: 'User Comments & Submissions' },
          anchor: 'submissions',
          text: {
            en: 'This site does not publish comments. What you send us through the contact form or by email is read by our staff and not shown to others.\nYou confirm that you are entitled to send it, that it breaks no law and infringes nobody’s rights, and that it contains no malicious code. Please do not send keys, PINs, card numbers, or other secrets of your customers. We may use product suggestions without payment, and without naming you unless you wish it.',
          },
        },
        {
          title: { en: 'Linking to Our Site' },
          anchor: 'linking',
          text: {
            en: 'You may link to any page of this site, as long as the link does not mislead, does not suggest that we endorse you or partner with you, and the linking page is lawful. Please link to pages rather than individual files, since files change.',
          },
        },
        {
          title: { en: 'iFrames' },
          anchor: 'iframes',
          text: {
            en: 'You may not display pages of this site in frames on another site without our written permission. Our server asks browsers to refuse this, since frames can make visitors believe that they are somewhere else. On our own pages, maps and films from other hosts appear in frames, and only after you have asked for them.',
          },
        },
        {
          title: { en: 'Content Liability' },
          anchor: 'liability',
          text: {
            en: 'We are not liable for the content of websites that link to us. A page that links to ours must not be defamatory, obscene, or criminal, infringe the rights of others, or encourage others to do so.\nThe owners of pages to which we link are responsible for them. We reviewed those pages when we set the link, and we remove the link when we learn of a problem.',
          },
        },
        {
          title: { en: 'Your Privacy' },
          anchor: 'privacy',
          text: {
            en: 'The [Privacy Policy](/legal/privacy-policy) explains which data we collect, why, and how long we keep it. It is part of these terms.',
          },
        },
        {
          title: { en: 'Reservation of Rights' },
          anchor: 'reservation',
          text: {
            en: 'We may ask you to remove a link that does not meet the rules above. We may change these terms at any time; the date at the top shows the last change. If you continue to use the site, the terms as they then stand apply.',
          },
        },
        {
          title: { en: 'Removal of Links' },
          anchor: 'removal',
          text: {
            en: 'If you object to a link on this site, write to us. We look into every such message but are not obliged to remove the link.\nWe try to keep this site accurate, but we do not guarantee that it is complete or up to date, or that a page stays available.',
          },
        },
        {
          title: { en: 'Disclaimer' },
          anchor: 'disclaimer',
          text: {
            en: 'To the extent permitted by law, we exclude all warranties concerning this website and its use. Nothing in these terms:\n- limits or excludes liability for death or personal injury\n- limits or excludes liability for fraud or fraudulent misrepresentation\n- limits liability in a way that the law does not permit\nThese limits apply to every kind of liability under these terms. As the site and its information are free of charge, we are not liable for loss or damage that results from relying on them alone.',
          },
        },
        {
          title: { en: 'Contact Us' },
          anchor: 'contact',
          text: {
            en: 'You can send questions about these terms through the [Contact](/contact) page or by mail to our headquarters. We reply within 24 hours.',
          },
        },
      ],
    },
  ],
}
