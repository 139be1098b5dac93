interface DemoLife {
  lastOrderDay?: string
  endOfSupportDay?: string
  /** Slug. */
  successor?: string
}

/** Products that are not simply in sale, one in each further state in the demo's autumn of 2026, by their slugs. */
export const demoLives: Record<string, DemoLife> = {
  'payroll-w400-payroll-controller': {
    lastOrderDay: '2027-06-30',
    endOfSupportDay: '2039-06-30',
    successor: 'payroll-w600-cash-payroll-kiosk',
  },
  'bitcoin-b200-one-way-kiosk': {
    lastOrderDay: '2026-03-31',
    endOfSupportDay: '2038-03-31',
    successor: 'bitcoin-b400-two-way-kiosk',
  },
  'signature-g100-signature-pad': {
    lastOrderDay: '2014-09-30',
    endOfSupportDay: '2026-09-30',
    successor: 'signature-g300-sign-and-pay',
  },
}
