import type { DemoSection } from './pages/types'

const lines = (...text: string[]) => text.join('\n')

export const contentSections: DemoSection[] = [
  {
    sectionKey: 'software-solution',
    title: { en: 'Software Solution' },
    content: {
      en: lines(
        'One terminal application runs on our cash machines, deposit machines, recyclers and smart tellers.',
        'It speaks NDC, DDC and ISO8583, so the host system of the bank stays as it is.',
        'Between application and hardware lies a device layer to CEN/XFS; a new card reader is a new driver and nothing else.',
        'A small agent in every terminal reports to the management system, which keeps state, journal and cash levels on MySQL.',
        'Every package is signed in our key room, and a terminal refuses what it cannot verify.',
      ),
    },
    picture: 'section-software-solution',
    metadata: {
      en: {
        benefits: [
          'One application to test and approve for all four types of machine',
          'No change at the host: the message protocols are those it already speaks',
          'Faults seen before the first customer calls, with the module and its code',
          'Cash levels by cassette and hour, so that vans drive only where they are needed',
          'Updates by night and over the line, without a technician on the road',
          'A complete electronic journal for every disputed transaction',
        ],
        advantages: [
          'Developed by the engineers who design the devices, one floor apart',
          'Two system partitions: a failed update starts the old one again',
          'Remote key loading straight into the PIN pad',
          'Screens in ten languages, with large type and spoken guidance',
          'Open interfaces to core banking, video teller and identity checks',
          'Security corrections for every major version for at least five years',
        ],
        flexible:
          'Take the whole of it, or the part you lack. The terminal application runs on machines of other makers that follow CEN/XFS; the management system reads their state as well. Screens and flows are plain web pages that your own team can change, or ours on order. Servers stand in your data centre or in one you rent.',
        ctaText: 'Talk to a software engineer',
        ctaHref: '/contact',
      },
    },
  },
  {
    sectionKey: 'hardware-solution',
    title: { en: 'Hardware Solution' },
    content: {
      en: lines(
        'We have built hardware for public places since December 2003, beginning with a steel PIN keyboard.',
        'The parts that decide over trust are our own: PIN pad, keyboard, note path, lock module and safe.',
        'More than 100 engineers draw, program and test them in Shenzhen.',
        'Two lines in Huizhou assemble them, and every finished terminal runs in for 24 hours at 40 °C.',
        'A machine is drawn around the person who uses it: reach, glare, gloves, a wheelchair, a child on one arm.',
        'It is drawn around the technician as well: every module that wears can be changed with one tool.',
        'Our processes are certified to ISO 9001, ISO 14001, ISO 27001 and ISO 45001, those for health devices to ISO 13485.',
        'More than 500 installations in over 50 countries show how the machines age.',
      ),
    },
    picture: 'section-hardware-solution',
    metadata: {
      en: {
        sections: [
          {
            title: 'Flexibility',
            body: 'Every terminal is a frame with places for modules. Card reader, scanner, printer, dispenser and PIN pad slide in on the same rails and share one power bus and one USB tree. You name the functions, we compose the machine, and a first sample stands in your laboratory after eight weeks. If the rules change in five years, the module is changed and the cabinet stays where it is.',
          },
          {
            title: 'Innovative and Comprehensive',
            body: 'We make ten kinds of terminal and the parts inside them, from a 12-key PIN pad to a walk-in branch. What one machine learns, the others take over: the heated key plate of the outdoor PIN pad came out of a ticket machine, and the quiet coin chute of the cash machine now sits in the payroll kiosk. One supplier answers for cabinet, electronics, firmware and application.',
          },
          {
            title: 'Professionalism',
            body: 'An order has one engineer who signs for it, from the first drawing to the acceptance in your lobby. You receive drawings, a test report with measured values, a list of parts with their expected life, and a manual in your language. Our laboratory drops, freezes, sprays and drills the machines before anyone else can. When a value is missed we say so, with the date of the correction.',
          },
          {
            title: 'Eliminating Your Risk',
            body: 'Security is decided before the first unit ships. PIN pads are evaluated to PCI PTS v5 and v6, keys are loaded in a room that two people must open together, and firmware starts only with our signature. A pilot in your own network comes before the volume order. Spare parts stay available for ten years after the last delivery, and the emergency line answers around the clock for critical faults.',
          },
        ],
        ctaText: 'Ask for a configuration',
        ctaHref: '/contact',
      },
    },
  },
  {
    sectionKey: 'industry-bank',
    title: { en: 'Bank and Identity' },
    content: {
      en: lines(
        'A branch lives on two things: that the cash is right, and that the person in front of it is who they say they are.',
        'Our deposit machines, cash machines and recyclers count, check and pay out; a recycler gives out again what it has taken in, and halves the trips of the van.',
        'Smart tellers open accounts and issue cards. They scan identity documents, compare the portrait with the camera and call a teller to the screen when a case needs a person.',
        'Every PIN is encrypted inside a keyboard of our own making, evaluated to PCI PTS.',
        'The terminals speak NDC, DDC and ISO8583 and join the host you have.',
      ),
    },
    picture: 'section-industry-bank',
    ctaText: { en: 'See the cash machines' },
    ctaUrl: '/products/category/atm',
  },
  {
    sectionKey: 'retail-healthcare',
    title: { en: 'Retail and Healthcare' },
    content: {
      en: lines(
        'In a shop and in a hospital hall people wait for the same reason: one desk, many questions, most of them alike.',
        'A check-in kiosk reads the insurance card, registers the patient and prints the ticket while the desk looks after those who need a person.',
        'The screening kiosk measures blood pressure, weight, height and oxygen saturation, and sends the values to the record with their time and device number.',
        'Self-checkouts weigh, scan and take the card; pharmacy lockers hand out a prepared order by code, at midnight too.',
        'Card dispenser kiosks with displays of 15.6 to 21.5 inches issue, read and refill cards.',
        'Surfaces bear daily wiping with hospital disinfectant, and the health devices are developed under ISO 13485.',
      ),
    },
    picture: 'section-retail-healthcare',
    ctaText: { en: 'See retail and healthcare terminals' },
    ctaUrl: '/products/category/retail-healthcare',
  },
  {
    sectionKey: 'security-access',
    title: { en: 'Encrypting PIN Pad' },
    content: {
      en: lines(
        'This is where we began in December 2003, and most of the terminals we build today have one inside.',
        'The PIN is encrypted between the key and the connector; no cable, driver or program ever carries it in clear.',
        'Open the case, drill it, cool it or heat it, and the keys inside are erased before they can be read.',
        'Four models cover 12 and 16 keys, indoor, heated outdoor and glass, evaluated to PCI PTS.',
        'Keys are loaded on site or from the host; either way two people, and never one, hold the parts.',
      ),
    },
    picture: 'section-security-access',
    ctaText: { en: 'See the encrypting PIN pads' },
    ctaUrl: '/products/category/epp',
  },
  {
    sectionKey: 'transportation',
    title: { en: 'Public and Transportation' },
    content: {
      en: lines(
        'A ticket machine has one passenger, one minute and a train that does not wait.',
        'Ours are laid out for few touches, a display that can be read in full sun, and keys that work in gloves.',
        'Tickets are sold at the machine, cards topped up at the wall, and difficult fares settled at the counter terminal, all on the same fare table.',
        'Cabinets stand on open platforms: against rain, salt, road dust and the occasional boot.',
        'Each machine reports paper, coins and faults to the control centre, and works on without a line until it returns.',
      ),
    },
    picture: 'section-transportation',
    ctaText: { en: 'See the ticketing terminals' },
    ctaUrl: '/products/category/otc',
  },
  {
    sectionKey: 'information',
    title: { en: 'Information and Augmented Reality' },
    content: {
      en: lines(
        'An exhibit that answers has to be touched, some thousand times a day, by hands of every size.',
        'Our trackballs have balls of 25, 38 and 50 mm; the sealed one can be hosed down, the lit one shows from afar where to begin.',
        'On an augmented reality stand the ball turns the model: slowly for the one who looks, at once for the child who spins it.',
        'Digital signage and information points combine ball, steel keyboard and display in one counter.',
        'The electronics are read as a plain USB mouse, so any exhibition software works with them on the first day.',
      ),
    },
    picture: 'section-information',
    ctaText: { en: 'See the trackballs' },
    ctaUrl: '/products/category/trackball',
  },
  {
    sectionKey: 'payment',
    title: { en: 'Payment Terminals' },
    content: {
      en: lines(
        'Some payments need more than a card: a signature, a wage, a contract, an exchange.',
        'Payroll terminals record the hours at the gate and print the slip; the cash kiosk pays the wage to the last coin, and keeps the receipt.',
        'Signature terminals range from a pad beside the till to an A4 screen in the desk, on which a customer reads the whole contract before signing it.',
        'Bitcoin kiosks take cash and pay it out, check identity where the law asks for it, and show the rate before the first note goes in.',
        'Where a PIN is entered, it is entered on an encrypting PIN pad of our own making.',
      ),
    },
    picture: 'section-payment',
    ctaText: { en: 'See the payroll terminals' },
    ctaUrl: '/products/category/payroll',
  },
]
