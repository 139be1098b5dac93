import type { Localized } from '@/src/i18n/localized'

export interface DemoErrorCode {
  /** Natural key. */
  code: string
  meaning: Localized
  /** A step a line. */
  remedy: Localized
  /** Slugs of products, or of categories for all of their products. */
  machines: string[]
  from?: string
  before?: string
}

/** Invented codes of the main families: of all machines with one controller, of a module, of one range of firmware. */
export const errorCodes: DemoErrorCode[] = [
  {
    code: 'E-1101',
    meaning: { en: 'Safe door is open' },
    remedy: {
      en: 'Close the safe door and turn the handle as far as it goes.\nIf the code remains, check the door contact at the upper hinge.',
    },
    machines: ['atm', 'cdm', 'crs'],
  },
  {
    code: 'E-1203',
    meaning: { en: 'Shutter does not close' },
    remedy: {
      en: 'Remove any object from the slot.\nStart the shutter test in the service menu.',
    },
    machines: ['atm', 'crs'],
  },
  {
    code: 'E-2104',
    meaning: { en: 'Cassette is not recognized' },
    remedy: {
      en: 'Take the cassette out and wipe its contacts with a dry cloth.\nPush it in until it clicks.',
    },
    machines: ['atm', 'cdm', 'crs'],
  },
  {
    code: 'E-2110',
    meaning: { en: 'Cassette is nearly empty' },
    remedy: { en: 'Fill the cassette, or replace it with a full one.' },
    machines: ['atm', 'crs'],
  },
  {
    code: 'E-2203',
    meaning: { en: 'Reject bin is full' },
    remedy: { en: 'Empty the reject bin and confirm it in the service menu.' },
    machines: ['atm', 'cdm', 'crs'],
  },
  {
    code: 'E-2307',
    meaning: { en: 'Note jam in the transport' },
    remedy: {
      en: 'Open the upper transport with the green lever and take the note out.\nTurn the wheel until the path is free, then start the self-test.',
    },
    machines: ['atm', 'cdm', 'crs'],
  },
  {
    code: 'E-2311',
    meaning: { en: 'Escrow does not empty' },
    remedy: {
      en: 'Open the note head and take the notes out of the escrow.\nRecord them manually, then start the self-test.',
    },
    machines: ['crs', 'cdm'],
  },
  {
    code: 'E-3102',
    meaning: { en: 'Card is stuck in the card reader' },
    remedy: {
      en: 'Open the card reader and take the card out from behind.\nGive it to the operator.',
    },
    machines: ['atm', 'crs', 'stm', 'otc'],
  },
  {
    code: 'E-3110',
    meaning: { en: 'Foreign object at the card slot' },
    remedy: {
      en: 'Take the machine out of service and touch nothing.\nCall the hotline: the object may be a skimming device.',
    },
    machines: ['atm', 'crs'],
  },
  {
    code: 'E-3201',
    meaning: { en: 'Receipt paper is low' },
    remedy: { en: 'Insert a new roll with the printed side up and press Feed.' },
    machines: ['atm', 'crs', 'stm', 'otc'],
  },
  {
    code: 'E-4105',
    meaning: { en: 'PIN pad was opened: keys are erased' },
    remedy: { en: 'Replace the PIN pad: it cannot be repaired.\nHave two people load new keys.' },
    machines: ['epp', 'atm'],
  },
  {
    code: 'E-4120',
    meaning: { en: 'PIN pad does not respond' },
    remedy: {
      en: 'Switch the machine off, check the cable of the PIN pad, and switch it on again.',
    },
    machines: ['epp', 'atm', 'crs'],
  },
  {
    code: 'E-4711',
    meaning: { en: 'Controller lost the dispenser' },
    remedy: {
      en: 'Switch the machine off at the main switch and wait 30 seconds.\nCheck the plug X7 at the dispenser.\nInstall controller firmware 7.4.2: it removes the cause.',
    },
    machines: ['atm'],
    from: '7.3.0',
    before: '7.4.2',
  },
  {
    code: 'E-4712',
    meaning: { en: 'Firmware of controller and modules differs' },
    remedy: { en: 'Install the same version on all of them, on the controller first.' },
    machines: ['atm', 'crs'],
  },
  {
    code: 'E-5101',
    meaning: { en: 'Temperature inside is too high' },
    remedy: { en: 'Clean the air filters and check that both fans turn.' },
    machines: ['atm', 'crs', 'cdm', 'stm', 'otc'],
  },
  {
    code: 'E-5102',
    meaning: { en: 'Heater has failed' },
    remedy: { en: 'Check the fuse F4.\nIf it is intact, replace the heater.' },
    machines: [
      'atm-a500-drive-up',
      'atm-a300-through-the-wall',
      'crs-r500-through-the-wall-recycler',
    ],
  },
  {
    code: 'E-6101',
    meaning: { en: 'No connection to the host' },
    remedy: {
      en: 'Check the network cable and the router.\nAsk the operator of the host whether the terminal is enabled.',
    },
    machines: ['atm', 'crs', 'cdm', 'stm', 'otc'],
  },
  {
    code: 'E-6108',
    meaning: { en: 'Certificate of the connection has expired' },
    remedy: {
      en: 'Check the date and time of the controller.\nLoad the new certificate in the service menu.',
    },
    machines: ['atm', 'crs', 'cdm', 'stm'],
    from: '7.0.0',
  },
  {
    code: 'C-0201',
    meaning: { en: 'Coin jam in the hopper' },
    remedy: {
      en: 'Switch the hopper off and take it out.\nEmpty it, remove bent coins, and fill it again.',
    },
    machines: [
      'atm-a700-banknote-and-coin-dispenser',
      'cdm-d600-coin-and-note-deposit',
      'otc-c500-top-up-station',
      'otc-c300-ticket-machine',
    ],
  },
  {
    code: 'K-0301',
    meaning: { en: 'Key is stuck' },
    remedy: {
      en: 'Press the key ten times.\nIf it stays down, clean its edge with a soft brush and alcohol.',
    },
    machines: ['keyboard', 'trackball'],
  },
  {
    code: 'V-0102',
    meaning: { en: 'Display shows no picture' },
    remedy: {
      en: 'Check the video cable at both ends.\nRestart the player with the button behind the lower cover.',
    },
    machines: ['signage'],
  },
  {
    code: 'H-0204',
    meaning: { en: 'Cuff loses pressure' },
    remedy: { en: 'Check the hose at the cuff and at the pump.\nReplace the cuff if it is torn.' },
    machines: ['health-h400-screening-kiosk', 'health-h600-consultation-cabin'],
  },
  {
    code: 'L-0105',
    meaning: { en: 'Lock does not report its state' },
    remedy: {
      en: 'Check the cable and the position of the magnet.\nSet up the lock again in the service menu.',
    },
    machines: ['lock'],
  },
  {
    code: 'G-0101',
    meaning: { en: 'Pen is not recognized' },
    remedy: {
      en: 'Hold the pen against the surface for three seconds.\nIf the code remains, replace the pen.',
    },
    machines: ['signature'],
  },
  {
    code: 'P-0401',
    meaning: { en: 'Banknote acceptor is blocked' },
    remedy: {
      en: 'Open the acceptor and remove the banknote.\nWipe the sensors with a dry cloth.',
    },
    machines: ['payroll', 'bitcoin'],
  },
]
