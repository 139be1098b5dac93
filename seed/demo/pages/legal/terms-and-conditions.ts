import type { DemoPage } from '../types'

const title = { en: 'Terms & Conditions' }

export const termsAndConditions: DemoPage = {
  path: '/legal/terms-and-conditions',
  title,
  seo: {
    description: {
      en: 'Rules for this website: licence, links, frames, what you send us, liability and your privacy. Last updated 1 September 2025.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'The rules for this website. By using it you accept them; if you do not, please do not use it.',
      },
      sections: [
        {
          title: { en: 'Introduction' },
          anchor: 'introduction',
          text: {
            en: 'These Terms & Conditions govern your use of this website, which the company named in its footer runs. “We”, “us” and “our” mean that company; “you” means the person who uses the site, and the company on whose behalf that is done.\nThe site presents our products, news and open positions and takes your inquiries. Nothing on it is an offer in the sense of the law. Deliveries and services are agreed in separate contracts.',
          },
        },
        {
          title: { en: 'Cookies' },
          anchor: 'cookies',
          text: {
            en: 'This site sets one cookie for visitors, which remembers the language you chose. It sets none for tracking, advertising or measuring. What else your browser keeps, and how to remove it, is listed on the [Cookies](/legal/cookies) page.',
          },
        },
        {
          title: { en: 'License & Acceptable Use' },
          anchor: 'license',
          text: {
            en: 'Unless something else is stated, we or our licensors own the rights in the texts, pictures, films, drawings and programs of this site. You may view and print pages, and keep copies, for your own work or that of your company.\nWithout our written permission you must not:\n- publish our material elsewhere, apart from quotations with their source\n- sell, rent or sublicense it\n- alter it, or remove marks of ownership\n- use it in a way that suggests a connection with us which does not exist\nYou must not disturb the service, get round its protection, or take in its contents by machine in a way that burdens others. Search engines that follow robots.txt are welcome.',
          },
        },
        {
          title: { en: 'User Comments & Submissions' },
          anchor: 'submissions',
          text: {
            en: 'This site publishes no comments. What you send us through the contact form or by mail is read by our staff and not shown to others.\nYou confirm that you may send it, that it breaks no law and no right of others, and that it holds no harmful program. Please send no keys, PINs, card numbers or other secrets of your customers. Suggestions for our products we may use without payment, and without naming you unless you wish it.',
          },
        },
        {
          title: { en: 'Linking to Our Site' },
          anchor: 'linking',
          text: {
            en: 'You may link to any page of this site, as long as the link does not mislead, does not suggest that we approve of or partner with you, and the page that links is lawful. Please link to the address of the page and not to single files, since these change.',
          },
        },
        {
          title: { en: 'iFrames' },
          anchor: 'iframes',
          text: {
            en: 'Without our written permission you may not show pages of this site in frames of another. Our server asks browsers to refuse it, since frames can make visitors believe that they are somewhere else. On our own pages, maps and films of other hosts stand in frames, and only after you have asked for them.',
          },
        },
        {
          title: { en: 'Content Liability' },
          anchor: 'liability',
          text: {
            en: 'We are not liable for what stands on websites that link to us, and you agree to defend us against claims that arise from yours. No link may stand on a page that can be read as libellous, obscene or criminal, or that breaks rights of others or calls for that.\nFor pages of others to which we link, their owners are responsible. We looked at them when we set the link and remove it when we learn that something is wrong with them.',
          },
        },
        {
          title: { en: 'Your Privacy' },
          anchor: 'privacy',
          text: {
            en: 'Which data we take, why, and how long we keep them is written in the [Privacy Policy](/legal/privacy-policy). It is part of these terms.',
          },
        },
        {
          title: { en: 'Reservation of Rights' },
          anchor: 'reservation',
          text: {
            en: 'We may ask you to remove all links to this site, or a certain one, and you agree to do so at once. We may change these terms and the rule for links at any time; the date at the top says when that was last done. Whoever goes on linking and using the site accepts the terms as they then stand.',
          },
        },
        {
          title: { en: 'Removal of Links' },
          anchor: 'removal',
          text: {
            en: 'If you find a link on this site that you object to, write to us. We look into every such message, but are not obliged to remove the link or to reply to you directly.\nWe try to keep what stands here correct, but do not promise that it is complete or up to date, or that a page stays available.',
          },
        },
        {
          title: { en: 'Disclaimer' },
          anchor: 'disclaimer',
          text: {
            en: 'As far as the law allows, we exclude all warranties concerning this website and its use. Nothing in these terms:\n- limits or excludes liability for death or injury\n- limits or excludes liability for fraud or for misstatements made on purpose\n- limits a liability in a way that the law does not permit\nThese limits hold for every kind of liability under these terms. As the site and its information are free of charge, we are not liable for loss or damage that arises from trusting them alone.',
          },
        },
        {
          title: { en: 'Contact Us' },
          anchor: 'contact',
          text: {
            en: 'Questions about these terms reach us through the [Contact](/contact) page or by post at the headquarters. We reply within 24 hours.',
          },
        },
      ],
    },
  ],
}
