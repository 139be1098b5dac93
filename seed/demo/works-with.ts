const [e10, e20, e30, e40] = [
  'epp-e10-compact-pin-pad',
  'epp-e20-standard-pin-pad',
  'epp-e30-outdoor-pin-pad',
  'epp-e40-touch-pin-pad',
] as const
const cabinetLock = 'lock-l20-cabinet-lock-module'

/** Slugs of the products that a machine is used with: its PIN pad, locks, and what it stands beside. */
export const demoPairs: Record<string, string[]> = {
  'atm-a100-lobby': [e20],
  'atm-a300-through-the-wall': [e30],
  'atm-a500-drive-up': [e30],
  'atm-a700-banknote-and-coin-dispenser': [e20],
  'bitcoin-b400-two-way-kiosk': [e10],
  'bitcoin-b600-exchange-station': [e20],
  'cdm-d200-compact-deposit': [e20],
  'cdm-d400-bundle-deposit': [e20],
  'cdm-d600-coin-and-note-deposit': [e20],
  'crs-r300-lobby-recycler': [e20],
  'crs-r500-through-the-wall-recycler': [e30],
  'health-h200-patient-check-in': [e10],
  'otc-c300-ticket-machine': [e30],
  'otc-c500-top-up-station': [e10],
  'payroll-w200-time-and-pay-terminal': ['payroll-w400-payroll-controller'],
  'payroll-w400-payroll-controller': [cabinetLock],
  'retail-healthcare-p200-self-checkout': [e40],
  'signage-v500-digital-signage-totem': [cabinetLock],
}
