import type { DemoPage } from './types'

const title = { en: 'Service & Support' }

/** The offline system stands on the page twice, as documented: first how it works, then what it consists of. */
export const support: DemoPage = {
  path: '/support',
  title,
  seo: {
    description: {
      en: 'Spare parts for twelve years, an emergency line day and night, technicians trained on your machine: how we keep terminals at work.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: {
        en: 'A machine earns trust in the hour in which it stands still. We plan that hour before the machine is delivered.',
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
          title: { en: 'The maker answers' },
          text: {
            en: 'Support sits in the house in which the machines are designed. Who takes your call can read the log of your machine and ask the person who drew the part.',
          },
        },
        {
          title: { en: 'Day and night for what is critical' },
          text: {
            en: 'The emergency line is open 24/7 for critical issues. A person picks up, and that person is an engineer.',
          },
        },
        {
          title: { en: 'Parts for twelve years' },
          text: {
            en: 'Counted from the last machine of a series. Three hubs keep 1,900 part numbers; what a technician uses today is back in the van by ten tomorrow.',
          },
        },
        {
          title: { en: 'One tool, ten minutes' },
          text: {
            en: 'Every wearing part is reached from the front or the back with one tool. Changing a note path takes ten minutes, and the machine tests itself before it takes the next customer.',
          },
        },
        {
          title: { en: 'Training on your own model' },
          text: {
            en: 'Two weeks in our training room or at your site, with an examination at the end. Technicians of yours who pass get the same documents as ours.',
          },
        },
        {
          title: { en: 'Every fault goes back to design' },
          text: {
            en: 'Exchanged modules are opened, and the cause is written down. Nine of the last ten design changes began on the workshop bench.',
          },
        },
      ],
    },
    {
      blockType: 'textSection',
      title: { en: 'Comprehensive Offline Service System' },
      text: {
        en: 'Most faults are mechanical, and no remote session lifts a folded note out of a roller. So there are people near your machines: our own in the regions in which we have offices, certified partners elsewhere, all trained in the same room on the same modules.\nA call becomes a visit only when it must. The machine has already said which module is ill; the technician comes with the right one, exchanges it, and sends the old one to the workshop.',
      },
    },
    {
      blockType: 'numberedList',
      title: { en: 'Comprehensive Offline Service System' },
      text: { en: 'What stands behind a visit, from the shelf to the street.' },
      picture: 'key:scene-warehouse',
      entries: [
        {
          title: { en: 'Installation' },
          text: {
            en: 'Site survey with a drawing, anchoring, network and acceptance: a lobby machine takes half a day.',
          },
        },
        {
          title: { en: 'Maintenance' },
          text: {
            en: 'Twice a year, or by the number of notes: cleaning, measuring, and exchange before failure.',
          },
        },
        {
          title: { en: 'Repair' },
          text: {
            en: 'On site by exchange of modules; in the workshop down to the bearing, with a report for each module.',
          },
        },
        {
          title: { en: 'Spare parts' },
          text: {
            en: 'Hubs in Shenzhen, Rotterdam and Toronto. Ordered by 15:00, on its way the same day.',
          },
        },
        {
          title: { en: 'Training' },
          text: {
            en: 'For technicians, for branch staff and for the people who fill the cassettes.',
          },
        },
        {
          title: { en: 'Taking back' },
          text: {
            en: 'At the end of its life a machine comes back to us: keys erased on site, 94 per cent of its weight recycled.',
          },
        },
      ],
    },
    {
      blockType: 'textSection',
      title: { en: 'Efficient Online Service Platform' },
      text: {
        en: 'Six faults in ten need no visit. Through the platform your operations desk sees every terminal, its cassettes and its last errors; ours can read logs, send software and restart modules, if you allow it and while you watch.\nA ticket opens itself when a sensor drifts, days before a customer would notice. You see who has it, what was found and what was exchanged, machine by machine, for as long as the machine lives.',
      },
      ctaText: { en: 'Ask for access' },
      ctaHref: '/contact?interest=other',
    },
    {
      blockType: 'video',
      title: { en: 'A module exchanged in ten minutes' },
      text: { en: 'From the call to the receipt: a technician in Rotterdam, filmed without cuts.' },
      film: 'service',
      picture: 'key:scene-test-laboratory',
    },
    {
      blockType: 'faq',
      title: { en: 'Asked often' },
      questions: [
        {
          question: { en: 'What counts as critical for the emergency line?' },
          answer: {
            en: 'A machine that holds money or a card and does not give it back, any sign of tampering, and the failure of more than a tenth of your terminals at once.',
          },
        },
        {
          question: { en: 'What do you need to know when I call?' },
          answer: {
            en: 'The serial number, which is on the inside of the top door, and the code on the operator’s display. With these two we can read the rest ourselves.',
          },
        },
        {
          question: { en: 'May our own technicians repair?' },
          answer: {
            en: 'Yes, after the training, and without loss of warranty. Only the PIN pad stays closed: whoever opens it erases its keys, as the standard demands.',
          },
        },
        {
          question: { en: 'How long is the warranty?' },
          answer: {
            en: 'Two years for the machine and five for the PIN pad. Wearing parts such as belts and rollers are covered for one year or a million notes.',
          },
        },
      ],
    },
  ],
}
