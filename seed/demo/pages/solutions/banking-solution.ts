import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

export const bankingSolution: DemoPage = {
  path: '/solutions/banking-solution',
  title: { en: 'Banking Solution' },
  seo: {
    description: {
      en: 'One terminal application for ATM, CDM, CRS and STM that speaks NDC, DDC and ISO8583, and a terminal management system of agent and server on MySQL with seven functions.',
    },
  },
  layout: [
    {
      blockType: 'layers',
      look: 'stack',
      tone: 'ink',
      title: { en: 'The host stays. The machine changes.' },
      text: {
        en: 'Solgate Terminal Software 7 lies between the messages of the bank and the motors of the machine. Each layer can be replaced without the one above it noticing.',
      },
      layers: [
        {
          title: { en: 'Host of the bank' },
          text: { en: 'As it is today.' },
          parts: { en: 'Authorisation\nCore banking\nSwitch' },
          link: { en: 'NDC, DDC, ISO8583 over TCP/IP with TLS' },
        },
        {
          title: { en: 'Terminal application' },
          text: { en: 'The same program on all four kinds of machine.' },
          parts: {
            en: 'Message layer\nTransactions\nScreens in ten languages\nElectronic journal\nAgent',
          },
          link: 'CEN/XFS 3.x',
        },
        {
          title: { en: 'Device layer' },
          text: { en: 'A new card reader is a new driver and nothing else.' },
          parts: { en: 'Cash dispenser\nCash acceptor\nPIN pad\nCard reader\nPrinter\nSensors' },
          link: 'USB, RS-232, Ethernet',
        },
        {
          title: { en: 'Machine' },
          text: { en: 'Ours, or of another maker.' },
          parts: { en: 'ATM\nCDM\nCRS\nSTM' },
        },
      ],
    },
    {
      blockType: 'dataTable',
      title: { en: 'Terminal application: who speaks what' },
      text: {
        en: 'The terminal application supports the message protocols NDC, DDC and ISO8583 on all four device types. What a host knows as a deposit terminal, a withdrawal terminal or both is set, not programmed.',
      },
      columns: { en: 'Protocol | ATM | CDM | CRS | STM' },
      rows: {
        en: 'NDC, states and screens from the host | withdrawal, inquiry, transfer | bundle deposit, escrow | deposit and withdrawal | all cash functions\nDDC, states and screens from the host | withdrawal, inquiry, transfer | bundle deposit, escrow | deposit and withdrawal | all cash functions\nISO8583, flow in the terminal | all functions | all functions, serial numbers | all functions, recycling | all functions, account opening, cards',
      },
    },
    {
      blockType: 'layers',
      look: 'chain',
      tone: 'plain',
      title: { en: 'Terminal management system' },
      text: {
        en: 'An agent in every terminal, a server in your data centre, a database that your own people can query.',
      },
      layers: [
        {
          title: { en: 'Agent' },
          text: {
            en: 'Runs beside the terminal application, uses less than 1% of the processor, and keeps 30 days if the line is down.',
          },
          parts: { en: 'State\nCounters\nJournal\nPackages' },
          link: { en: 'TLS 1.3, every 60 seconds and at every event' },
        },
        {
          title: { en: 'Server' },
          text: {
            en: 'Receives, decides and commands; two of them share the work and stand in for each other.',
          },
          parts: { en: 'Rules and alarms\nJobs\nUsers and roles\nWeb console' },
          link: { en: 'SQL, replicated' },
        },
        {
          title: 'MySQL',
          text: {
            en: 'Five years of state, journal and cash levels of 5,000 terminals fit on one disk.',
          },
          parts: { en: 'Terminals\nEvents\nJournal\nCash' },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'Seven functions' },
      text: { en: 'All seven come with the first licence. None is a module to be ordered later.' },
      items: [
        {
          title: { en: 'Monitoring' },
          text: {
            en: 'Every module of every terminal on one page: what is green, what is not, since when, and who has been told.',
          },
        },
        {
          title: { en: 'Cash management' },
          text: {
            en: 'Levels by cassette and hour, and a forecast of the day on which one runs empty or full.',
          },
        },
        {
          title: { en: 'Electronic journal' },
          text: {
            en: 'Collected as it is written. A disputed transaction is found by card, amount or serial number within seconds.',
          },
        },
        {
          title: { en: 'Software distribution' },
          text: {
            en: 'Signed packages by night, in waves that you define; a failed update starts the old partition again.',
          },
        },
        {
          title: { en: 'Remote key loading' },
          text: { en: 'TR-34 straight into the PIN pad. Nobody travels with envelopes.' },
        },
        {
          title: { en: 'Service tickets' },
          text: {
            en: 'A fault opens its ticket with module, code and spare part, and closes it when the module answers again.',
          },
        },
        {
          title: { en: 'Reports' },
          text: {
            en: 'Availability by site, module and month, as the service contract counts it; CSV and a read-only view for your own tools.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Bring your host specification' },
      text: {
        en: 'We connect a machine to your test host within a week, and show you the seven functions on your own journal.',
      },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'banking'),
      secondText: getQuote,
      secondHref: contactLink('quote', 'banking'),
    },
  ],
}
