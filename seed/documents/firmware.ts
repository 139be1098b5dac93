import { securityNotices } from '../demo/security-notices'
import type { Firmware } from './packages'

/** Firmware with the slugs of the products that it is given out for. */
type GivenOut = Omit<Firmware, 'models'> & { products: readonly string[] }

/** Products of which a security notice says that a version is fixed. */
const fixedBy = (number: string): string[] =>
  securityNotices
    .filter((notice) => notice.number === number)
    .flatMap(({ products }) => products.filter(({ status }) => status === 'fixed'))
    .map(({ product }) => product)

export const controller: GivenOut = {
  name: 'controller',
  title: 'Controller firmware',
  products: fixedBy('SOLGATE-2026-0002'),
  steps: [
    'Take the machine out of service and read the installed version under Info > Versions.',
    'Copy the package to an empty USB stick, or provide it on the maintenance server.',
    'Choose Service > Update. The machine checks the package and restarts.',
    'Check that Info > Versions names the new version.',
  ],
}

/** Changes by versions. */
export const controllerNotes: Record<string, readonly string[]> = {
  '7.4.2': [
    'Security: the maintenance service checks the sign-in for commands too (CVE-2026-9900001, notice SOLGATE-2026-0002).',
    'Security: the log no longer contains the key of the session (CVE-2026-9900002).',
    'The terminal is out of service for four minutes during the update.',
    'Settings and counters are kept. Going back to 7.4.1 is not possible.',
  ],
  '7.4.1': [
    'The service screen shows the time zone beside the time.',
    'Superseded: install 7.4.2, see notice SOLGATE-2026-0002.',
  ],
}

export const bootLoader: GivenOut = {
  name: 'boot-loader',
  title: 'Boot loader of the PIN pad',
  products: fixedBy('SOLGATE-2026-0003'),
  steps: [
    'Check the seal. Replace a PIN pad whose seal is broken instead of updating it.',
    'Connect the service tool to the PIN pad and read the installed version.',
    'Choose Update, and keep the pad connected until the tool reports Done.',
    'Read the version again. The keys remain loaded.',
  ],
}

export const bootLoaderNotes: Record<string, readonly string[]> = {
  '3.8': [
    'Security: older firmware than the installed one is refused (CVE-2026-9900003, notice SOLGATE-2026-0003).',
    'From now on the PIN pad accepts only newer firmware.',
  ],
}
