import { facts } from './facts'
import type { DemoSection } from './pages/types'

const lines = (...text: string[]) => text.join('\n')

export const contentSections: DemoSection[] = [
  {
    sectionKey: 'software-solution',
    title: { en: 'Software Solution' },
    content: {
      en: lines(
        'One terminal application runs on our ATMs, deposit machines, recyclers, and smart tellers.',
        'It supports NDC, DDC, and ISO 8583, so the bank’s host system stays unchanged.',
        'A CEN/XFS device layer separates the application from the hardware: a new card reader needs a new driver and nothing else.',
        'A small agent in every terminal reports to the management system, which stores status, journal, and cash levels in MySQL.',
        'Every package is signed in our key room, and a terminal rejects what it cannot verify.',
      ),
    },
    picture: 'section-software-solution',
    metadata: {
      en: {
        benefits: [
          'One application to test and approve for all four types of machines',
          'No host changes: it uses the message protocols you already have',
          'Faults detected before the first customer calls, with the module and error code',
          'Cash levels by cassette and hour, so cash is delivered only where it is needed',
          'Overnight remote updates, with no technician on the road',
          'A complete electronic journal for every disputed transaction',
        ],
        advantages: [
          'Developed by our own engineers in Shenzhen and Toronto, together with the devices',
          'Two system partitions: if an update fails, the previous version restarts',
          'Remote key loading directly into the PIN pad',
          `Screens in ${facts.screenLanguages} languages, with large type and spoken guidance`,
          'Open interfaces to core banking, video teller, and identity checks',
          'Security updates for every major version for at least five years',
        ],
        flexible:
          'Use all of it or only the part you need. The terminal application runs on other makers’ machines that comply with CEN/XFS, and the management system monitors them too, as it does our kiosks, ticket machines, and payment terminals with Solgate Kiosk Software 4. Screens and flows are standard web pages that your team can change, or ours on request. Servers run in your data center or in a rented one.',
        ctaText: 'Talk to a software engineer',
        ctaHref: '/contact#contact-form',
      },
    },
  },
  {
    sectionKey: 'hardware-solution',
    title: { en: 'Hardware Solution' },
    content: {
      en: lines(
        'We have built hardware for public places since December 2003, beginning with a steel PIN keyboard.',
        'We make the security-critical parts ourselves: PIN pad, keyboard, note path, lock module, and safe.',
        'More than 100 engineers design, program, and test our products.',
        `Two lines in Huizhou assemble them, and every finished terminal runs in for ${facts.runInHours} hours at 40 °C.`,
        'Each machine is designed around the person who uses it: reach, glare, gloves, a wheelchair, a child on one arm.',
        'It is designed around the technician as well: every module that wears can be replaced with one tool.',
        'Our processes are certified to ISO 9001, ISO 14001, ISO 27001, and ISO 45001, and those for health devices to ISO 13485.',
        'More than 500 customer installations in over 50 countries prove how long the machines last.',
      ),
    },
    picture: 'section-hardware-solution',
    metadata: {
      en: {
        sections: [
          {
            title: 'Flexibility',
            body: 'Every terminal is a frame that holds modules. Card reader, scanner, printer, dispenser, and PIN pad slide in on the same rails and share one power bus and one USB tree. Tell us the functions, and we configure the machine; the first sample reaches your laboratory in eight weeks. If the rules change in five years, the module is replaced and the cabinet stays.',
          },
          {
            title: 'Innovative and Comprehensive',
            body: 'We make ten kinds of terminals and the parts inside them, from a 12-key PIN pad to a walk-in branch. What we learn on one machine benefits the others: the heated key plate of the outdoor PIN pad came from a ticket machine, and the quiet coin chute of the ATM is now in the payroll kiosk. One supplier is responsible for cabinet, electronics, firmware, and application.',
          },
          {
            title: 'Professionalism',
            body: 'Each order has one engineer responsible for it, from the first drawing to acceptance in your lobby. You receive drawings, a test report with measured values, a parts list with expected service life, and a manual in English, Japanese, or Russian (other languages on request). Our laboratory drops, freezes, and sprays the machines before anyone else can. When a value misses its target, we tell you, with the date of the fix.',
          },
          {
            title: 'Eliminating Your Risk',
            body: `Security is settled before the first unit ships. PIN pads are evaluated to PCI PTS v5 and v6, keys are loaded in a room that takes two people to open, and firmware starts only with our signature. A pilot in your own network comes before the volume order. Spare parts are available for ${facts.spareParts} years after the last delivery, and the emergency line answers around the clock for critical faults.`,
          },
        ],
        ctaText: 'Ask for a configuration',
        ctaHref: '/contact#contact-form',
      },
    },
  },
  {
    sectionKey: 'industry-bank',
    title: { en: 'Bank and Identity' },
    content: {
      en: lines(
        'A branch depends on two things: the cash is right, and the person in front of it is who they say they are.',
        'Our deposit machines, ATMs, and recyclers count, check, and dispense; a recycler pays out the notes it has taken in and cuts cash deliveries from nine a month to two.',
        'Smart tellers open accounts and issue cards. They scan identity documents, compare the portrait with the camera image, and call a teller to the screen when a case needs a person.',
        'Every PIN is encrypted inside our own PIN pad, evaluated to PCI PTS.',
        'The terminals support NDC, DDC, and ISO 8583 and connect to your existing host.',
      ),
    },
    picture: 'section-industry-bank',
    ctaText: { en: 'See the ATMs' },
    ctaUrl: '/products/category/atm',
  },
  {
    sectionKey: 'retail-healthcare',
    title: { en: 'Retail and Healthcare' },
    content: {
      en: lines(
        'In shops and hospitals, people wait for the same reason: one desk and many questions, most of them alike.',
        'A check-in kiosk reads the insurance card, registers the patient, and prints the ticket while the desk helps those who need a person.',
        'The screening kiosk measures blood pressure, pulse, weight, height, and oxygen saturation, and sends the values to the record with time and device number.',
        'Self-checkouts weigh, scan, and take cards; pharmacy lockers hand out a prepared order by code, even at midnight.',
        'Card dispenser kiosks with displays of 15.6 to 21.5 inches issue, read, and reload cards.',
        'Surfaces withstand daily wiping with hospital disinfectant, and the health devices are manufactured under an ISO 13485 quality system.',
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
        'The PIN is encrypted between the key and the connector; no cable, driver, or program ever carries it unencrypted.',
        'Open the case, drill it, cool it, or heat it, and the keys inside are erased before they can be read.',
        'Four models cover 12 and 16 keys, indoor, heated outdoor, and glass, evaluated to PCI PTS.',
        'Keys are loaded on site or from the host. No one person ever holds a complete key.',
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
        'A ticket machine has one passenger, one minute, and a train that does not wait.',
        'Ours need few touches and have a display that is readable in full sun and keys that work with gloves.',
        'Tickets are sold at the machine, cards are topped up at the wall, and complex fares are handled at the counter terminal, all with the same fare table.',
        'Cabinets stand on open platforms and withstand rain, salt, road dust, and the occasional kick.',
        'Each machine reports paper, coins, and faults to the control center, and keeps working offline until the connection returns.',
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
        'An interactive exhibit is touched thousands of times a day, by hands of all sizes.',
        'Our trackballs have balls of 25, 38, and 50 mm; the sealed one can be hosed down, and the lit one shows from a distance where to begin.',
        'On an augmented reality stand the ball turns the model: slowly for a visitor who studies it, fast for a child who spins it.',
        'Digital signage and information points combine ball, steel keyboard, and display in one counter.',
        'The electronics register as a standard USB mouse, so any exhibition software works with them from day one.',
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
        'Payroll terminals record the hours at the gate and print the pay stub; the cash kiosk pays the wage to the last coin and keeps the receipt.',
        'Signature terminals range from a 7-inch terminal beside the register to an A4 screen in the desk, where a customer reads the whole contract before signing it.',
        'Bitcoin kiosks accept and pay out cash, verify identity, and show the rate before the first note goes in. They are offered only where the law permits, not in mainland China.',
        'Where a PIN is entered, it is entered on our own encrypting PIN pad.',
      ),
    },
    picture: 'section-payment',
    ctaText: { en: 'See the payroll terminals' },
    ctaUrl: '/products/category/payroll',
  },
]
