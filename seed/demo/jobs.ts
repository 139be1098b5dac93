import { facts } from './facts'
import type { DemoJob } from './types'

const lines = (...text: string[]) => text.join('\n')

const email = 'careers@solgate-terminals.example'

export const jobs: DemoJob[] = [
  {
    slug: 'firmware-security-engineer',
    title: { en: 'Firmware Security Engineer' },
    location: { en: 'Shenzhen, China' },
    department: { en: 'Security Engineering' },
    email,
    description: {
      en: lines(
        'Our PIN pads hold the keys that a bank’s ATMs depend on. The firmware that protects them is 190 KB of C and a little assembly, and at least two people have read every line of it. You would be one of them.',
        'The team is seven engineers with a bench of lasers, probes, and freeze spray. You write code in the morning and attack last month’s code in the afternoon. When an outside laboratory evaluates a pad to PCI PTS, you answer its questions.',
        'The next project is one code base for the E10 to E40, with a shared key store and a boot chain that can be verified from the host.',
      ),
    },
    responsibilities: {
      en: [
        'Write and review firmware for secure microcontrollers in C, to MISRA rules',
        'Design the boot chain, the key store, and the tamper response',
        'Attack our own devices: fault injection, power analysis, probing',
        'Prepare PCI PTS evaluations and answer the laboratory’s questions',
        'Implement key loading to TR-31 and TR-34 together with the host team',
        'Keep the threat model current and lead its review twice a year',
      ],
    },
    requirements: {
      en: [
        'Degree in electronics, computer science, or mathematics, or equivalent work you can show',
        'Experience with bare-metal firmware, delivered and maintained in the field',
        'Sound knowledge of AES, RSA, elliptic curves, and common implementation errors',
        'Experience with oscilloscope, logic analyzer, and debugger',
        'Working Chinese; English good enough for a laboratory report',
        'Consent to a background check, required for access to the key room',
      ],
    },
    benefits: {
      en: [
        'Your own bench and a yearly instrument budget that you control',
        'Ten paid days a year for conferences, courses, or a paper of your own',
        '13th-month salary and a bonus for each evaluation passed',
        'Twenty days of paid leave plus public holidays',
        'Supplementary medical insurance for you and your children',
      ],
    },
    postedAt: '2026-09-14',
    vacancy: 2,
    experienceNeeded: { en: '5+ years' },
  },
  {
    slug: 'mechanical-designer',
    title: { en: 'Mechanical Designer, Cash Modules' },
    location: { en: 'Shenzhen, China' },
    department: { en: 'Mechanical Design' },
    email,
    description: {
      en: lines(
        'A banknote is limp, damp, folded at one corner, and sometimes taped. You design the path on which it travels 1.4 meters in under a second and arrives flat.',
        'You own a module from the first sketch until it has run a million notes in the laboratory. The workshop, with milling machines, a laser cutter, and four 3D printers, is on the same floor, so a new guide plate is in your hands the next day.',
        'Your first module would be the escrow of the next deposit machine, which must become 60 mm shorter without losing any capacity.',
      ),
    },
    responsibilities: {
      en: [
        'Design note paths, escrows, and cassettes in sheet metal and molded plastic',
        'Calculate tolerances, belt tensions, and bearing life before the first part is cut',
        'Build and run prototypes, film jams at 2,000 frames a second, and remove their cause',
        'Release drawings and parts lists for the lines in Huizhou',
        'Approve tooling and first articles at suppliers’ sites',
        'Design for the technician: every wear part within reach, one tool',
      ],
    },
    requirements: {
      en: [
        'Degree in mechanical engineering or precision mechanics',
        'Experience taking a mechanism with belts, rollers, or gears into series production',
        'Proficiency in parametric 3D CAD and geometric tolerancing to ISO 1101',
        'Knowledge of sheet metal, injection molding, and their costs',
        'Working Chinese; English for drawings and reports',
      ],
    },
    benefits: {
      en: [
        'Workshop on your floor, open until 10 p.m., with two experienced toolmakers',
        '13th-month salary and a bonus when your module goes into series production',
        'Flexible hours between 7:30 a.m. and 7:30 p.m.',
        'Canteen with free breakfast and lunch',
        'Twenty days of paid leave plus public holidays',
      ],
    },
    postedAt: '2026-08-24',
    vacancy: 2,
    experienceNeeded: { en: '3+ years' },
  },
  {
    slug: 'payments-software-engineer',
    title: { en: 'Payments Software Engineer' },
    location: { en: 'Toronto, Canada' },
    department: { en: 'Terminal Software' },
    email,
    description: {
      en: lines(
        'When a customer withdraws 80 dollars, some 30 messages pass between terminal, switch, and host. You write the part that keeps the account right even if the line breaks at message 19.',
        'The Toronto team of nine maintains the message protocols NDC, DDC, and ISO 8583 in our terminal application and runs acceptance tests with banks in North America. You spend half of your time on code, a quarter on tests, and the rest on calls with the people who run the host.',
        'We release every six weeks. No one is on call alone, and no one releases on a Friday.',
      ),
    },
    responsibilities: {
      en: [
        'Develop the protocol layer of the terminal application in C++ and TypeScript',
        'Build simulators that drop lines, delay responses, and repeat messages',
        'Take banks through acceptance, from the message list to the first live machine',
        'Analyze disputed transactions down to the individual message',
        'Review code and write the design notes that the next engineer will need',
        'Share second-line support one week in six',
      ],
    },
    requirements: {
      en: [
        'Degree in computer science or comparable training',
        'Experience with payment, switching, or other transaction systems in production',
        'Good C++; TypeScript or the willingness to learn it',
        'Practical experience with ISO 8583 or NDC; you will learn the other here',
        'Clear written English; French or Spanish is welcome',
        'Authorization to work in Canada; about ten days of travel a year',
      ],
    },
    benefits: {
      en: [
        'Three days a week at home if you like, two in the laboratory with the machines',
        'Extended health and dental insurance from the first day',
        'Retirement plan with a 5% company contribution',
        'Four weeks of vacation, five from the third year',
        'A two-week stay each year with the teams in Shenzhen',
        'A day off for every week of second-line support',
      ],
    },
    postedAt: '2026-09-28',
    vacancy: 3,
    experienceNeeded: { en: '4+ years' },
  },
  {
    slug: 'field-service-technician',
    title: { en: 'Field Service Technician' },
    location: { en: 'Rotterdam, Netherlands' },
    department: { en: 'Service' },
    email,
    description: {
      en: lines(
        'You start from home at 7 a.m. with a van, a tool case, and four to six visits. The terminal has already reported which module has failed; you bring the right one.',
        'Your region is the west of the Netherlands and the north of Belgium: lobby machines, recyclers, and ticket machines on open platforms. Parts come from our hub in Rotterdam, and by 10 a.m. the next day the parts you used are back in the van.',
        'Before your first solo visit, you spend five days in our training room in Shenzhen and six weeks beside a colleague with eleven years’ experience.',
      ),
    },
    responsibilities: {
      en: [
        'Maintain and repair cash, ticketing, and healthcare terminals at customer sites',
        'Install new machines: anchor, connect, align, and hand over to the customer',
        'Find the cause as well as the fault, and report it in five lines',
        'Exchange PIN pads under the two-person rule and seal the old ones for return',
        'Keep accurate stock records for the van',
        'Show branch and station staff what they can fix themselves',
      ],
    },
    requirements: {
      en: [
        'Training as an electrician, mechatronics technician, or similar',
        'Experience repairing machines of any kind at customer sites',
        'Category B driver’s license and the ability to plan your own day',
        'Dutch and English; French or German helps in the border region',
        'Able to lift 25 kg and to work kneeling for an hour',
        'A clean certificate of conduct, required by our customers',
      ],
    },
    benefits: {
      en: [
        'Electric van, private use allowed',
        'Paid time from your own front door, not from the first customer',
        'On-call duty one weekend in eight, paid and followed by a day off',
        'Pension plan, two thirds paid by us',
        'Twenty-seven days of vacation',
      ],
    },
    postedAt: '2026-07-20',
    vacancy: 4,
    experienceNeeded: { en: '2+ years' },
  },
  {
    slug: 'hospital-solutions-consultant',
    title: { en: 'Hospital Solutions Consultant' },
    location: { en: 'Singapore' },
    department: { en: 'Healthcare' },
    email,
    description: {
      en: lines(
        'Before a hospital orders a kiosk, someone should stand in its lobby for two mornings and count who waits, how long, and for what. That is how your projects begin.',
        'You turn the count into a plan: how many check-in and screening kiosks, where they stand, which records they read and write, and what the registration desk does with the time it gains. You stay with the hospital until the waiting time has been measured again, six months later.',
        'You work from Singapore for hospitals in Southeast Asia, with two integration engineers at your side and the product team in Shenzhen a call away.',
      ),
    },
    responsibilities: {
      en: [
        'Observe and measure patient flow, and report it so that a director will read it',
        'Specify kiosks, locations, power, network, and privacy for each site',
        'Define with the hospital’s IT team which HL7 FHIR resources are exchanged',
        'Lead pilots of eight to twelve weeks and report their figures, including the poor ones',
        'Train nurses and volunteers who will help at the kiosks',
        'Bring requests from the wards into the product plan',
      ],
    },
    requirements: {
      en: [
        'Training in nursing, hospital management, or medical informatics',
        'Experience with hospital projects, at least one involving records or devices',
        'Knowledge of HL7 FHIR and of data protection in at least one country of the region',
        'Confident with a board of directors, patient with a waiting room',
        'English and one of Mandarin, Malay, Indonesian, Thai, or Vietnamese',
        'About eight days of travel a month',
      ],
    },
    benefits: {
      en: [
        'No sales quota: your bonus depends on the results measured after six months',
        'Medical and travel insurance with no deductible',
        'Eighteen days of vacation and two for volunteer work',
        'Paid further training, such as a certificate in medical informatics',
      ],
    },
    postedAt: '2026-06-08',
    vacancy: 1,
    experienceNeeded: { en: '5+ years' },
  },
  {
    slug: 'test-laboratory-engineer',
    title: { en: 'Test Laboratory Engineer' },
    location: { en: 'Huizhou, China' },
    department: { en: 'Quality and Testing' },
    email,
    description: {
      en: lines(
        'Our second laboratory, at the factory in Huizhou, has two climate chambers, a salt spray cabinet, a rain tunnel, a shaker, and a steel ball on a rope. Everything we build in series has been through it, and about one prototype in three does not survive.',
        `You plan the tests, build the rigs, press keys ${facts.pinPadKeyLife} million times with a pneumatic finger, and write the report that decides whether a machine is released. Your signature counts as much as the designer’s.`,
        `You would begin with the environmental program for outdoor terminals, which we are extending from ${facts.coldest} to −40 °C.`,
      ),
    },
    responsibilities: {
      en: [
        'Plan and run climate, vibration, salt spray, ingress, and endurance tests to IEC 60068 and IEC 60529',
        'Build test rigs, including mechanics and control',
        'Evaluate measurements with their uncertainty and write the release report',
        'Find the root cause of failures together with the designers',
        'Prepare and attend tests at outside laboratories, including EMC',
        'Keep calibration and equipment in line with ISO 9001',
      ],
    },
    requirements: {
      en: [
        'Degree in mechanical, electrical, or measurement engineering',
        'Experience in a test laboratory or in product reliability',
        'Python for rigs and evaluation, and basic statistics, including Weibull analysis',
        'Practical skills: soldering, milling, wiring',
        'Working Chinese; English for standards and reports',
      ],
    },
    benefits: {
      en: [
        'The right to stop a release, in writing, without asking anyone',
        '13th-month salary and a yearly bonus based on company results',
        'Apartment near the factory for the first six months, rent paid by us',
        'Shuttle to Shenzhen every working day',
        'Eighteen days of paid leave plus public holidays',
      ],
    },
    postedAt: '2026-05-18',
    vacancy: 2,
    experienceNeeded: { en: '3+ years' },
  },
  {
    slug: 'technical-writer',
    title: { en: 'Technical Writer' },
    location: { en: 'Rotterdam, Netherlands' },
    department: { en: 'Documentation' },
    email,
    description: {
      en: lines(
        'At 2 a.m., a technician stands before an open recycler with a flashlight between their teeth and our manual in one hand. You write for that person.',
        'You take a machine apart and put it together again before you write a word about it. Then you describe it in short steps with a picture each, in English that translates cleanly into nine other languages.',
        'The sources are plain text in version control, built into web pages, print, and the help on the terminal itself. You are the third writer and the first in Europe.',
      ),
    },
    responsibilities: {
      en: [
        'Write service manuals, operator guides, and installation sheets',
        'Try every procedure on the machine with a technician’s tools',
        'Commission and check illustrations, exploded views, and short videos',
        'Prepare texts for translation and maintain the company glossary',
        'Turn hotline questions into corrections within two weeks',
      ],
    },
    requirements: {
      en: [
        'English at the level of a careful native writer',
        'Experience with manuals for machines or devices; please bring two samples',
        'Knowledge of Simplified Technical English and IEC/IEEE 82079-1',
        'Comfortable with Markdown, Git, and a screwdriver',
        'Dutch or German for visits to technicians is welcome',
      ],
    },
    benefits: {
      en: [
        'A machine of each new model in the writing room before it goes on sale',
        'Thirty-two or 40 hours a week, as you choose',
        'Two days a week at home',
        'Pension plan, two thirds paid by us',
        'Twenty-seven days of vacation',
      ],
    },
    postedAt: '2026-04-13',
    vacancy: 1,
    experienceNeeded: { en: '3+ years' },
  },
  {
    slug: 'supply-planner',
    title: { en: 'Supply Planner' },
    location: { en: 'Huizhou, China' },
    department: { en: 'Supply Chain' },
    email,
    description: {
      en: lines(
        'A smart teller has 2,300 parts. If a four-yuan bearing is missing, the line stops. You see to it that it does not, and that the warehouse is not full of bearings either.',
        `You plan for both lines in Huizhou and for the spare parts hubs in ${facts.hubs[0]}, ${facts.hubs[1]}, and ${facts.hubs[2]}: ${facts.partNumbers} part numbers from 260 suppliers. Some come in two days by truck; secure microcontrollers take 40 weeks.`,
        'The planning model is our own, written in SQL and Python. You may change it if you can show with last year’s figures that your version is better.',
      ),
    },
    responsibilities: {
      en: [
        'Plan quantities and dates for production and spare parts over 18 months',
        'Set safety stocks by lead time, variability, and the cost of a stoppage',
        'Negotiate blanket orders and call-offs with purchasing and suppliers',
        'Follow end-of-life notices and prepare last-time buys with the designers',
        'Report each week what will run short and what you are doing about it',
        'Choose between sea, rail, and air for shipments to Rotterdam and Toronto',
      ],
    },
    requirements: {
      en: [
        'Degree in logistics, industrial engineering, or mathematics',
        'Experience planning series production of machines or electronics',
        'SQL, and spreadsheets that others can understand',
        'A calm voice when a container is late',
        'Chinese, and English for calls with Rotterdam and Toronto',
      ],
    },
    benefits: {
      en: [
        '13th-month salary and a bonus for delivery dates met',
        'Two visits a year to the hub in Rotterdam',
        'Apartment near the factory for the first six months, rent paid by us',
        'Supplementary medical insurance for you and your children',
        'Eighteen days of paid leave plus public holidays',
      ],
    },
    postedAt: '2026-02-23',
    vacancy: 1,
    experienceNeeded: { en: '3+ years' },
  },
]
