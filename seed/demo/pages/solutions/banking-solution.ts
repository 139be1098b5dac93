import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

export const bankingSolution: DemoPage = {
  path: '/solutions/banking-solution',
  title: { en: 'Banking Solution' },
  seo: {
    description: {
      en: 'One terminal application for ATM, CDM, CRS, and STM with NDC, DDC, and ISO 8583, and a management system with agent, server on MySQL, and seven functions.',
    },
  },
  layout: [
    {
      blockType: 'layers',
      look: 'stack',
      tone: 'ink',
      title: { en: 'The host stays. The machine changes.' },
      text: {
        en: 'Solgate Terminal Software 7 connects the bank’s messages to the machine’s hardware. Each layer can be replaced without changing the one above it.',
      },
      layers: [
        {
          title: { en: 'Bank host' },
          text: { en: 'Unchanged.' },
          parts: { en: 'Authorization\nCore banking\nSwitch' },
          link: { en: 'NDC, DDC, ISO 8583 over TCP/IP with TLS' },
        },
        {
          title: { en: 'Terminal application' },
          text: { en: 'The same program on all four types of machine.' },
          parts: {
            en: `Message layer\nTransactions\nScreens in ${facts.screenLanguages} languages\nElectronic journal\nAgent`,
          },
          link: 'CEN/XFS 3.x',
        },
        {
          title: { en: 'Device layer' },
          text: { en: 'A new card reader needs a new driver and nothing else.' },
          parts: { en: 'Cash dispenser\nCash acceptor\nPIN pad\nCard reader\nPrinter\nSensors' },
          link: 'USB, RS-232, Ethernet',
        },
        {
          title: { en: 'Machine' },
          text: { en: 'Ours or another maker’s.' },
          parts: { en: 'ATM\nCDM\nCRS\nSTM' },
        },
      ],
    },
    {
      blockType: 'dataTable',
      title: { en: 'Terminal application: protocols by device' },
      text: {
        en: 'The terminal application supports the message protocols NDC, DDC, and ISO 8583 on all four device types. Whether the host sees a deposit terminal, a withdrawal terminal, or both is a setting, not a software change.',
      },
      columns: { en: 'Protocol | ATM | CDM | CRS | STM' },
      rows: {
        en: 'NDC, states and screens from the host | withdrawal, inquiry, transfer | bundle deposit, escrow | deposit and withdrawal | all cash functions\nDDC, states and screens from the host | withdrawal, inquiry, transfer | bundle deposit, escrow | deposit and withdrawal | all cash functions\nISO 8583, flow in the terminal | all functions | all functions, serial numbers | all functions, recycling | all functions, account opening, cards',
      },
    },
    {
      blockType: 'layers',
      look: 'chain',
      tone: 'plain',
      title: { en: 'Terminal management system' },
      text: {
        en: 'An agent in every terminal, a server in your data center, and a database that your own staff can query.',
      },
      layers: [
        {
          title: { en: 'Agent' },
          text: {
            en: 'Runs beside the terminal application, uses less than 1% of the processor, and stores 30 days of data if the line is down.',
          },
          parts: { en: 'Status\nCounters\nJournal\nPackages' },
          link: { en: 'TLS 1.3, every 60 seconds and at every event' },
        },
        {
          title: { en: 'Server' },
          text: {
            en: 'Receives data, applies rules, and sends commands. Two servers share the load, and either can take over.',
          },
          parts: { en: 'Rules and alarms\nJobs\nUsers and roles\nWeb console' },
          link: { en: 'SQL, replicated' },
        },
        {
          title: 'MySQL',
          text: {
            en: 'Five years of status, journal, and cash levels from 5,000 terminals fit on a single disk.',
          },
          parts: { en: 'Terminals\nEvents\nJournal\nCash' },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'Seven functions' },
      text: { en: 'All seven come with the first license. None is an extra module.' },
      items: [
        {
          title: { en: 'Monitoring' },
          text: {
            en: 'Every module of every terminal on one page: what works, what does not, since when, and who has been notified.',
          },
        },
        {
          title: { en: 'Cash management' },
          text: {
            en: 'Levels by cassette and hour, and a forecast of the day a cassette will run empty or full.',
          },
        },
        {
          title: { en: 'Electronic journal' },
          text: {
            en: 'Collected as it is written. Find a disputed transaction by card, amount, or serial number within seconds.',
          },
        },
        {
          title: { en: 'Software distribution' },
          text: {
            en: 'Signed packages installed overnight, in waves you define. If an update fails, the previous partition starts again.',
          },
        },
        {
          title: { en: 'Remote key loading' },
          text: { en: 'TR-34 straight into the PIN pad. No one travels with key envelopes.' },
        },
        {
          title: { en: 'Service tickets' },
          text: {
            en: 'A fault opens a ticket with module, code, and spare part. The ticket closes when the module responds again.',
          },
        },
        {
          title: { en: 'Reports' },
          text: {
            en: 'Availability by site, module, and month, as your service contract measures it. CSV and a read-only view for your own tools.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Bring your host specification' },
      text: {
        en: 'We connect a machine to your test host within a week and show you the seven functions with your own journal.',
      },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'banking'),
      secondText: getQuote,
      secondHref: contactLink('quote', 'banking'),
    },
  ],
}
