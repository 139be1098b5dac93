import { facts } from '../facts'
import type { DemoPage } from './types'

const title = { en: 'Service & Support' }

/** The section of the offline service system stands on the page twice, as documented: first how it works, then what it consists of. */
export const support: DemoPage = {
  path: '/support',
  title,
  seo: {
    description: {
      en: `Spare parts for ${facts.spareParts} years, an emergency line around the clock, technicians trained on your machine: how we keep terminals running.`,
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: {
        en: 'A machine earns trust in the hour it is down. We plan for that hour before the machine is delivered.',
      },
      picture: 'key:scene-service-workshop',
      layout: 'floor',
      tone: 'paper',
    },
    {
      blockType: 'numberedList',
      title: { en: 'Six strengths of our service' },
      entries: [
        {
          title: { en: 'The manufacturer answers' },
          text: {
            en: 'Support sits with the people who design the machines, in Shenzhen and Toronto. The engineer who takes your call reads your machine’s log and can ask the designer of the part.',
          },
        },
        {
          title: { en: 'Around the clock for critical issues' },
          text: {
            en: 'The emergency line is open 24/7 for critical issues. An engineer answers in person.',
          },
        },
        {
          title: { en: `Parts for ${facts.spareParts} years` },
          text: {
            en: `Counted from the last delivery of a model. Each of our three hubs stocks the ${facts.partNumbersInEachHub} most ordered of ${facts.partNumbers} part numbers; the rest comes from Huizhou. Orders placed by ${facts.orderCutOff} ship the same day.`,
          },
        },
        {
          title: { en: 'One tool, twelve minutes' },
          text: {
            en: 'Every wear part is accessible from the front or the back with one tool. Replacing a note head takes twelve minutes, and the machine tests itself before it serves the next customer.',
          },
        },
        {
          title: { en: 'Training on your own model' },
          text: {
            en: 'A five-day course in our training room or at your site, with an exam at the end. Technicians who pass get the same documents as ours.',
          },
        },
        {
          title: { en: 'Every fault goes back to design' },
          text: {
            en: 'Replaced modules are opened, and the cause is recorded. Nine of the last ten design changes began on the workshop bench.',
          },
        },
      ],
    },
    {
      blockType: 'textSection',
      title: { en: 'Comprehensive Offline Service System' },
      text: {
        en: 'Some faults are mechanical, and no remote session can lift a folded note out of a roller. So there are people near your machines: our own technicians where we have offices, certified partners elsewhere, all trained on the same modules.\nA call becomes a visit only when necessary. The machine has already reported which module has failed; the technician arrives with a replacement, swaps it, and sends the old one to the workshop.',
      },
    },
    {
      blockType: 'numberedList',
      title: { en: 'Comprehensive Offline Service System' },
      text: { en: 'Everything behind a visit, from the stockroom to the street.' },
      picture: 'key:scene-warehouse',
      entries: [
        {
          title: { en: 'Installation' },
          text: {
            en: 'Site survey with a layout drawing, anchoring, network, and acceptance: a lobby machine takes half a day.',
          },
        },
        {
          title: { en: 'Maintenance' },
          text: {
            en: 'By a technician, twice a year or by note count: cleaning, measuring, and replacement before failure. Your staff follow the daily to monthly plan in the manual.',
          },
        },
        {
          title: { en: 'Repair' },
          text: {
            en: 'On site by swapping modules; in the workshop down to the bearing, with a report for each module.',
          },
        },
        {
          title: { en: 'Spare parts' },
          text: {
            en: `Hubs in ${facts.hubs[0]}, ${facts.hubs[1]}, and ${facts.hubs[2]}. Order by ${facts.orderCutOff} local time, and parts ship the same day.`,
          },
        },
        {
          title: { en: 'Training' },
          text: {
            en: 'For technicians, branch staff, and the people who fill the cassettes.',
          },
        },
        {
          title: { en: 'Take-back' },
          text: {
            en: 'At the end of its life, a machine comes back to us: keys erased on site, 94% of its weight recycled.',
          },
        },
      ],
    },
    {
      blockType: 'textSection',
      title: { en: 'Efficient Online Service Platform' },
      text: {
        en: `Of every hundred faults, ${facts.solvedRemotely} are solved without a visit. On the platform, your operations desk sees every terminal, its cassettes, and its latest errors. With your permission, and while you watch, we can read logs, install software, and restart modules.\nA ticket opens automatically when a sensor drifts, days before a customer would notice. You see who is handling it, what was found, and what was replaced, for each machine, for as long as it is in service.`,
      },
      ctaText: { en: 'Request access' },
      ctaHref: '/contact?interest=other#contact-form',
    },
    {
      blockType: 'video',
      title: { en: 'A note head replaced in twelve minutes' },
      text: { en: 'From the call to the receipt: a technician in Rotterdam, filmed without cuts.' },
      film: 'service',
      picture: 'key:scene-test-laboratory',
    },
    {
      blockType: 'textSection',
      title: { en: 'At the machine' },
      text: {
        en: 'Each machine has a page with its error codes, firmware, manuals, and hotline. Scan the code on its plate, or choose “Service” on the product page. Once opened, the page works offline.',
      },
      ctaText: { en: 'Find your machine' },
      ctaHref: '/products',
    },
    {
      blockType: 'textSection',
      title: { en: 'Manuals and data sheets' },
      text: {
        en: 'The documents of a machine are on its page. One list has them all, by machine, type, and language.',
      },
      ctaText: { en: 'Go to downloads' },
      ctaHref: '/downloads',
    },
    {
      blockType: 'textSection',
      title: { en: 'If a vulnerability is found' },
      text: {
        en: 'We publish which versions are affected and what to do, on a page in ten languages and as a CSAF document that your tools can read. Report what you find: an engineer answers every report.',
      },
      ctaText: { en: 'See the security notices' },
      ctaHref: '/security',
    },
    { blockType: 'securityNotices', limit: 3 },
    {
      blockType: 'faq',
      title: { en: 'Frequently asked questions' },
      questions: [
        {
          question: { en: 'What counts as critical for the emergency line?' },
          answer: {
            en: 'A machine that does not return cash or a card, any sign of tampering, and the failure of more than a tenth of your terminals at once.',
          },
        },
        {
          question: { en: 'What do you need to know when I call?' },
          answer: {
            en: 'The serial number, which is on the inside of the top door, and the code on the operator’s display. With these two we can read the rest remotely.',
          },
        },
        {
          question: { en: 'Can our own technicians do repairs?' },
          answer: {
            en: 'Yes, after training, and without loss of warranty. Only the PIN pad stays closed: opening it erases its keys, as the standard requires.',
          },
        },
        {
          question: { en: 'What happens to the E20 when its approval expires?' },
          answer: {
            en: `Pads in service can stay in use and keep their spare parts, unless your payment network sets its own date. The expiry on ${facts.pinPadV5Expiry} only ends new deliveries. From May 2027, new lobby machines ship with the E30. It fits the same cutout, and we exchange installed pads on request, in ${facts.pinPadSwapMinutes} minutes each.`,
          },
        },
        {
          question: { en: 'Where do I find delivery times, terms, and conditions of sale?' },
          answer: {
            en: 'Lead time and minimum order are in the specifications of each machine; terms of delivery and payment are on the Hardware page, and the conditions of sale come with every quote.',
          },
        },
        {
          question: { en: 'How long is the warranty?' },
          answer: {
            en: 'Two years for the machine and five for the PIN pad. Wear parts such as belts and rollers are covered for one year or one million notes.',
          },
        },
      ],
    },
  ],
}
