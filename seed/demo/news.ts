import type { DemoArticle } from './types'

const paragraphs = (...text: string[]) => text.join('\n\n')

const pictures = (slug: string) => [1, 2, 3].map((number) => `news-${slug}-${number}`)

export const news: DemoArticle[] = [
  {
    slug: 'terminal-software-seven',
    title: { en: 'Terminal software 7 starts in 65 seconds and goes back in three minutes' },
    summary: {
      en: 'One application now serves ATM, CDM, CRS and STM. Updates have shrunk from 1.9 GB to 140 MB, and a terminal that dislikes one returns to the old version by itself.',
    },
    content: {
      en: paragraphs(
        'Version 7 of our terminal software is released. It replaces four applications with one: cash machines, deposit machines, recyclers and smart tellers now run the same program, which looks at the modules it finds and offers what they can do.',
        'For a bank this means one acceptance test instead of four. The message protocols are unchanged. NDC, DDC and ISO8583 go out to the host byte for byte as in version 6; we replayed 2.7 million recorded messages against both versions, and every difference had to be explained before the release was signed.',
        'The start was measured on an A100 lobby machine: 65 seconds from power to the welcome screen, where version 6 took 190. Most of the gain comes from starting the modules side by side. The card reader no longer waits for the printer to find its paper.',
        'Each terminal now has two system partitions. An update is written to the one that sleeps, checked against our signature, and started at an hour the bank chooses. If the first self-test fails, the machine starts the old partition again, three minutes later, and reports why. Packages carry only what has changed, 140 MB on average.',
        '“I have spent nights in a car park with a laptop because an update had stopped at 60 per cent,” says Marc Desrosiers, who leads the protocol team in Toronto. “That was the night I asked for two partitions.”',
        'Three banks ran the version for ten weeks on 412 terminals. Two of these went back by themselves, both because of a disk at the end of its life. Availability rose from 99.1 to 99.5 per cent, chiefly because restarts no longer take lunch hours.',
        'Version 7 runs on all machines delivered since 2017. Agent and server of the management system come with it; the database stays on MySQL and is converted in place. Version 6 receives security corrections until the end of 2029.',
      ),
    },
    publishedAt: '2026-10-06',
    pictures: pictures('terminal-software-seven'),
  },
  {
    slug: 'ticket-machines-for-the-harbour-line',
    title: { en: 'Sixty-two ticket machines stand along the Harbour Line' },
    summary: {
      en: 'Since 1 June, passengers of a new light rail line buy tickets and top up cards at 62 of our terminals. Salt was the expected opponent; the gull was not.',
    },
    content: {
      en: paragraphs(
        'The Harbour Line is a light railway of 17 stops between a container port and an old town. It opened on 1 June with 44 of our C300 ticket machines on its platforms and 18 C500 top-up stations in shops and waiting rooms nearby. In the first four weeks they sold 318,000 tickets and were available 99.6 per cent of the time.',
        'Nine of the stops lie less than 200 metres from the quay. Cabinets there are made of 316L stainless steel, with seams welded and ground instead of screwed. Before the series was released, a complete machine spent 720 hours in salt spray to ISO 9227. The hinges were replaced after the first round and passed the second.',
        'A single ticket takes three touches and, by the median of the first month, 14 seconds, payment by card included. Displays reach 1,500 candela per square metre, because at half past five in the afternoon the sun stands straight into the eastern platforms.',
        'All that a passenger has to reach lies between 850 and 1,150 millimetres above the platform. A group of wheelchair users tried the first machine in January and had us move the card reader 90 millimetres to the left, out of the way of the armrest.',
        'The fault that nobody had foreseen came on the third day. A herring gull began a nest on the flat hood at stop eleven, over the air outlet. “The machine reported too high a temperature, quite correctly,” says Ingrid Solheim-Baker, project engineer on site. “It could not report why.” The hood now falls by 35 degrees. The gull has moved to the shelter.',
        'Six languages are on the screens, chosen from two summers of questions asked at the old ticket office. The staff of that office now work on the platforms, with C700 counter terminals kept at both ends of the line for group fares and refunds.',
      ),
    },
    publishedAt: '2026-06-30',
    pictures: pictures('ticket-machines-for-the-harbour-line'),
  },
  {
    slug: 'a300-needs-half-the-power',
    title: { en: 'The A300 now needs half the power' },
    summary: {
      en: 'Measured over nine weeks on a street front, the through-the-wall machine draws 104 watts on average instead of 214. A kit brings older machines to the same figure.',
    },
    content: {
      en: paragraphs(
        'A through-the-wall machine works perhaps ninety minutes a day. For the rest it waits, lit, heated and ready. We asked how much of that waiting is necessary, and the answer for the A300 is: about half.',
        'Twelve machines in Toronto, Rotterdam and Shenzhen ran for nine weeks from December to February, six as delivered so far and six with the changes, in pairs on the same street. The average fell from 214 to 104 watts. Over a year that is 960 kilowatt hours for each machine.',
        'The largest part, 62 watts, comes from the heating. It used to hold the whole front at 5 °C. Now four small elements warm only what would freeze: shutter, card throat, receipt slot and PIN pad. Their sensors read humidity too, since dry cold does no harm.',
        'The computer gives 21 watts. Between customers it sleeps, and a step in front of the machine wakes it in 0.8 seconds, before a hand can reach the card reader. The display gives 19 by following the daylight, and a new power supply, which is efficient at low load as well, the last 8.',
        '“There was a proposal to switch off the logo above the machine,” says Pan Shuyi, who led the work. “We asked people in the street. They use that light to see who stands behind them. It stays on.” The logo takes 4 watts.',
        'Nothing was changed in the cash path, nor in the PIN pad, so approvals remain valid. In the climate chamber the new machine worked from −35 to +55 °C, as the old one did.',
        'All A300 delivered from April have the changes. For machines built since 2021 there is a kit of four elements, power supply and control board. A technician needs 50 minutes, and at 25 euro cents per kilowatt hour the kit has paid for itself in 22 months.',
      ),
    },
    publishedAt: '2026-03-17',
    pictures: pictures('a300-needs-half-the-power'),
  },
  {
    slug: 'a700-pays-out-coins-and-notes',
    title: { en: 'The A700 pays 187.35 in eleven seconds' },
    summary: {
      en: 'Our new lobby machine pays out notes and coins in one transaction. In a trial of five months, 38 per cent of customers took coins.',
    },
    content: {
      en: paragraphs(
        'Most cash machines round. Ask one for a pension of 187.35 and it offers 180, and the remaining 7.35 stay in the account or cost a walk to the counter. The A700, which can be ordered from today, pays the whole amount: notes above, coins below, in eleven seconds.',
        'Twenty-six of them stood in bank lobbies from May to September. Customers made 412,000 withdrawals; in 38 per cent there were coins. Market traders fetched change on Saturday before seven. Banks had expected pensioners and insurance pay-outs. Nobody had expected parents, who took pocket money for Sunday in exact coins.',
        'The difficulty was noise. A coin that falls from a hopper to a tray at hand height rattles, and six coins tell the whole lobby what you have received. Our first sample was measured at 81 decibels, one metre away. The coins now slide down a bent chute of soft polyurethane, touch its wall twice and arrive slowly. The series measures 58, which is the level of a conversation.',
        '“We filmed 4,000 falls,” says Jiang Haotian, designer of the chute. “The one-cent piece was the worst. It is light, it bounces, and it always finds the edge.”',
        'The tray is lit, 40 millimetres deep and rounded, so that coins can be swept up with gloves or with stiff fingers. If something is left in it, the machine says so aloud and shows the tray on the screen. After 45 seconds it pulls back what remains and books it.',
        'During the trial there was one coin jam in 9,400 pay-outs, and two thirds of these cleared by turning the hopper back a quarter. Amounts with coins travel in the ordinary NDC and DDC messages, so hosts that already know coin dispensing need no change.',
        'Deliveries begin in January 2026.',
      ),
    },
    publishedAt: '2025-11-18',
    pictures: pictures('a700-pays-out-coins-and-notes'),
  },
  {
    slug: 'video-tellers-in-mountain-branches',
    title: { en: 'Nine mountain branches open 55 hours a week again' },
    summary: {
      en: 'A regional bank connects nine villages above 1,800 metres to tellers in the valley. The line is thin, the air as well, and the S500 had to learn both.',
    },
    content: {
      en: paragraphs(
        'The branch at 2,340 metres used to open on Tuesday and Friday mornings, when a cashier came up by bus. Since March it opens at seven every day, weekends included by half days: 55 hours a week where there were 12. In the room stands an S500 video teller. The teller sits in the valley, an hour and a half below.',
        'Nine villages have one. Fourteen tellers of the bank serve them in turns, all of whom live in the region and speak its dialect; the bank had put that at the head of its list. A conversation lasts 4 minutes 50 seconds on average. In July, 87 per cent of all that customers wanted was settled in the first call, deposits, passbooks and lost cards among it.',
        'The line to the highest village carries 4 megabits a second on a good day. We set the order in which things may suffer: first the sharpness of the picture, then its rate, never the voice and never the transaction. If the line breaks, the radio link takes over within two seconds, and a battery gives 25 minutes to finish and to return card and cash.',
        'Thin air cools badly. At that height a fan moves the same volume but a fifth less mass, and the first machine shut down its dispenser on a sunny afternoon. A larger fan at lower speed solved it and is quieter than the first.',
        '“My oldest customer is 91 and had never touched a screen,” says Agnes Luo, who leads the nine branches. “She takes the handset, because a telephone she knows. Then she tells the teller to sit up straight.”',
        'Two things were added on request of the villages: a heavy handset for talking in private, and a shelf with a notch for a walking stick. Both will be offered with every S500 from October.',
      ),
    },
    publishedAt: '2025-08-26',
    pictures: pictures('video-tellers-in-mountain-branches'),
  },
  {
    slug: 'factory-line-two-opens',
    title: { en: 'Line two in Huizhou finishes a terminal every 22 minutes' },
    summary: {
      en: 'A second assembly line of 84 metres and 19 stations has started in our factory. It builds recyclers and smart tellers, and records the torque of every screw.',
    },
    content: {
      en: paragraphs(
        'On 6 May the first recycler left line two of our factory in Huizhou. The line is 84 metres long, has 19 stations and finishes a terminal every 22 minutes, or 21 in a shift. Line one, built in 2011, needs 34 minutes. Together they make 35 terminals a shift.',
        'The two share the work by weight. Kiosks, signature terminals and payroll machines stay on line one. Everything with a safe goes to line two, where the floor bears three tonnes per square metre and a carriage turns 900 kilograms so that a woman of 1.58 metres can reach every screw without a ladder. We mention the height because it is that of Deng Xiulan, who leads the second shift and tried each station before it was fixed.',
        'A recycler has 212 screws that matter. Their torque and angle are recorded with the serial number, and the carriage does not move on while one is missing. If a machine comes back after eight years, we can see how it was put together, and by which tool.',
        'After assembly each terminal runs for 24 hours at 40 °C. Recyclers pass 5,000 notes in that time, of which 40 are false and 200 torn, taped or damp. Only then does it go into its crate.',
        '“In the first eight weeks of trial running, 96.4 per cent passed without any rework,” says plant director Hou Jianping. “The goal is 98 by the end of the year. Nearly all of the rest is one cable that is 3 centimetres too short. The longer one arrives in June.”',
        'The roof carries 640 kilowatts of solar panels, about 31 per cent of what the factory uses in a year. The line has created 46 new jobs; eleven of them are in the test field, where we still look for people who like to find faults.',
      ),
    },
    publishedAt: '2025-05-13',
    pictures: pictures('factory-line-two-opens'),
  },
  {
    slug: 'pci-pts-v6-for-the-e30',
    title: { en: 'The E30 outdoor PIN pad is approved to PCI PTS v6' },
    summary: {
      en: 'An independent laboratory spent fourteen weeks and 23 samples trying to get at the keys inside. The approval covers the heated, sealed pad for facades and lanes.',
    },
    content: {
      en: paragraphs(
        'The E30, our PIN pad for outdoor machines, has been approved to PCI PTS v6. It is our first product under the sixth version of the standard; the indoor pads will follow.',
        'An evaluation is a siege by agreement. For fourteen weeks an independent laboratory was given drawings, source code and 23 samples, and tried to reach the keys. It drilled from five sides, cooled pads in liquid nitrogen, heated them, cut their supply for billionths of a second and listened to the current while they encrypted. None of the samples gave up a key. Nineteen no longer exist as anything one could call a keyboard.',
        'The hardware is new. Every path into the case crosses a mesh of conductors, laid in two layers with a pattern that differs from pad to pad. When one line is cut or two are bridged, the key store is erased in less than a millisecond. The E30 holds AES keys of 256 bits beside the Triple DES keys that many hosts still need, and takes both by TR-31 and TR-34.',
        'Outdoor use asks for things the standard does not. The case is sealed to IP65, and a heater under the key plate keeps water from freezing in the gaps. “Heat is a way to attack a pad, and here we built a heater into it,” says Shen Yuqing, head of the security laboratory. “Convincing the evaluators of that one element took three of the fourteen weeks.”',
        'Because so much of the hardware has changed, pads approved to v5 cannot be raised to v6 by new firmware. Cut-out, connector and commands are the same, however: a technician changes the pad in about twenty minutes, and the key ceremony follows from the host.',
        'The new E30 is delivered from April at the price of its predecessor. Version 5 remains available for spare parts, for as long as its approval allows.',
      ),
    },
    publishedAt: '2025-02-25',
    pictures: pictures('pci-pts-v6-for-the-e30'),
  },
  {
    slug: 'spare-parts-hub-in-europe',
    title: { en: 'Ordered by five, there by morning: spare parts now leave from Rotterdam' },
    summary: {
      en: 'A store of 2,600 square metres holds 3,140 part numbers for customers in Europe. What took six days by air from Shenzhen now takes a night by lorry.',
    },
    content: {
      en: paragraphs(
        'A dispenser belt weighs 11 grams and costs less than a coffee. Until last month, a technician in Lisbon who needed one waited six days for it. Since 4 November our spare parts for Europe leave from a store of our own in Rotterdam.',
        'The store has 2,600 square metres and 3,140 part numbers, chosen from five years of orders. They cover 94 per cent of what European customers have asked for. An order that arrives by 17:00 is handed to the carrier at 19:00 and reaches addresses in 21 countries on the next working day. The remaining six per cent, mostly sheet metal and safes, still come from Huizhou.',
        'Stock is renewed by sea, in a container every second week. Seventy per cent of the weight that used to fly to Europe now travels by ship, and the price list has been lowered by the difference in freight.',
        'Four benches repair modules on the spot. A note recogniser that comes in on Monday is cleaned, measured, calibrated with a set of test notes and back on the shelf by Thursday. One thing is not repaired here: PIN pads. They go to the key room in Shenzhen in sealed bags with numbered locks, because that is the only place where one may be opened.',
        '“Technicians used to hoard. Every van had three of everything, just in case,” says Marit van Oosterwelt, who runs the hub with a staff of fourteen. “If you know the part will be there at ten, you carry one. We could watch the orders become smaller and the vans lighter.”',
        'Customers with a service contract see stock and delivery time of each part on the support pages. Returns travel in the box the new part came in; its label is already inside.',
      ),
    },
    publishedAt: '2024-11-19',
    pictures: pictures('spare-parts-hub-in-europe'),
  },
  {
    slug: 'screening-kiosks-in-twelve-hospitals',
    title: { en: 'Thirty screening kiosks, twelve hospitals, 41,000 visits' },
    summary: {
      en: 'From April to July, patients in twelve hospitals measured blood pressure, weight, height and oxygen saturation themselves. What the figures say, and what we changed.',
    },
    content: {
      en: paragraphs(
        'Before a patient sees the doctor, somebody takes blood pressure, weight, height and oxygen saturation. In the twelve hospitals of our study this took a nurse six minutes. From April to July, 30 of our H400 screening kiosks stood beside the nurses in the out-patient halls, and patients could choose. There were 41,000 visits to the kiosk.',
        'A visit lasts 3 minutes 40 seconds, one minute of which is rest: pressure taken from somebody who has just climbed the stairs is not worth recording. The kiosk asks the patient to sit, shows a second hand and waits. If the first two readings differ by more than 10 millimetres of mercury, it takes a third.',
        'A kiosk does not diagnose. It has one rule for danger: at 180 over 110 or above, it repeats the measurement once and then calls a nurse, without alarm, by a message to her device. This happened 312 times. The hospitals counted how many nurses came within three minutes: 298.',
        'The values go to the patient record as HL7 FHIR observations, with the time, the number of the device and the date of its calibration. Spot checks by nurses on 1,200 patients gave a mean difference of 1.6 millimetres of mercury.',
        '“I was sceptical, and I stood beside it for a week with a stop-watch,” says Ruan Meiqi, head nurse of an out-patient department. “It is slower than I am. But there are three of them, and I am one, and now I have time for those who are frightened.”',
        'We changed three things during the study. The arm rest was lowered by 40 millimetres for older patients. Spoken guidance was added in Cantonese. And the printed slip, which we had wanted to abolish, stays: every third patient asked for it, most of them to show it at home.',
      ),
    },
    publishedAt: '2024-09-24',
    pictures: pictures('screening-kiosks-in-twelve-hospitals'),
  },
  {
    slug: 'iso-27001-renewed',
    title: { en: 'ISO 27001 renewed, with the key room in scope' },
    summary: {
      en: 'Six days, two sites, 93 controls, two minor findings. The new certificate follows the 2022 edition and covers key loading and source code for the first time.',
    },
    content: {
      en: paragraphs(
        'Our certificate for information security has been renewed for three years, until June 2027. Three auditors spent six days in Shenzhen and Huizhou and went through the 93 controls of the 2022 edition of ISO 27001.',
        'The scope has grown. Until now it covered the administration and the service portal. From this month it also includes the two places that matter most to a bank: the room in which keys are loaded into PIN pads, and the servers on which our source code lives and is signed.',
        'The key room has one door with two locks, and no person holds both. Its walls are lined with copper, its network ends at its wall, and a loaded pad leaves through a hatch that opens only when the log is complete. The auditors asked for the records of thirty pads chosen by lot, some of them nine years old. All thirty were found, the slowest in four minutes.',
        'There were two minor findings. In the visitors’ book at the loading dock in Huizhou, eleven departures had no time. And a backup had been restored as an exercise, correctly and completely, but nobody had written down how long it took. Visitors now hand in a badge that stops the clock; the restoration has been repeated and took 3 hours 12 minutes.',
        '“I like two minor findings,” says Rao Zhiming, who is responsible for information security. “No finding at all makes me doubt the questions. And both were of the kind that one repairs in a week and would have missed for years.”',
        'The auditors will return each summer for a check of two days. Customers can ask for the certificate and the statement of applicability from our support; the audit report itself may be read in Shenzhen or in Rotterdam, by appointment.',
      ),
    },
    publishedAt: '2024-06-18',
    pictures: pictures('iso-27001-renewed'),
  },
  {
    slug: 'training-room-opens',
    title: { en: 'A training room with nine machines and 64 faults' },
    summary: {
      en: 'In Shenzhen, technicians of our customers now learn on machines that can be made to fail at the turn of a switch. The first course went from 47 minutes to 19.',
    },
    content: {
      en: paragraphs(
        'On the ground floor of our headquarters, where the packing tables used to be, nine machines stand in a half circle. Each has a panel on its back with switches that no customer will ever see. Turn one and a sensor grows blind, a belt slips, a cable loses one of its eight wires. There are 64 such faults, and a technician who enters our new training room will meet most of them.',
        'The room opened this month with twelve places. Courses last from two to ten days, and no part of one is spent in front of a screen for longer than half an hour. We teach in Chinese and English, with interpreters for Russian and Vietnamese. Twenty-two courses are planned for this year.',
        'The first was for eleven technicians from six countries. On Monday morning they needed 47 minutes on average to find a fault in a recycler. On Friday afternoon it was 19. What had changed most, their trainers say, was the first five minutes: they looked, listened and read the journal before they took hold of a screwdriver.',
        '“The most expensive fault is the one that is repaired twice,” says Tan Beili, who leads the training. She was a field technician herself for twelve years. “So I count the second visits. If you swap three modules and it works, you have learned nothing, and neither has the machine.”',
        'Fault 64 is her own invention. The machine is in order, and the voltage in the wall socket is too low. Two of the eleven found it.',
        'At the end there is a practical examination, and a certificate that is valid for two years. Customers with a service contract may send up to four technicians a year without a fee. Travel is their own; a bed in the guest house across the road is ours.',
      ),
    },
    publishedAt: '2024-02-27',
    pictures: pictures('training-room-opens'),
  },
  {
    slug: 'twenty-years-of-steel-keys',
    title: { en: 'Twenty years of steel keys' },
    summary: {
      en: 'Solgate began in Shenzhen in December 2003 with a single product, an encrypting PIN keyboard. For the anniversary we opened number 0001 to see how it has aged.',
    },
    content: {
      en: paragraphs(
        'In December 2003, eleven people rented half a floor in Shenzhen to build one thing: a steel keyboard that encrypts a PIN before it leaves the case. This month the company is twenty years old. We celebrated in the workshop, with a screwdriver.',
        'Keyboard number 0001 came back to us in 2019, when the bank that had bought it closed the branch. It had stood in a lobby for fourteen years and by its own counter had taken 6.1 million key presses. Last Friday we laid it on the bench and measured its sixteen keys.',
        'The Enter key has 0.11 millimetres more play than on the day it left, the seven 0.04. The legends, engraved 0.3 millimetres deep and filled, can all be read. The tamper mesh under the board is closed. Its battery, changed twice, gives 3.58 volts.',
        '“We put a lip of steel round each key because a branch technician told us what sweet coffee does to a keyboard,” says Qiu Wenlan, who drew it and today leads mechanical design. “The lip has been in every keyboard since. Everything else we have drawn anew four times.”',
        'Number 0001 knew Triple DES and talked through a serial line at 9,600 bits a second. Its descendant, the E20, holds AES and RSA keys, is loaded from the host and erases itself sooner than a drill can turn. It fits into the same cut-out, with the same four screws. A bank can change one for the other in a lunch break.',
        'The rest of the range grew outward from that cut-out: metal keyboards first, then trackballs, then the machines around them, for cash, tickets, health and wages. More than 100 engineers work on them today, for over 500 installations in more than 50 countries.',
        'The old keyboard is closed again and lies, under power, on a plinth at the entrance of our headquarters. Visitors are welcome to press its keys. This morning the counter stood at 6,104,377.',
      ),
    },
    publishedAt: '2023-12-12',
    pictures: pictures('twenty-years-of-steel-keys'),
  },
]
