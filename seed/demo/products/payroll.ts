import type { DemoProduct } from '../types'

export const payrollProducts: DemoProduct[] = [
  {
    slug: 'payroll-w200-time-and-pay-terminal',
    category: 'payroll',
    name: { en: 'W200 Time and Pay Terminal' },
    shortDescription: {
      en: 'Clocks 30 people a minute in and out by badge or fingerprint, and prints pay stubs on request in six seconds.',
    },
    description: {
      en: [
        'At a plant with 900 people, three W200 terminals at the gate handle a shift change in ten minutes. Each badge takes two seconds. The screen shows name, time, and the hours of the month, large enough to read while walking.',
        'The multispectral fingerprint sensor reads below the surface of the skin, so it works with dusty, oily, or dry hands. Templates stay encrypted in the terminal; no fingerprint images are stored. Where the law does not allow biometrics, a cover replaces the sensor.',
        'Pay stubs, shift plans, and leave balances come from the payroll system on demand. Pay stubs are printed face down, on paper 80 mm wide.',
        'The terminal hangs on a lockable wall bracket, takes data and power from one network cable, and runs for four hours on its battery. It stores 200,000 events offline and shares its staff list with the W400 controller.',
      ].join('\n'),
    },
    attributes: {
      display: 10.1,
      'operating-system': ['linux'],
      protection: 'ip54',
      'impact-protection': 'ik08',
      dimensions: { width: 260, depth: 75, height: 360 },
      weight: 6.4,
      'peak-power': 25,
      'operating-temperature': { min: -10, max: 50 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,280 × 800',
      },
    },
    specifications: {
      en: {
        Users: '10,000 badges, 5,000 fingerprints',
        Throughput: '30 people/min, 6 s per pay stub',
        Identification: 'Badge (13.56 MHz), fingerprint (multispectral), user code',
        Printer: 'Thermal 80 mm with cutter',
        Mounting: 'Wall bracket with lock',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet with PoE+, Wi-Fi, 2 relays',
        Certification: 'CE, IEC 62368-1',
        Power: 'PoE+ or 24 V DC; 9 W idle',
      },
    },
    order: 10,
    pictures: [
      'product-payroll-w200-time-and-pay-terminal',
      'product-payroll-w200-time-and-pay-terminal-front',
      'product-payroll-w200-time-and-pay-terminal-detail',
    ],
  },
  {
    slug: 'payroll-w400-payroll-controller',
    category: 'payroll',
    name: { en: 'W400 Payroll Controller' },
    shortDescription: {
      en: 'A 2 U rack unit that carries out an approved payroll: it drives 8 cash modules and 16 locks, and signs each payout.',
    },
    description: {
      en: [
        'The W400 stands between the payroll office and the cash. It accepts a pay run only after two people have approved it, splits each amount into the notes and coins in stock, and controls dispensers and doors for one employee at a time.',
        'Eight isolated channels drive note dispensers, coin hoppers, and recyclers; sixteen more operate lock modules on cabinets, drawers, and rooms, each with feedback from bolt and door. If a channel does not confirm within two seconds, the unit stops only that payout.',
        'Every payment is signed with a key in the same type of security processor as in our PIN pads, then added to a chained journal of ten million entries. Auditors read it with a viewer that needs no access to the machine.',
        'Redundant power supplies and fans can be swapped while it runs. The configuration is on a removable card, so a spare unit takes over in four minutes. HR systems send pay runs through a REST API or as a signed file.',
      ].join('\n'),
    },
    attributes: {
      'operating-system': ['linux'],
      encryption: ['aes-256', 'rsa-4096', 'ecc-p-384'],
      dimensions: { width: 482, depth: 380, height: 88 },
      weight: 7.8,
      'peak-power': 220,
      'operating-temperature': { min: 0, max: 45 },
    },
    specifications: {
      en: {
        Users: '20,000 employees, 2-person approval',
        Outputs: '8 cash module channels, 16 lock channels with feedback',
        Throughput: '12 payouts/min',
        Display: '1 × 4.3-inch status display',
        'Tamper protection': 'Cover switch, mesh, temperature, voltage',
        Mounting: '19-inch rack, 2 U',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: '2 × Ethernet, 4 × USB, 8 × RS-485; REST API',
        Certification: 'CE, IEC 62368-1',
        Power: '2 × 100–240 V AC, 50/60 Hz; 28 W idle',
      },
    },
    order: 20,
    pictures: [
      'product-payroll-w400-payroll-controller',
      'product-payroll-w400-payroll-controller-front',
      'product-payroll-w400-payroll-controller-detail',
    ],
  },
  {
    slug: 'payroll-w600-cash-payroll-kiosk',
    category: 'payroll',
    name: { en: 'W600 Cash Payroll Kiosk' },
    shortDescription: {
      en: 'Pays wages in cash, exact to the coin: 120 employees an hour, each with badge, fingerprint, and a printed pay stub.',
    },
    description: {
      en: [
        'On construction sites, on plantations, and in fishing ports, wages are still counted into envelopes. The W600 replaces the envelopes: an employee presents a badge, confirms with a fingerprint or a PIN, and receives notes, coins, and a pay stub in 30 seconds.',
        'Four cassettes of 2,000 notes and eight hoppers of 700 coins let it pay any amount. Two different sensors count the cash behind a window, in view of the employee. Unclaimed cash is retracted to a locked compartment after 60 seconds and recorded under the employee’s name.',
        'The controller is built in and takes the place of a W400, so every pay run needs two approvals and the journal cannot be altered. The machine is anchored at four points; its grade I safe protects notes and coins alike.',
        'It can run on a generator: the input accepts 90 to 264 V, and a battery completes a payment if the power fails. Filling requires two keys and a one-time code. Pay data arrives by 4G, by Ethernet, or as a signed file on a USB stick where there is no network.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 8000,
      'coin-capacity': 5600,
      display: 15.6,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['linux'],
      dimensions: { width: 740, depth: 720, height: 1560 },
      weight: 510,
      'peak-power': 330,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 cassettes',
        'coin-capacity': '8 hoppers',
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '16 keys',
        safe: '4 anchor points',
        weight: 'empty',
      },
    },
    specifications: {
      en: {
        Throughput: '120 payouts/h, 30 s per payout',
        Users: '20,000 employees, 2-person approval',
        Identification: 'Badge (13.56 MHz), fingerprint (multispectral), PIN',
        Printer: 'Thermal 80 mm with cutter',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, 4G modem, USB for signed files',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '90–264 V AC, 50/60 Hz; 70 W idle',
      },
    },
    order: 30,
    pictures: [
      'product-payroll-w600-cash-payroll-kiosk',
      'product-payroll-w600-cash-payroll-kiosk-front',
      'product-payroll-w600-cash-payroll-kiosk-detail',
    ],
  },
]
