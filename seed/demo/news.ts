import { facts } from './facts'
import type { DemoArticle } from './types'

const paragraphs = (...text: string[]) => text.join('\n\n')

const pictures = (slug: string) => [1, 2, 3].map((number) => `news-${slug}-${number}`)

export const news: DemoArticle[] = [
  {
    slug: 'terminal-software-seven',
    title: {
      en: 'Solgate Terminal Software 7 starts in 65 seconds and rolls back in three minutes',
    },
    summary: {
      en: 'One application now serves ATM, CDM, CRS, and STM. Updates have shrunk from 1.9 GB to 140 MB, and if one fails, the terminal returns to the previous version by itself.',
    },
    content: {
      en: paragraphs(
        'Solgate Terminal Software 7 has been released. It replaces four applications with one. ATMs, deposit machines, recyclers, and smart tellers now run the same program, which detects the modules in the machine and offers the functions they support.',
        'For a bank, this means one acceptance test instead of four. The message protocols are unchanged. NDC, DDC, and ISO 8583 messages reach the host byte for byte as in version 6. We replayed 2.7 million recorded messages against both versions, and every difference had to be explained before the release was signed.',
        'Startup was measured on an A100 lobby machine: 65 seconds from power-on to the welcome screen, compared with 190 seconds for version 6. Most of the gain comes from starting the modules in parallel. The card reader no longer waits for the printer to find its paper.',
        'Each terminal now has two system partitions. An update is written to the inactive one, checked against our signature, and started at an hour the bank chooses. If the first self-test fails, the machine is back on the old partition three minutes later and reports why. Packages contain only what has changed, 140 MB on average.',
        '“I have spent nights in a parking lot with a laptop because an update had stopped at 60 percent,” says Marc Desrosiers, who leads the protocol team in Toronto. “That was when I asked for two partitions.”',
        'Three banks ran the version for ten weeks on 412 terminals. Two terminals rolled back by themselves, both because of a disk at the end of its life. Availability rose from 99.1 to 99.5 percent, mainly because restarts no longer take place at lunchtime.',
        'Version 7 runs on all machines delivered since 2017. It includes the agent and server of the management system; the database stays on MySQL and is converted in place. Version 6 receives security updates until the end of 2029.',
      ),
    },
    products: ['atm-a100-lobby'],
    publishedAt: '2026-10-06',
    pictures: pictures('terminal-software-seven'),
    tags: ['software', 'banking'],
  },
  {
    slug: 'ticket-machines-for-the-harbour-line',
    title: { en: 'Sixty-two ticket machines in service on the Harbour Line' },
    summary: {
      en: 'Since June 1, passengers of a new light rail line have bought tickets and topped up cards at 62 of our terminals. We had planned for salt, but not for a gull.',
    },
    content: {
      en: paragraphs(
        'The Harbour Line is a light rail line with 17 stops between a container port and an old town. It opened on June 1 with 44 of our C300 ticket machines on its platforms and 18 C500 top-up stations in shops and waiting rooms nearby. In the first four weeks they sold 318,000 tickets, with an availability of 99.6 percent.',
        'Nine of the stops are less than 200 meters from the quay. The cabinets there are made of 316L stainless steel, with seams welded and ground instead of screwed. Before series production, a complete machine spent 720 hours in salt spray to ISO 9227. The hinges were replaced after the first round and passed the second.',
        'A single ticket takes three touches and a median of 14 seconds in the first month, including card payment. The displays reach 1,500 cd/m², because at 5:30 p.m. the sun shines straight onto the eastern platforms.',
        'Everything a passenger has to reach is between 850 and 1,150 mm above the platform. A group of wheelchair users tried the first machine in January and asked us to move the card reader 90 mm to the left, out of the way of the armrest.',
        'The fault that no one had foreseen came on the third day. A herring gull started building a nest on the flat hood at stop eleven, over the air outlet. “The machine reported a high temperature, quite correctly,” says Ingrid Solheim-Baker, project engineer on site. “It could not report why.” The hood now slopes at 35 degrees. The gull has moved to the shelter.',
        'The screens offer six languages, chosen from the questions asked at the old ticket office over two summers. Its staff now work on the platforms, with C700 counter terminals at both ends of the line for group fares and refunds.',
      ),
    },
    products: ['otc-c300-ticket-machine', 'otc-c500-top-up-station', 'otc-c700-counter-terminal'],
    publishedAt: '2026-06-30',
    pictures: pictures('ticket-machines-for-the-harbour-line'),
    tags: ['transportation', 'customers'],
  },
  {
    slug: 'a300-needs-half-the-power',
    title: { en: 'The A300 now needs half the power' },
    summary: {
      en: 'Measured over nine weeks on the street, the through-the-wall machine draws 104 watts on average instead of 214. A retrofit kit brings older machines to the same figure.',
    },
    content: {
      en: paragraphs(
        'A through-the-wall machine is in use for perhaps 90 minutes a day. The rest of the time it waits, lit, heated, and ready. We asked how much of that power is necessary. For the A300, the answer is about half.',
        'Twelve machines in Toronto, Rotterdam, and Shenzhen ran for nine weeks from December to February, six unchanged and six with the modifications, in pairs on the same street. The average fell from 214 to 104 watts. Over a year, that is 960 kilowatt hours per machine.',
        'The largest saving, 62 watts, comes from the heating. It used to keep the whole front at 5 °C. Now four small elements warm only what would freeze: shutter, card slot, receipt slot, and PIN pad. Their sensors also measure humidity, since dry cold does no harm.',
        'The computer saves 21 watts. It sleeps between customers, and a person approaching wakes it in 0.8 seconds, before a hand can reach the card reader. The display saves 19 watts by adjusting to daylight. A new power supply, efficient at low load as well, saves the last 8.',
        '“There was a proposal to switch off the logo above the machine,” says Pan Shuyi, who led the work. “We asked people in the street. They use that light to see who is standing behind them. It stays on.” The logo takes 4 watts.',
        `Nothing was changed in the cash path or the PIN pad, so approvals remain valid. In the climate chamber, the new machine worked from ${facts.coldest} to ${facts.hottest}, as the old one did.`,
        'All A300 machines delivered from April have the changes. For machines built since 2021, there is a kit of four heating elements, power supply, and control board. A technician fits it in 50 minutes, and at 25 euro cents per kilowatt hour it pays for itself in 22 months.',
      ),
    },
    products: ['atm-a300-through-the-wall'],
    publishedAt: '2026-03-17',
    pictures: pictures('a300-needs-half-the-power'),
    tags: ['banking'],
  },
  {
    slug: 'a700-pays-out-coins-and-notes',
    title: { en: `The A700 pays 187.35 in ${facts.coinPaymentSeconds} seconds` },
    summary: {
      en: 'Our new lobby machine pays out notes and coins in one transaction. In a five-month trial, 38 percent of withdrawals included coins.',
    },
    content: {
      en: paragraphs(
        `Most ATMs round down. Ask one for a pension of 187.35 and it offers 180; the remaining 7.35 stays in the account or means a walk to the counter. The A700, available to order from today, pays the whole amount in notes and coins, ${facts.coinPaymentSeconds} seconds after the card goes in.`,
        'Twenty-six machines stood in bank lobbies from May to September. Customers made 412,000 withdrawals, 38 percent of them with coins. Market traders collected change on Saturdays before 7 a.m. Banks had expected pensioners and insurance payouts. No one had expected parents withdrawing pocket money in exact coins on Sundays.',
        'The difficulty was noise. Coins that fall from a hopper to a tray at hand height rattle, and six of them tell the whole lobby what you have received. Our first prototype measured 81 decibels at one meter. In the production model, coins slide down a curved chute of soft polyurethane, touch its wall twice, and arrive slowly. It measures 58 decibels, the level of a conversation.',
        '“We filmed 4,000 falls,” says Jiang Haotian, who designed the chute. “The one-cent coin was the worst. It is light, it bounces, and it always finds the edge.”',
        'The tray is lit, 40 mm deep, and rounded, so coins can be scooped up by hands in gloves or hands that have grown stiff. If something is left in it, the machine says so aloud and shows the tray on the screen. After 45 seconds it retracts the remaining coins and records them.',
        'During the trial there was one coin jam in 9,400 payouts, and two thirds of the jams cleared when the hopper turned back a quarter turn. Amounts with coins travel in standard NDC and DDC messages, so hosts that already support coin dispensing need no change.',
        'Deliveries begin in January 2026.',
      ),
    },
    products: ['atm-a700-banknote-and-coin-dispenser'],
    publishedAt: '2025-11-18',
    pictures: pictures('a700-pays-out-coins-and-notes'),
    tags: ['banking'],
  },
  {
    slug: 'video-tellers-in-mountain-branches',
    title: { en: 'Nine mountain branches are open 55 hours a week again' },
    summary: {
      en: 'A regional bank connects nine villages above 1,800 meters to tellers in the valley. The S500 had to work with a slow line and thin air.',
    },
    content: {
      en: paragraphs(
        'The branch at 2,340 meters used to open on Tuesday and Friday mornings, when a cashier came up by bus. Since March it has opened at 7 a.m. every day, half days on weekends: 55 hours a week instead of 12. The room holds an S500 video teller. The tellers work in the valley, an hour and a half below.',
        'Each of the nine villages has one. Fourteen of the bank’s tellers take turns serving them. All live in the region and speak its dialect, which was the bank’s first requirement. A conversation lasts 4 minutes 50 seconds on average. In July, 87 percent of requests were settled in the first call, including deposits, passbooks, and lost cards.',
        'The line to the highest village carries 4 Mbit/s on a good day. We decided what gives way first: picture sharpness, then frame rate, but never the voice or the transaction. If the line breaks, the radio link takes over within two seconds. In a power outage, a battery gives 25 minutes to finish and to return card and cash.',
        'Thin air cools poorly. At that altitude, a fan moves the same volume of air but a fifth less mass, and the first machine shut down its dispenser on a sunny afternoon. A larger, slower fan solved the problem and is quieter.',
        '“My oldest customer is 91 and had never touched a screen,” says Agnes Luo, who leads the nine branches. “She uses the handset, because she knows telephones. Then she tells the teller to sit up straight.”',
        'Two things were added at the villages’ request: a heavy handset for private conversations and a shelf with a notch for a walking stick. Both will be offered with every S500 from October.',
      ),
    },
    products: ['stm-s500-video-teller'],
    publishedAt: '2025-08-26',
    pictures: pictures('video-tellers-in-mountain-branches'),
    tags: ['banking', 'customers'],
  },
  {
    slug: 'factory-line-two-opens',
    title: { en: 'Line two in Huizhou finishes a terminal every 22 minutes' },
    summary: {
      en: 'A second assembly line, 84 meters long with 19 stations, has started up in our factory. It builds recyclers and smart tellers and records the torque of every critical screw.',
    },
    content: {
      en: paragraphs(
        `On May 6, the first recycler for a customer left line two of our factory in Huizhou. The line is 84 meters long, has 19 stations, and finishes a terminal every 22 minutes, or 21 in a shift. Line one, built in 2011, takes 34 minutes per terminal. Together they make ${facts.machinesInAShift} terminals a shift.`,
        'The work is divided by weight. Kiosks, signature terminals, and payroll machines stay on line one. Everything with a safe goes to line two, where the floor bears three metric tons per square meter and a carriage rotates 900 kg so that someone 1.58 m tall can reach every screw without a ladder. That is the height of Deng Xiulan, who leads the second shift and tried each station before its design was final.',
        'A recycler has 212 critical screws. Their torque and angle are recorded with the serial number, and the carriage does not move on until all are done. If a machine comes back after eight years, we can see how it was assembled, and with which tool.',
        `After assembly, each terminal runs for ${facts.runInHours} hours at 40 °C. Recyclers process 5,000 notes in that time, including 40 test counterfeits and 200 that are torn, taped, or damp. Only then is the terminal packed.`,
        '“In the first eight weeks of trial operation, 96.4 percent passed without any rework,” says plant director Hou Jianping. “The goal is 98 by the end of the year. Nearly all of the rest is one cable that is 3 centimeters too short. The longer one arrives in June.”',
        'The roof carries 640 kW of solar panels, which supply about 31 percent of the factory’s annual electricity. The line has created 46 new jobs. Eleven of them are in testing, where we are still looking for people who like finding faults.',
      ),
    },
    publishedAt: '2025-05-13',
    pictures: pictures('factory-line-two-opens'),
    tags: ['company'],
  },
  {
    slug: 'pci-pts-v6-for-the-e30',
    title: { en: 'The E30 outdoor PIN pad is approved to PCI PTS v6' },
    summary: {
      en: 'An independent laboratory spent 14 weeks and 23 samples trying to extract the keys. The approval covers the heated, sealed pad for facades and drive-up lanes.',
    },
    content: {
      en: paragraphs(
        'The E30, our PIN pad for outdoor machines, has been approved to PCI PTS v6. It is our first product approved under version 6 of the standard; v6 successors of the E10 and the E40 will follow.',
        'An evaluation is an authorized attack. For 14 weeks, an independent laboratory had our drawings, source code, and 23 samples, and tried to extract the keys. It drilled from five sides, cooled pads in liquid nitrogen, heated them, cut their supply for billionths of a second, and measured the current while they encrypted. No sample gave up a key. Nineteen were destroyed.',
        'The hardware is new. Every path into the case crosses a mesh of conductors, laid in two layers with a pattern that differs from pad to pad. If one line is cut or two are bridged, the keys are erased in less than a millisecond. The E30 supports 256-bit AES keys as well as the Triple DES keys that many hosts still need, and accepts both by TR-31 and TR-34.',
        'Outdoor use makes demands that the standard does not. The case is sealed to IP65, and a heater under the key plate keeps water from freezing in the gaps. “Heat is a way to attack a pad, and here we built a heater into it,” says Shen Yuqing, head of the security laboratory. “Convincing the evaluators of that one element took three of the 14 weeks.”',
        `Because so much of the hardware has changed, pads approved to v5 cannot be upgraded to v6 with new firmware. Cutout, connector, and commands stay the same, however. A technician exchanges the pad in about ${facts.pinPadSwapMinutes} minutes, and the keys are then loaded from the host.`,
        `The new E30 ships from April at the price of its predecessor. The v5 model remains available as a spare part until its approval expires on ${facts.pinPadV5Expiry}.`,
      ),
    },
    products: ['epp-e30-outdoor-pin-pad'],
    publishedAt: '2025-02-25',
    pictures: pictures('pci-pts-v6-for-the-e30'),
    tags: ['security', 'certificates'],
  },
  {
    slug: 'spare-parts-hub-in-europe',
    title: {
      en: `Order by ${facts.orderCutOff}, receive by morning: spare parts now ship from Rotterdam`,
    },
    summary: {
      en: `A warehouse of 2,600 square meters holds ${facts.partNumbersInEachHub} part numbers for customers in Europe. What took six days by air from Shenzhen now takes one night by truck.`,
    },
    content: {
      en: paragraphs(
        'A dispenser belt weighs 11 grams and costs less than a coffee. Until last month, a technician in Lyon who needed one waited six days for it. Since November 4, our spare parts for Europe have shipped from our own warehouse in Rotterdam.',
        `The warehouse has 2,600 square meters and ${facts.partNumbersInEachHub} part numbers, chosen from five years of orders. They cover 94 percent of what European customers have ordered. An order placed by ${facts.orderCutOff} leaves the same day and reaches addresses in 21 countries on the next working day. The remaining six percent, mostly sheet metal and safes, still comes from Huizhou.`,
        'Stock is replenished by sea, with one container every two weeks. Seventy percent of the weight that used to fly to Europe now travels by ship, and we have lowered the price list by the difference in freight.',
        'Four workbenches repair modules on site. A note validator that comes in on Monday is cleaned, measured, calibrated with a set of test notes, and back on the shelf by Thursday. PIN pads are not repaired here. They go to the key room in Shenzhen in sealed, numbered bags, the only place where the secure block may be opened.',
        '“Technicians used to hoard. Every van had three of everything, just in case,” says Marit van Oosterwelt, who runs the hub with a staff of 14. “If you know the part will be there at ten, you carry one. We could watch the orders become smaller and the vans lighter.”',
        'Customers with a service contract can see stock and delivery time of each part on the support pages. Returns travel in the box the new part came in; the label is already inside.',
      ),
    },
    publishedAt: '2024-11-19',
    pictures: pictures('spare-parts-hub-in-europe'),
    tags: ['service'],
  },
  {
    slug: 'screening-kiosks-in-twelve-hospitals',
    title: { en: 'Thirty screening kiosks, twelve hospitals, 41,000 visits' },
    summary: {
      en: 'From April to July, patients in twelve hospitals measured their own blood pressure, weight, height, pulse, and oxygen saturation. What the figures show, and what we changed.',
    },
    content: {
      en: paragraphs(
        'Before a patient sees the doctor, someone measures blood pressure, weight, height, pulse, and oxygen saturation. In the twelve hospitals of our study, this took a nurse six minutes. From April to July, 30 of our H400 screening kiosks stood beside the nurses in the outpatient departments, and patients could choose. They made 41,000 visits to the kiosks.',
        `A visit takes ${facts.screeningMinutes} minutes, one of which is rest: blood pressure taken from someone who has just climbed the stairs is not worth recording. The kiosk asks the patient to sit, counts down the seconds, and waits. If the first two readings differ by more than 10 mmHg, it takes a third.`,
        'A kiosk does not diagnose. It has one rule for danger: at 180 over 110 or above, it repeats the measurement once and then calls a nurse discreetly, by a message to her device. This happened 312 times. In 298 cases, a nurse came within three minutes.',
        'The readings go to the patient record as HL7 FHIR observations, with the time, the device number, and the date of its calibration. Spot checks by nurses on 1,200 patients showed a mean difference of 1.6 mmHg.',
        '“I was skeptical, and I stood beside it for a week with a stopwatch,” says Ruan Meiqi, head nurse of an outpatient department. “It cannot comfort anyone. But there are three of them and one of me, and now I have time for patients who are frightened.”',
        'We changed three things during the study. The armrest was lowered by 40 mm for older patients. Spoken guidance was added in Cantonese. And the printed slip, which we had wanted to abolish, stays: every third patient asked for it, most of them to show it at home.',
      ),
    },
    products: ['health-h400-screening-kiosk'],
    publishedAt: '2024-09-24',
    pictures: pictures('screening-kiosks-in-twelve-hospitals'),
    tags: ['healthcare', 'customers'],
  },
  {
    slug: 'iso-27001-renewed',
    title: { en: 'ISO 27001 renewed, with the key room in scope' },
    summary: {
      en: 'Six days, two sites, 93 controls, two minor findings. The new certificate follows the 2022 edition and covers key loading and source code for the first time.',
    },
    content: {
      en: paragraphs(
        'Our certificate for information security has been renewed for three years, until June 2027. Three auditors spent six days in Shenzhen and Huizhou and reviewed the 93 controls of the 2022 edition of ISO 27001.',
        'The scope has grown. Until now, it covered administration and the service portal. From this month, it also includes the two places that matter most to a bank: the room where keys are loaded into PIN pads, and the servers where our source code is stored and signed.',
        'The key room has one door with two locks, and no one holds both keys. Its walls are lined with copper, its network is isolated, and a loaded pad leaves through a hatch that opens only when the log is complete. The auditors asked for the records of 30 pads chosen at random, some of them nine years old. All 30 were found, the slowest in four minutes.',
        'There were two minor findings. In the visitors’ log at the loading dock in Huizhou, eleven departures had no time. And a backup had been restored as an exercise, correctly and completely, but no one had written down how long it took. Visitors now hand in a badge that records the time; the backup has been restored again, in 3 hours 12 minutes.',
        '“I like two minor findings,” says Rao Zhiming, who is responsible for information security. “No findings at all would make me doubt the questions. And both were the kind you fix in a week and would otherwise have missed for years.”',
        'A two-day surveillance audit follows every year. Customers can request the certificate and the statement of applicability from support; the audit report itself can be read in Shenzhen or Rotterdam, by appointment.',
      ),
    },
    publishedAt: '2024-06-18',
    pictures: pictures('iso-27001-renewed'),
    tags: ['company', 'certificates'],
  },
  {
    slug: 'training-room-opens',
    title: { en: 'A training room with nine machines and 64 faults' },
    summary: {
      en: 'In Shenzhen, our customers’ technicians now learn on machines that can be made to fail at the turn of a switch. In the first course, the time to find a fault fell from 47 minutes to 19.',
    },
    content: {
      en: paragraphs(
        'On the ground floor of our headquarters, where the packing tables used to be, nine machines stand in a semicircle. Each has a panel on its back with switches that no customer will ever see. Turn one, and a sensor goes blind, a belt slips, or a cable loses one of its eight wires. There are 64 such faults, and technicians in our new training room will meet most of them.',
        'The room opened this month with space for twelve. The technicians’ course lasts five days, and no one sits in front of slides for longer than half an hour. We teach in Chinese and English, with interpreters for Russian and Vietnamese. Twenty-two courses are planned for this year.',
        'The first was for eleven technicians from six countries. On Monday morning, they needed 47 minutes on average to find a fault in a recycler. On Friday afternoon, they needed 19. What had changed most, their trainers say, was the first five minutes: they looked, listened, and read the journal before picking up a screwdriver.',
        '“The most expensive fault is the one that is repaired twice,” says Tan Beili, who leads the training. She was a field technician herself for twelve years. “So I count the second visits. If you swap three modules and it works, you still don’t know what was wrong.”',
        'Fault 64 is her own invention. The machine is in order, and the voltage in the wall socket is too low. Two of the eleven found it.',
        'The course ends with a practical examination and a certificate that is valid for two years. Customers with a service contract may send up to four technicians a year free of charge. They pay for travel; we provide a room in the guest house across the road.',
      ),
    },
    publishedAt: '2024-02-27',
    pictures: pictures('training-room-opens'),
    tags: ['service'],
  },
  {
    slug: 'twenty-years-of-steel-keys',
    title: { en: 'Twenty years of steel keys' },
    summary: {
      en: 'Solgate began in Shenzhen in December 2003 with a single product, an encrypting PIN keyboard. For the anniversary, we opened number 0001 to see how it has aged.',
    },
    content: {
      en: paragraphs(
        'In December 2003, eleven people rented half a floor in Shenzhen to build one thing: a steel keyboard that encrypts a PIN before it leaves the case. This month, the company is twenty years old. We celebrated in the workshop, with a screwdriver.',
        'Keyboard number 0001 came back to us in 2019, when the bank that had bought it closed the branch. It had stood in a lobby for 14 years and, by its own counter, had taken 6.1 million key presses. Last Friday, we laid it on the bench and measured its sixteen keys.',
        'The Enter key has 0.11 mm more play than on the day it shipped, the 7 key 0.04 mm. The legends, engraved 0.3 mm deep and filled, are all legible. The tamper mesh under the board is intact. The battery, replaced twice, delivers 3.58 volts.',
        '“We put a steel lip around each key because a branch technician told us what sweet coffee does to a keyboard,” says Qiu Wenlan, who designed it and now leads mechanical design. “The lip has been in every keyboard since. Everything else we have redesigned four times.”',
        `Number 0001 used Triple DES and a serial line at 9,600 bits a second. Its ${facts.pinPadGeneration} generation, the E20, holds AES and RSA keys, is loaded from the host, and erases its keys before a drill can reach them. It fits the same cutout, with the same four screws. A technician can exchange one for the other in ${facts.pinPadSwapMinutes} minutes.`,
        `The rest of the range grew from that keyboard: metal keyboards first, then trackballs, and from ${facts.firstMachine} complete machines, for cash, tickets, health, and wages. More than 100 engineers work on them today. They support more than 500 installations, from single machines to networks of more than a thousand, in more than 50 countries.`,
        'The old keyboard has been closed again and stands, powered on, on a plinth at the entrance of our headquarters. Visitors are welcome to press its keys. This morning the counter stood at 6,104,377.',
      ),
    },
    products: ['keyboard-k80-steel-keyboard', 'epp-e20-standard-pin-pad'],
    publishedAt: '2023-12-12',
    pictures: pictures('twenty-years-of-steel-keys'),
    tags: ['company', 'security'],
  },
]
