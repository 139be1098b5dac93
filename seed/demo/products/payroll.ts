import type { DemoProduct } from '../types'

export const payrollProducts: DemoProduct[] = [
  {
    slug: 'payroll-w200-time-and-pay-terminal',
    category: 'payroll',
    name: { en: 'W200 Time and Pay Terminal' },
    shortDescription: {
      en: 'Clocks 30 people a minute in and out by badge or finger, and prints each one’s pay slip on request in six seconds.',
    },
    description: {
      en: [
        'Shift change at a plant with 900 people lasts ten minutes, and three W200 terminals at the gate are enough. A badge passes in two seconds; the screen answers with name, hour and the balance of the month, large enough to read while walking.',
        'The finger sensor looks below the skin with multispectral light, so dust, oil and dry hands do not turn anyone away. Templates stay encrypted in the terminal; no image of a finger is stored. Where the law excludes biometrics, the sensor is left out and a cover closes the opening.',
        'Pay slips, shift plans and leave balances come from the payroll system on demand. A slip leaves the printer face down, on paper 80 mm wide.',
        'The terminal hangs on a wall bracket with one lock, connects and draws its current over a single network cable, and bridges 4 hours on its battery. It books 200,000 events offline and shares its staff list with the W400 controller.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Users: '10,000 badges, 5,000 fingers',
        Throughput: '30 people/min, 6 s per pay slip',
        Display: '10.1-inch touch, 1,280 × 800',
        Identification: 'Badge (13.56 MHz), finger (multispectral), user code',
        Printer: 'Thermal 80 mm with cutter',
        Protection: 'IP54, IK08',
        Mounting: 'Wall bracket with lock',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet with PoE+, Wi-Fi, 2 relays',
        Certification: 'CE, IEC 62368-1',
        'Dimensions (W × D × H)': '310 × 135 × 420 mm',
        Weight: '6.4 kg',
        Power: 'PoE+ or 24 V DC; 9 W idle, 25 W peak',
        'Operating temperature': '−10 to 50 °C',
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
      en: 'A 2 U rack unit that turns an approved payroll into motion: it drives 8 cash modules and 16 locks, and signs each pay-out.',
    },
    description: {
      en: [
        'Between the payroll office and the money stands the W400. It accepts a pay run only when two people have approved it, splits every amount into the notes and coins in stock, and commands dispensers and doors one person at a time.',
        'Eight isolated channels drive note dispensers, coin hoppers and recyclers; sixteen more work lock modules on cabinets, drawers and rooms, each with feedback from bolt and door. If a channel does not confirm within two seconds, the unit stops that pay-out and no other.',
        'Every payment is signed with a key held in a security processor of the same type as in our PIN pads and appended to a chained journal of ten million entries. Auditors read it with a viewer that needs no access to the machine.',
        'Power supplies and fans are doubled and exchangeable while it runs. Configuration sits on a removable card, and a spare unit takes over in four minutes. Human-resources systems deliver pay runs through a REST interface or as a signed file.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Users: '20,000 employees, 2-person approval',
        Outputs: '8 cash module channels, 16 lock channels with feedback',
        Throughput: '12 pay-outs/min',
        Display: '4.3-inch status display',
        Encryption: 'AES-256, RSA-4096, ECC P-384',
        'Tamper protection': 'Cover switch, mesh, temperature, voltage',
        Mounting: '19-inch rack, 2 U',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: '2 × Ethernet, 4 × USB, 8 × RS-485; REST interface',
        Certification: 'CE, IEC 62368-1',
        'Dimensions (W × D × H)': '482 × 380 × 88 mm',
        Weight: '7.8 kg',
        Power: '2 × 100–240 V AC, 50/60 Hz; 28 W idle, 220 W peak',
        'Operating temperature': '0–45 °C',
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
      en: 'Pays wages in cash, exact to the coin: 120 employees an hour, each with badge, finger and a printed slip.',
    },
    description: {
      en: [
        'On building sites, plantations and fishing ports wages are still counted into envelopes. The W600 replaces the envelopes: an employee holds up the badge, confirms with a finger or a PIN, and receives notes, coins and a pay slip in 30 seconds.',
        'Four cassettes of 2,000 notes and eight hoppers of 700 coins let it pay any sum. Counting happens twice, by different sensors, in front of a window through which the employee can watch. Unclaimed money returns to a locked compartment after 60 seconds and is booked under the name it was meant for.',
        'A W400 controller works inside, so the pay run must carry two approvals and the journal cannot be altered. The machine anchors at four points; its grade I safe covers notes and coins alike.',
        'It can be run from a generator: the input takes 90 to 264 V, and a battery finishes the payment under way. Filling needs two keys and a one-time code. Wage data come by 4G, by Ethernet, or on a signed memory stick where there is no network.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '8,000 notes in 4 cassettes',
        'Coin capacity': '5,600 coins in 8 hoppers',
        Throughput: '120 pay-outs/h, 30 s each',
        Users: '20,000 employees, 2-person approval',
        Display: '15.6-inch touch, 1,920 × 1,080',
        Identification: 'Badge (13.56 MHz), finger (multispectral), PIN',
        'PIN pad': 'E20, 16 keys',
        Printer: 'Thermal 80 mm with cutter',
        Safe: 'EN 1143-1 grade I, 4 anchor points',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, 4G modem, USB for signed files',
        'Dimensions (W × D × H)': '700 × 820 × 1,620 mm',
        Weight: '510 kg, empty',
        Power: '90–264 V AC, 50/60 Hz; 70 W idle, 330 W peak',
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
