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
        'Our PIN pads hold the keys on which a bank’s cash machines depend. The firmware that guards them is 190 KB of C and a little assembler, and every line of it has been read by at least two people. You would be one of them.',
        'The team is seven engineers and one bench of lasers, probes and freezing spray. You write code in the morning and attack last month’s in the afternoon. When an outside laboratory evaluates a pad to PCI PTS, you are the one who answers its questions.',
        'The next task is on the table: one code base for the E10 to E40, with a shared key store and a boot chain that can be checked from the host.',
      ),
    },
    responsibilities: {
      en: [
        'Write and review firmware for secure microcontrollers in C, to MISRA rules',
        'Design the boot chain, the key store and the response to tampering',
        'Attack our own devices: fault injection, power analysis, probing',
        'Prepare evaluations to PCI PTS and answer the laboratory’s questions',
        'Implement key loading to TR-31 and TR-34 together with the host team',
        'Keep the threat model current and lead its review twice a year',
      ],
    },
    requirements: {
      en: [
        'Degree in electronics, computer science or mathematics, or the equivalent in work you can show',
        'Firmware without an operating system, delivered and maintained in the field',
        'Sound knowledge of AES, RSA, elliptic curves and their implementation errors',
        'Practice with oscilloscope, logic analyser and debugger',
        'Chinese at work; English good enough for a laboratory report',
        'Consent to a background check, as the key room requires it',
      ],
    },
    benefits: {
      en: [
        'Your own bench, and a yearly budget for instruments that you decide on',
        'Ten paid days a year for conferences, courses or a paper of your own',
        'Thirteenth salary and a bonus for each passed evaluation',
        'Twenty days of paid leave besides the public holidays',
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
        'A banknote is limp, damp, folded at one corner and sometimes taped. You design the path on which it travels 1.4 metres in under a second and arrives flat.',
        'You own a module from the first sketch until it has run a million notes in the laboratory. The workshop with milling machines, a laser cutter and four printers is on the same floor, so a new guide plate is in your hand the next day.',
        'Your first module would be the escrow of the next deposit machine, which must become 60 mm shorter without holding one note fewer.',
      ),
    },
    responsibilities: {
      en: [
        'Design note paths, escrows and cassettes in sheet metal and moulded plastic',
        'Calculate tolerances, belt tensions and bearing life before the first part is cut',
        'Build and run samples, film jams at 2,000 frames a second and remove their cause',
        'Release drawings and parts lists for the lines in Huizhou',
        'Agree tools and first articles with suppliers on site',
        'Design for the technician: every wearing part within reach, one tool',
      ],
    },
    requirements: {
      en: [
        'Degree in mechanical engineering or precision mechanics',
        'A mechanism with belts, rollers or gears that went into series production',
        'Sure hand with a parametric 3D CAD system and with geometric tolerancing to ISO 1101',
        'Knowledge of sheet metal, injection moulding and their prices',
        'Chinese at work, readable English in drawings and reports',
      ],
    },
    benefits: {
      en: [
        'Workshop on your floor, open until 22:00, with two toolmakers who know it all',
        'Thirteenth salary and a bonus when your module goes into series',
        'Flexible hours between 7:30 and 19:30',
        'Canteen with breakfast and lunch paid by us',
        'Twenty days of paid leave besides the public holidays',
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
        'When a customer takes 80 dollars from a machine, some thirty messages pass between terminal, switch and host. You write the part that keeps the account right even if the line breaks at message nineteen.',
        'The Toronto team of nine looks after the message protocols NDC, DDC and ISO8583 in our terminal application, and after the acceptance tests with banks in North America. Half of your time goes into code, a quarter into tests, the rest into calls with the people who run the host.',
        'We release every six weeks. Nobody is on call alone, and nobody releases on a Friday.',
      ),
    },
    responsibilities: {
      en: [
        'Develop the protocol layer of the terminal application in C++ and TypeScript',
        'Build simulators that break lines, delay answers and repeat messages',
        'Take banks through acceptance, from the message list to the first live machine',
        'Analyse disputed transactions down to the single message',
        'Review code and write the design notes that the next engineer will need',
        'Share second-line duty one week in six',
      ],
    },
    requirements: {
      en: [
        'Degree in computer science or a comparable training',
        'Work on payment, switching or other transaction systems in production',
        'Good C++; TypeScript or the wish to learn it',
        'ISO8583 or NDC from practice; the other one you will learn here',
        'Clear English in writing; French or Spanish is welcome',
        'Permission to work in Canada, and about ten days of travel a year',
      ],
    },
    benefits: {
      en: [
        'Three days a week at home if you like, two in the laboratory with the machines',
        'Extended health and dental insurance from the first day',
        'Retirement plan with 5% added by us',
        'Four weeks of leave, five from the third year',
        'One stay of two weeks a year with the teams in Shenzhen',
        'A day off for every week of second-line duty',
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
        'You start from home at seven with a van, a case of tools and four to six visits. The terminal has already told us which module is ill; you bring the right one.',
        'Your region is the west of the Netherlands and the north of Belgium: lobby machines, recyclers, ticket machines on open platforms. Parts come from our hub in Rotterdam, and by ten the next morning what you used is back in the van.',
        'Before your first visit alone you spend two weeks in our training room in Shenzhen and four weeks beside a colleague who has done this for eleven years.',
      ),
    },
    responsibilities: {
      en: [
        'Maintain and repair cash, ticketing and healthcare terminals at the customer’s site',
        'Install new machines: anchor, connect, align, accept with the customer',
        'Find the cause as well as the fault, and write it down in five lines',
        'Exchange PIN pads by the two-person rule and seal the old ones for return',
        'Keep stock of the van true to the piece',
        'Show branch and station staff what they can set right themselves',
      ],
    },
    requirements: {
      en: [
        'Training as an electrician, mechatronics technician or similar',
        'Repair of machines at the customer’s, whatever the machines were',
        'Driving licence B, and a taste for being your own dispatcher',
        'Dutch and English; French or German helps in the border region',
        'Able to lift 25 kg and to work on the knees for an hour',
        'A clean certificate of conduct, as our customers ask for it',
      ],
    },
    benefits: {
      en: [
        'Electric van, private use allowed',
        'Paid time from your own front door, not from the first customer',
        'Stand-by duty one weekend in eight, paid and followed by a free day',
        'Pension plan, two thirds of it paid by us',
        'Twenty-seven days of leave',
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
        'Before a hospital orders a kiosk, somebody should stand in its hall for two mornings and count: who waits, how long, and for what. That is how your projects begin.',
        'You turn the count into a plan: how many check-in and screening kiosks, where they stand, which records they read and write, and what the registration desk does with the time it gains. You stay with the hospital until that number has been measured again, six months later.',
        'You work from Singapore for hospitals in South-East Asia, with two integration engineers beside you and the product team in Shenzhen one call away.',
      ),
    },
    responsibilities: {
      en: [
        'Observe and measure the flow of patients, and write the result so that a director reads it',
        'Specify kiosks, places, power, network and privacy for each hall',
        'Define with the hospital’s IT which HL7 FHIR resources are exchanged',
        'Lead pilots of eight to twelve weeks and report their figures, the poor ones too',
        'Train nurses and volunteers who will help at the kiosks',
        'Carry wishes from the wards into the product plan',
      ],
    },
    requirements: {
      en: [
        'Training in nursing, hospital management or medical informatics',
        'Projects inside hospitals, at least one of them with records or devices',
        'Knowledge of HL7 FHIR and of data protection in at least one country of the region',
        'Confident in front of a board and patient in front of a queue',
        'English, and one of Mandarin, Malay, Indonesian, Thai or Vietnamese',
        'About eight days of travel a month',
      ],
    },
    benefits: {
      en: [
        'No sales quota: your bonus follows the figures measured after six months',
        'Medical and travel insurance with no excess',
        'Eighteen days of leave and two for voluntary work',
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
        'Our laboratory has two climate chambers, a salt spray cabinet, a rain tunnel, a shaker and a steel ball on a rope. Everything we sell has been through it, and about one prototype in three does not come back whole.',
        'You plan the tests, build the rigs, press keys five million times by pneumatic finger and write the report that decides whether a machine is released. Your signature counts as much as the designer’s.',
        'You would begin with the environmental programme for outdoor terminals, which we are extending from −30 to −40 °C.',
      ),
    },
    responsibilities: {
      en: [
        'Plan and run climate, vibration, salt spray, ingress and endurance tests to IEC 60068 and IEC 60529',
        'Build test rigs, mechanics and control included',
        'Evaluate measurements with their uncertainty and write the release report',
        'Find the root cause of failures together with the designers',
        'Prepare and accompany tests in outside laboratories, EMC among them',
        'Keep calibration and equipment in line with ISO 9001',
      ],
    },
    requirements: {
      en: [
        'Degree in mechanical, electrical or measurement engineering',
        'Work in a test laboratory or in the reliability of a product',
        'Python for rigs and evaluation, and a basis in statistics (Weibull is no stranger)',
        'Skill with your hands: soldering, milling, wiring',
        'Chinese at work, English for standards and reports',
      ],
    },
    benefits: {
      en: [
        'The right to stop a release, in writing, without asking anyone',
        'Thirteenth salary and a yearly bonus on the result of the company',
        'Flat near the factory for the first six months, rent paid by us',
        'Shuttle to Shenzhen every working day',
        'Eighteen days of paid leave besides the public holidays',
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
        'At two in the morning a technician stands before an open recycler with a torch between the teeth and our manual in one hand. You write for that person.',
        'You take a machine apart and put it together again before you write a word about it. Then you describe it in short steps with a picture each, in English that translates cleanly into nine other languages.',
        'The sources are plain text in version control, built into web pages, print and the help on the terminal itself. You are the third writer and the first one in Europe.',
      ),
    },
    responsibilities: {
      en: [
        'Write service manuals, operator guides and installation sheets',
        'Try every procedure on the machine, with the tools a technician has',
        'Order and check illustrations, exploded views and short films',
        'Prepare texts for translation and keep the word list of the company',
        'Turn questions that reach the hotline into corrections within two weeks',
      ],
    },
    requirements: {
      en: [
        'English on the level of a careful native writer',
        'Manuals for machines or devices, two samples of which you bring along',
        'Knowledge of simplified technical English and of IEC/IEEE 82079-1',
        'Ease with Markdown, Git and a screwdriver',
        'Dutch or German for visits to technicians is welcome',
      ],
    },
    benefits: {
      en: [
        'A machine of each new model in the writing room, before it is sold',
        'Thirty-two or forty hours a week, as you choose',
        'Two days a week at home',
        'Pension plan, two thirds of it paid by us',
        'Twenty-seven days of leave',
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
        'A smart teller has 2,300 parts. If a bearing for four yuan is missing, the line stands. You see to it that it does not, and that the hall is not full of bearings either.',
        'You plan for both lines in Huizhou and for the spare parts hub in Rotterdam, together 9,400 part numbers from 260 suppliers. Some come in two days by lorry; secure microcontrollers take forty weeks.',
        'The planning model is ours, written in SQL and Python, and you may change it if you can show on last year’s figures that it becomes better.',
      ),
    },
    responsibilities: {
      en: [
        'Plan quantities and dates for production and spare parts over 18 months',
        'Set safety stocks by lead time, spread and the cost of a stop',
        'Agree frame orders and call-offs with purchasing and suppliers',
        'Follow end-of-life notices and prepare last-time buys with the designers',
        'Report each week what will be short, and what you are doing about it',
        'Decide between sea, rail and air for shipments to Rotterdam and Toronto',
      ],
    },
    requirements: {
      en: [
        'Degree in logistics, industrial engineering or mathematics',
        'Planning for the series production of machines or electronics',
        'SQL and a spreadsheet without macros that only you understand',
        'A calm voice when a container is late',
        'Chinese, and English for calls with Rotterdam and Toronto',
      ],
    },
    benefits: {
      en: [
        'Thirteenth salary and a bonus on delivery dates kept',
        'Two visits a year to the hub in Rotterdam',
        'Flat near the factory for the first six months, rent paid by us',
        'Supplementary medical insurance for you and your children',
        'Eighteen days of paid leave besides the public holidays',
      ],
    },
    postedAt: '2026-02-23',
    vacancy: 1,
    experienceNeeded: { en: '3+ years' },
  },
]
