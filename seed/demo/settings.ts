import type { Weekday } from '@/src/contract/weekdays'
import type { Localized } from '@/src/i18n/localized'
import type { families } from '@/src/domain/catalogue/families'
import { facts } from './facts'
import type { PictureKey } from './types'

export interface DemoSettings {
  companyName: string
  logo: PictureKey
  logoDark: PictureKey
  tagline: Localized
  description: Localized
  /** Lines separated by a line break, as are those of the factory and the offices. */
  headquartersAddress: Localized
  factoryAddress: Localized
  phones: { label: Localized; number: string }[]
  emails: { label: Localized; address: string }[]
  businessHours: {
    label: Localized
    hours: Localized
    opening?: { days: Weekday[]; from: string; to: string; timeZone: string }
  }[]
  offices: {
    region: Localized
    name: Localized
    address: Localized
    phone: string
    email: string
  }[]
  socialLinks: { network: 'linkedin' | 'youtube' | 'facebook' | 'x'; url: string }[]
  storyVideoId: string
  aboutVideoId: string
  serviceVideoId: string
  tourUrl: string
  mapUrls: { headquarters: string; factory: string }
  areas: { key: (typeof families)[number]; name: Localized }[]
  newsTags: { key: string; name: Localized }[]
  replyPromise: Localized
  offersNewsletter: boolean
  notFoundText: Localized
  /** Address for messages from the contact form. */
  notificationAddress: string
}

const workdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']

export const settings: DemoSettings = {
  companyName: 'Solgate Terminals',
  logo: 'brand-logo-light',
  logoDark: 'brand-logo-dark',
  tagline: { en: `Trusted with people’s money since ${facts.firstKeyboard}` },
  description: {
    en: 'Solgate Terminals develops self-service terminals in Shenzhen and builds them in Huizhou: ATMs, recyclers, smart tellers, healthcare kiosks, and the encrypting PIN pads inside them. The company began with a PIN keyboard in December 2003. Today it has more than 100 engineers and 500+ installations in 50+ countries.',
  },
  headquartersAddress: {
    en: 'Solgate Terminals\n18 Steel Key Road, Nanshan District\nShenzhen 518000, Guangdong\nChina',
  },
  factoryAddress: {
    en: 'Solgate Terminals Factory\n6 Assembly Street, Huicheng District\nHuizhou 516000, Guangdong\nChina',
  },
  phones: [
    {
      label: { en: 'Switchboard' },
      number: '+86 755 5550 0142',
    },
    {
      label: { en: 'Sales' },
      number: '+1 416 555 0143',
    },
    {
      label: { en: 'Technical support' },
      number: '+1 416 555 0144',
    },
    {
      label: { en: 'Emergency line, 24/7' },
      number: '+86 755 5550 0145',
    },
  ],
  emails: [
    {
      label: { en: 'General inquiries' },
      address: 'info@solgate-terminals.example',
    },
    {
      label: { en: 'Quotes and orders' },
      address: 'sales@solgate-terminals.example',
    },
    {
      label: { en: 'Service and spare parts' },
      address: 'support@solgate-terminals.example',
    },
    {
      label: { en: 'Press' },
      address: 'press@solgate-terminals.example',
    },
    {
      label: { en: 'Job applications' },
      address: 'careers@solgate-terminals.example',
    },
  ],
  businessHours: [
    {
      label: { en: 'Sales' },
      hours: { en: 'Mon–Fri 8:00–18:00 EST' },
      opening: { days: workdays, from: '08:00', to: '18:00', timeZone: 'America/Toronto' },
    },
    {
      label: { en: 'Technical support' },
      hours: { en: 'Mon–Fri 7:00–20:00 EST' },
      opening: { days: workdays, from: '07:00', to: '20:00', timeZone: 'America/Toronto' },
    },
    {
      label: { en: 'Emergency' },
      hours: { en: '24/7, critical issues only' },
    },
    {
      label: { en: 'International' },
      hours: { en: 'Local hours apply; Shenzhen Mon–Fri 8:30–18:00 (UTC+8)' },
    },
  ],
  offices: [
    {
      region: { en: 'North America' },
      name: { en: 'Solgate Terminals North America' },
      address: { en: '240 Counter Street, Suite 900\nToronto, Ontario\nCanada' },
      phone: '+1 416 555 0142',
      email: 'sales@solgate-terminals.example',
    },
    {
      region: { en: 'Europe' },
      name: { en: 'Solgate Terminals Europe, office and spare parts hub' },
      address: { en: 'Kassakade 31\nRotterdam\nNetherlands' },
      phone: '+31 10 555 0142',
      email: 'support@solgate-terminals.example',
    },
    {
      region: { en: 'Asia Pacific' },
      name: { en: 'Solgate Terminals Asia Pacific' },
      address: { en: '77 Lantern Quay, Level 12\nSingapore' },
      phone: '+65 5550 0142',
      email: 'info@solgate-terminals.example',
    },
  ],
  socialLinks: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/solgate-terminals-example' },
    { network: 'youtube', url: 'https://www.youtube.com/@solgate-terminals-example' },
    { network: 'facebook', url: 'https://www.facebook.com/solgate.terminals.example' },
    { network: 'x', url: 'https://x.com/solgate_example' },
  ],
  // Samples: the video site gives out no id that ends in 1, 2, 3 or 5, so none can show a stranger's film.
  storyVideoId: 'SAMPLEfilm1',
  aboutVideoId: 'SAMPLEfilm2',
  serviceVideoId: 'SAMPLEfilm3',
  tourUrl: 'https://tour.solgate-terminals.example/',
  mapUrls: {
    headquarters:
      'https://www.openstreetmap.org/export/embed.html?bbox=113.915%2C22.520%2C113.965%2C22.550&layer=mapnik&marker=22.535%2C113.940',
    factory:
      'https://www.openstreetmap.org/export/embed.html?bbox=114.385%2C23.095%2C114.435%2C23.125&layer=mapnik&marker=23.110%2C114.410',
  },
  // In the order of the documented form (specification, section 2).
  areas: [
    { key: 'banking', name: { en: 'Banking' } },
    { key: 'healthcare', name: { en: 'Healthcare' } },
    { key: 'security', name: { en: 'Security' } },
    { key: 'payment', name: { en: 'Payment' } },
    { key: 'transportation', name: { en: 'Transportation' } },
    { key: 'information', name: { en: 'Information' } },
  ],
  newsTags: [
    { key: 'banking', name: { en: 'Banking' } },
    { key: 'healthcare', name: { en: 'Healthcare' } },
    { key: 'security', name: { en: 'Security' } },
    { key: 'transportation', name: { en: 'Transportation' } },
    { key: 'customers', name: { en: 'Customers' } },
    { key: 'certificates', name: { en: 'Certificates' } },
    { key: 'software', name: { en: 'Software' } },
    { key: 'service', name: { en: 'Service' } },
    { key: 'company', name: { en: 'Company' } },
  ],
  replyPromise: { en: 'We reply within 24 hours.' },
  offersNewsletter: true,
  notFoundText: { en: 'Did you forget to add the page to the router?' },
  notificationAddress: 'sales@solgate-terminals.example',
}
