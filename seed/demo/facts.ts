/**
 * Facts of the demo's invented company that more than one text gives. Texts take them from here by name, so that two
 * pages cannot contradict each other; `tests/unit/demo-facts` finds those that do it all the same.
 */
export const facts = {
  /** Hours that a finished machine runs before it is packed. */
  runInHours: 72,
  /** Cities of the spare parts hubs, the first being the main one. */
  hubs: ['Shenzhen', 'Rotterdam', 'Toronto'],
  /** Part numbers that each hub keeps. */
  partNumbersInEachHub: '3,140',
  /** All part numbers, those that come from the factory included. */
  partNumbers: '9,400',
  /** Latest time of an order that leaves on the same day, local time of the hub. */
  orderCutOff: '3 p.m.',
  /** Years after the last delivery of a model in which its parts can be had. */
  spareParts: 12,
  /** Days of a technician's course. */
  trainingDays: 5,
  /** Faults that are solved without a visit, of a hundred. */
  solvedRemotely: 73,
  /** Presses that a key of a PIN pad is tested for, in millions. */
  pinPadKeyLife: 5,
  /** Presses that a key of a steel keyboard is tested for, in millions. */
  keyboardKeyLife: 10,
  /** Minutes that the five measurements of a screening kiosk take. */
  screeningMinutes: 4,
  /** Coldest and hottest place that machines are sold to, in °C. */
  coldest: '−35 °C',
  hottest: '+55 °C',
  /** Year in which the first keyboard was begun, delivered a year later, and the first whole machine. */
  firstKeyboard: 2003,
  firstMachine: 2007,
  /** The large bank that the company is a strategic partner of. Invented. */
  strategicPartner: 'Pearl Estuary Bank',
  /** Minutes in which a technician exchanges a PIN pad. */
  pinPadSwapMinutes: 20,
  /** Machines that the factory finishes in a shift. */
  machinesInAShift: 35,
  /** Working days before a visit to headquarters or factory. */
  visitNoticeDays: 2,
  /** Languages of the terminals' screens. */
  screenLanguages: 10,
  /** Minutes by road from headquarters to the factory. */
  minutesToTheFactory: 90,
  /** Hours from the call of a branch to the technician, where the service contract promises them. */
  onSiteHours: 4,
  /** Entity behind the site's legal texts. Invented: the number has a form that no register gives out. */
  legalEntity: 'Solgate Terminals (Shenzhen) Co., Ltd.',
  registration: '91440300-SAMPLE-0001',
  representative: 'Shen Guowei',
  chiefExecutive: 'Lydia Chen',
  /** Seconds from the card to notes and coins at the A700. */
  coinPaymentSeconds: 19,
  /** Day on which the approvals of PIN pads to version 5 of PCI PTS expire. */
  pinPadV5Expiry: 'April 30, 2027',
  /** Which one the E20 is, counted from the first keyboard: it was redesigned four times. */
  pinPadGeneration: 'fifth',
} as const
