import type { ManualTexts } from './texts'

export const en: ManualTexts = {
  kind: 'Installation and operation manual',
  sample:
    'Sample. Solgate Terminals and its machines are invented; do not install anything using this manual.',
  contents: 'Contents',
  edition: 'Version {{version}} · {{date}}',
  page: 'Page {{page}} of {{pages}}',
  warning: 'Warning',
  caution: 'Caution',
  note: 'Note',
  picture: 'The {{name}}',
  outline: 'Outline of the {{name}}: {{width}} wide, {{depth}} deep, {{height}} high',
  scale: 'Scale {{scale}}',
  front: 'Front',
  side: 'Side',
  top: 'Top',
  machine: 'Machine',
  orderCode: 'Order code',
  purpose: 'Purpose',
  weight: 'Weight',
  handling: 'Lifting',
  lifting: {
    one: 'One person',
    two: 'Two people',
    truck: 'Lifting gear rated for this weight; never by hand',
  },
  dimensions: 'W × D × H',
  temperature: 'Operating temperature',
  power: 'Power',
  errorCode: 'Code',
  meaning: 'Meaning',
  remedy: 'What to do',
  chapters: [
    {
      heading: 'About this manual',
      sections: [
        {
          heading: 'Who it is for',
          parts: [
            {
              text: 'This manual is for the technicians who install and maintain the machines listed below, and for the staff who fill, empty, and clean them. Only technicians who have completed the {{trainingDays}}-day course may work inside the safe and on the power connection.',
            },
            { made: 'machines' },
          ],
        },
        {
          heading: 'Warnings and notes',
          parts: [
            {
              list: [
                'Warning: people may be injured if the instruction is not followed.',
                'Caution: the machine or its cash may be damaged.',
                'Note: something that makes the work easier.',
              ],
            },
            {
              text: 'Steps that must be done in a fixed order are numbered. Menu names are written as they appear on the service screen.',
            },
          ],
        },
        {
          heading: 'Where to find more',
          parts: [
            {
              list: [
                'The data sheet of each machine gives all specifications and the order codes of its variants.',
                'Outline drawings for planning the site are available as DXF and STEP.',
                'Security notices say which versions of the firmware are affected and what to install.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Safety',
      sections: [
        {
          heading: 'Electricity',
          parts: [
            {
              warning:
                'Line voltage is present behind the cover of the power supply even when the main switch is off. Pull the power plug and wait two minutes before you remove the cover.',
            },
            {
              list: [
                'Connect the protective ground before the power supply, and check it with a meter: less than 0.1 ohm between outlet and safe.',
                'Use a power outlet with its own circuit breaker. It must stay within reach after installation.',
                'Do not work on the open machine in wet clothes or with wet hands.',
                'Wear a grounded wrist strap when you touch circuit boards.',
              ],
            },
          ],
        },
        {
          heading: 'Lifting and moving',
          parts: [
            {
              text: 'Loads over 25 kg are lifted by two people. Loads over 50 kg are moved with lifting gear rated for the weight, such as a pallet truck or a stair climber. The weights are those of the empty machine.',
            },
            { made: 'lifting' },
            {
              warning:
                'A machine that is not anchored can tip over when its drawers are pulled out. Never open more than one drawer before the anchors are tightened.',
            },
          ],
        },
        {
          heading: 'Moving parts',
          parts: [
            {
              list: [
                'Keep fingers, hair, and jewelry away from shutters, belts, and rollers.',
                'The interlock of the service door stops all drives. Never bypass it.',
                'Safe doors are heavy: hold them by the handle, never by the edge.',
              ],
            },
          ],
        },
        {
          heading: 'Battery and cleaners',
          parts: [
            {
              caution:
                'The controller has a lithium cell. Replace it only with the same type, and return the old one for recycling.',
            },
            {
              text: 'Clean surfaces with a damp cloth and a neutral cleaner. Do not use solvents, and never spray into openings.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Description',
      sections: [
        {
          heading: 'Main parts',
          parts: [
            {
              families: ['atm'],
              text: 'Each machine consists of an upper cabinet with the controller, the display, the card reader, the receipt printer, and the PIN pad, and a safe with the dispenser and four note cassettes. The A700 has eight coin hoppers below the shutter.',
            },
            {
              families: ['cdm'],
              text: 'Each machine consists of an upper cabinet with the controller, the display, and the note head, and a safe with cassettes or, in the D800, a bag. The D600 has a coin unit with two boxes beside the note unit.',
            },
            {
              families: ['crs'],
              text: 'Each machine consists of an upper transport with the note head and the escrow, and a safe with recycling cassettes or, in the R700, roll modules. Unfit and suspect notes go to a cassette that never pays out.',
            },
            {
              families: ['stm'],
              text: 'Each machine consists of a cabinet with the controller, the display, the document scanner, and the card printer. The S500 and the S900 also have a recycler with four cassettes in a safe; the S300 holds no cash.',
            },
            {
              heads: ['Part', 'Task'],
              rows: [
                ['Controller', 'Runs Solgate Terminal Software 7 and supervises all modules'],
                [
                  'Service screen',
                  'Shows the state of every module, its counters, and its error codes',
                ],
                ['Interlock', 'Stops all drives while the service door is open'],
                [
                  'Maintenance port',
                  'Ethernet port for the maintenance server; reachable only from the service network',
                ],
                ['Power supply', 'Wide-range power supply with main switch and power inlet'],
              ],
            },
          ],
        },
        {
          heading: 'Outlines and dimensions',
          parts: [
            {
              text: 'The outlines show the closed machine. Leave room for opening doors and drawers as described in chapter 4.',
            },
            { made: 'outlines' },
          ],
        },
      ],
    },
    {
      heading: 'Site and transport',
      sections: [
        {
          heading: 'Site requirements',
          parts: [
            { made: 'site' },
            {
              list: [
                'The floor is level to 3 mm per meter and carries the machine with its cash.',
                'The service side has a clear space of at least the depth of the machine.',
                'A network outlet and a power outlet are within 1.5 m, behind a locked cover.',
                'No direct sun on the display of a lobby machine, and no heating within 500 mm.',
              ],
            },
          ],
        },
        {
          heading: 'Transport and storage',
          parts: [
            {
              list: [
                'Transport the machine upright and in its box. Never stack boxes.',
                'Store it dry, between −20 and 60 °C. Let a cold machine warm up in its box until it is dry.',
                'Read the shock indicator on the box before you sign the delivery note. If it is red, write that on the note and call service.',
              ],
            },
            {
              note: 'Every machine ran for {{runInHours}} hours at the factory before it was packed. The record is in the document pocket.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Installation',
      sections: [
        {
          heading: 'Unpacking',
          parts: [
            {
              steps: [
                'Move the box to the installation site with a pallet truck.',
                'Cut the straps, lift off the lid, and open the front of the box.',
                'Compare the type plate and the order code with the delivery note.',
                'Remove the transport locks: they are red and numbered.',
                'Keep the box and the locks until the machine has run for a day.',
              ],
            },
          ],
        },
        {
          heading: 'Anchoring',
          parts: [
            {
              steps: [
                'Mark the four holes with the template from the document pocket.',
                'Drill and clean the holes, and fit the anchor bolts supplied.',
                'Place the machine, level it with the feet, and check it with a spirit level.',
                'Tighten the anchors crosswise to 60 Nm from inside the safe.',
              ],
            },
            {
              families: ['atm', 'crs'],
              note: 'Through-the-wall machines: seal the gap between fascia and facade all around, and leave the drain at the bottom open.',
            },
            {
              families: ['stm'],
              note: 'The S900 arrives in elements and is bolted together according to its assembly plan, which is packed with the first element.',
            },
          ],
        },
        {
          heading: 'Connecting',
          parts: [
            {
              warning: 'Connect the protective ground first and disconnect it last.',
            },
            {
              steps: [
                'Connect the ground to the bolt beside the power inlet.',
                'Connect the network to the port marked Host. Do not use the maintenance port for the host.',
                'Connect the alarm contacts to the terminals marked Alarm, if the branch has an alarm system.',
                'Plug in the power cable, secure it with its clamp, and close the cover.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'First start',
      sections: [
        {
          heading: 'Starting the machine',
          parts: [
            {
              steps: [
                'Close all doors and turn on the main switch.',
                'Wait until the service screen shows the date and time. This takes about three minutes.',
                'Sign in with the one-time password from the delivery note, and set your own.',
                'Choose Setup > Language and Setup > Time zone.',
                'Choose Setup > Network, enter the addresses of the host and the maintenance server, and test both.',
                'Choose Test > All modules. Every line must read OK.',
              ],
            },
          ],
        },
        {
          heading: 'Loading keys',
          parts: [
            {
              text: 'In machines with a PIN pad, the cryptographic keys are loaded by two people, each with their own component, or remotely by TR-34. No one may know both components.',
            },
            {
              caution:
                'Opening the panel of the PIN pad erases all its keys within 10 ms. Load the keys only after the pad has been bolted in.',
            },
          ],
        },
        {
          heading: 'Firmware',
          parts: [
            {
              steps: [
                'Read the version under Info > Versions.',
                'Download the package for the machine and compare its SHA-256 checksum with the one on the page.',
                'Copy it to an empty USB stick, or provide it on the maintenance server.',
                'Choose Service > Update. The machine checks the package and restarts.',
              ],
            },
            {
              families: ['atm'],
              note: 'The A300 and the A500 need controller firmware 7.4.2 or later: see security notice SOLGATE-2026-0002.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Operation',
      sections: [
        {
          heading: 'Start and end of the day',
          parts: [
            {
              list: [
                'Check the slots, keys, and card reader for anything that does not belong there. If you find a foreign object, take the machine out of service and call the security department.',
                'Check the service screen: every module must be green, and there must be enough paper and cash for the day.',
                'At the end of the day choose Counters > Day, and print or save the report.',
              ],
            },
          ],
        },
        {
          heading: 'Filling and emptying',
          families: ['atm', 'cdm', 'crs'],
          parts: [
            {
              steps: [
                'Choose Cash > Exchange. The machine finishes its transaction and goes out of service.',
                'Two people open the safe, each with their own code.',
                'Unlock the cassettes, pull them out, and put in the prepared ones until they click.',
                'Close the safe, confirm the amounts on the service screen, and let the machine finish its count.',
              ],
            },
            {
              families: ['atm'],
              text: 'A700: fill the hoppers in place through the funnel. The load cell under each hopper reports the stock.',
            },
            {
              families: ['cdm'],
              text: 'D600: a full coin box weighs 26 kg. Lift it with two people, or roll it out on its wheels. D800: the bag is sealed before the door can be opened.',
            },
            {
              families: ['crs'],
              text: 'R700: only the overflow cassette is exchanged. The roll modules stay in the machine.',
            },
          ],
        },
        {
          heading: 'Cards, paper, and cash',
          families: ['stm'],
          parts: [
            {
              steps: [
                'Choose Supplies on the service screen and sign in.',
                'Open the document unit. Insert card magazines and paper until they click.',
                'Confirm the numbers. Blank cards are logged one by one.',
                'S500 and S900: two people exchange the cassettes under Cash > Exchange.',
              ],
            },
          ],
        },
        {
          heading: 'Items left behind',
          parts: [
            {
              text: 'Cards and notes that a customer does not take are retracted, stored, and logged with the time and the transaction. Read the list under Counters > Retained before you open the bin, and have a second person confirm what was found.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Maintenance',
      sections: [
        {
          heading: 'Plan',
          parts: [
            {
              heads: ['Interval', 'Work', 'By'],
              rows: [
                ['Every day', 'Wipe display and keys; look for foreign objects', 'Staff'],
                ['Every week', 'Empty the dust drawer; check paper and supplies', 'Staff'],
                [
                  'Every month',
                  'Wipe the sensors with a dry cloth; clean the card reader with a cleaning card; read the log',
                  'Staff',
                ],
                [
                  'Every 6 months',
                  'Clean rollers and belts; check interlock and locks',
                  'Technician',
                ],
                [
                  'Every year',
                  'Replace the air filter; check protective ground and anchors; test battery and alarm',
                  'Technician',
                ],
                ['Every 5 years', 'Replace the lithium cell of the controller', 'Technician'],
              ],
            },
            {
              families: ['atm'],
              note: 'A300: replace the two wiper lips of the shutter once a year.',
            },
            {
              families: ['cdm'],
              note: 'D600: clean disk, rail, and hopper of the coin unit every week. They come off with four quarter-turn screws.',
            },
            {
              families: ['crs'],
              note: 'Replace the rollers of the note head after two million notes. The counter is under Counters > Life.',
            },
            {
              families: ['stm'],
              note: 'Clean the glass of the document scanner every week with a dry lint-free cloth.',
            },
          ],
        },
        {
          heading: 'After all service work',
          parts: [
            {
              steps: [
                'Count your tools. Nothing stays in the machine.',
                'Close all covers and doors.',
                'Choose Test > All modules and wait for OK in every line.',
                'Record the work under Service > Log.',
              ],
            },
          ],
        },
        {
          heading: 'Spare parts and help',
          parts: [
            {
              text: 'Spare parts can be ordered for {{spareParts}} years after the last delivery of a model, by the part number on the part. Orders that reach a hub by {{orderCutOff}} local time ship the same day. {{solvedRemotely}} of 100 faults are solved without a visit: have serial number, version, and error code ready when you call.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Troubleshooting',
      sections: [
        {
          heading: 'First steps',
          parts: [
            {
              steps: [
                'Read the error code on the service screen and write it down.',
                'Follow the table. Do not open more than you need to.',
                'Choose Test for the module concerned.',
                'If the fault remains, take the machine out of service and call service.',
              ],
            },
          ],
        },
        {
          heading: 'Error codes',
          parts: [{ made: 'errorCodes' }],
        },
        {
          heading: 'Symptoms and remedies',
          parts: [
            {
              heads: ['Symptom', 'Cause', 'What to do'],
              rows: [
                [
                  'The display stays dark',
                  'No power',
                  'Check circuit breaker, plug, and main switch',
                ],
                [
                  '“Out of service” after the start',
                  'A door is open',
                  'Close all doors; check the interlock',
                ],
                [
                  'No connection to the host',
                  'Network',
                  'Check cable and port; choose Test > Network',
                ],
                [
                  'The card is not read',
                  'Dirty reader',
                  'Use a cleaning card twice; then replace the reader',
                ],
                [
                  'The PIN pad does not respond',
                  'Keys erased',
                  'Check the seal; have the pad exchanged and keys loaded',
                ],
                [
                  'No receipt',
                  'Out of paper, or a jam',
                  'Insert paper; open the printer and remove scraps',
                ],
                [
                  'The machine reports overheating',
                  'Air filter clogged',
                  'Replace the filter; keep the openings free',
                ],
              ],
            },
            {
              families: ['atm'],
              heads: ['Symptom', 'Cause', 'What to do'],
              rows: [
                [
                  'No cash is paid out',
                  'Jam in the dispenser',
                  'Pull out the rack, follow the green marks, and remove the notes',
                ],
                [
                  'The shutter stays closed',
                  'Ice or a foreign object',
                  'Check the heating; clear the slot from inside',
                ],
              ],
            },
            {
              families: ['cdm', 'crs'],
              heads: ['Symptom', 'Cause', 'What to do'],
              rows: [
                [
                  'Notes come back at once',
                  'Sensors dirty',
                  'Open the note path and wipe the sensors',
                ],
                [
                  'Notes are jammed',
                  'Clip, staple, or torn note',
                  'Open the note path by its hinge and remove the notes',
                ],
              ],
            },
            {
              families: ['stm'],
              heads: ['Symptom', 'Cause', 'What to do'],
              rows: [
                [
                  'No card is printed',
                  'Magazine empty or ribbon torn',
                  'Change magazine or ribbon; run a test card',
                ],
                [
                  'No picture of the teller',
                  'Too little bandwidth',
                  'Video needs 600 kbit/s at least; test the network',
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Decommissioning',
      sections: [
        {
          heading: 'Steps',
          parts: [
            {
              steps: [
                'Have the host disable the terminal, and print the last report.',
                'Two people remove all cash, cards, and paper.',
                'Choose Service > Erase. All keys and journals are deleted; confirm twice.',
                'Turn off the main switch, pull the plug, and disconnect the ground last.',
                'Loosen the anchors and move the machine as described in chapter 2.',
              ],
            },
          ],
        },
        {
          heading: 'Disposal',
          parts: [
            {
              list: [
                'Return the lithium cell and the batteries to a collection point.',
                'Return the PIN pad to the factory: it is destroyed there, with a certificate.',
                'Steel, aluminum, glass, and circuit boards are collected separately. Do not dispose of the machine with household waste.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Technical data',
      sections: [
        {
          heading: 'Catalog values',
          parts: [
            {
              text: 'These values are those of the product catalog on the date of this version. Later changes are in the data sheet of the machine.',
            },
            { made: 'technical' },
          ],
        },
      ],
    },
  ],
}
