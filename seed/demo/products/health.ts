import type { DemoProduct } from '../types'

export const healthProducts: DemoProduct[] = [
  {
    slug: 'health-h200-patient-check-in',
    category: 'health',
    name: { en: 'H200 Patient Check-In' },
    shortDescription: {
      en: 'Reads the insurance card, finds the appointment and prints a queue ticket in 40 seconds, so that the hall stays empty.',
    },
    description: {
      en: [
        'On a Monday morning a hospital of 600 beds registers about 700 people in two hours. Four H200 stations handle that flow: one patient every 40 seconds each, from card to ticket.',
        'The station reads contact and contactless insurance cards, identity documents and the code of an appointment letter. Missing consents are shown and signed on the screen; co-payments are made with a bank card on the E10 PIN pad. The ticket names the department, the floor and the expected time of call.',
        'The housing is powder-coated steel with rounded edges and no open joint, wiped down with the disinfectants of the ward. Screen and card slots lie between 900 and 1,200 mm high, within reach of someone seated; a headset socket and tactile keys lead blind patients through the same steps.',
        'Paper is loaded from the front, 1,200 tickets to a roll. The connection to the hospital information system follows HL7 v2 or FHIR, and nothing about a patient is kept in the machine once the ticket has been taken.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Throughput: '40 s per patient',
        Display: '21.5-inch touch, 1,920 × 1,080',
        'Card reader': 'Insurance card, bank card; chip, contactless',
        'PIN pad': 'E10, 12 keys',
        Scanner: 'QR and barcodes, identity documents',
        Printer: 'Thermal 80 mm, 1,200 tickets per roll',
        Material: 'Powder-coated steel, wipeable with disinfectant',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'HL7 v2, FHIR',
        Interfaces: 'Ethernet, Wi-Fi, USB, headset 3.5 mm',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS 5.x',
        'Dimensions (W × D × H)': '480 × 420 × 1,540 mm',
        Weight: '68 kg',
        Power: '100–240 V AC, 50/60 Hz; 35 W idle, 110 W peak',
      },
    },
    order: 10,
    pictures: [
      'product-health-h200-patient-check-in',
      'product-health-h200-patient-check-in-front',
      'product-health-h200-patient-check-in-detail',
    ],
  },
  {
    slug: 'health-h400-screening-kiosk',
    category: 'health',
    name: { en: 'H400 Screening Kiosk' },
    shortDescription: {
      en: 'Blood pressure within ±3 mmHg, weight, height, pulse and oxygen saturation in four minutes, without a nurse at hand.',
    },
    description: {
      en: [
        'Sit down, put an arm into the cuff, a finger on the sensor: the H400 leads through five measurements with pictures, text and speech in ten languages. Four minutes later the values are on paper or on the telephone, each beside the range a physician expects.',
        'The cuff opens wide, closes itself around arms of 22 to 42 cm and releases at a touch, at once and without power. Blood pressure is taken twice and averaged; if the two readings differ by more than 10 mmHg, a third follows. Four load cells below seat and footplate weigh up to 250 kg, and an ultrasonic head measures height from 1,000 to 2,100 mm.',
        'Cuff sleeve and finger clip are changed in a minute without tools. Instruments are self-checked every morning against internal references, and the kiosk locks a function rather than show a doubtful value.',
        'It is made under ISO 13485, and the quality system is audited under MDSAP. Results travel as HL7 or FHIR messages with the patient’s consent; otherwise they are erased after printing.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Measurements: 'Blood pressure, pulse, oxygen saturation, weight, height, body mass index',
        Accuracy: '±3 mmHg; SpO₂ ±2%; ±0.1 kg; ±5 mm',
        Throughput: '4 min per person',
        Display: '21.5-inch touch, 1,920 × 1,080',
        Identification: 'Insurance card, QR code, identity card',
        Printer: 'Thermal 80 mm',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'HL7 v2, FHIR',
        Interfaces: 'Ethernet, Wi-Fi, USB',
        Certification: 'ISO 13485, MDSAP; IEC 60601-1, ISO 81060-2',
        'Dimensions (W × D × H)': '820 × 1,250 × 2,280 mm',
        Weight: '146 kg',
        Power: '100–240 V AC, 50/60 Hz; 40 W idle, 130 W peak',
        'Operating temperature': '10–40 °C',
      },
    },
    isFeatured: true,
    order: 20,
    pictures: [
      'product-health-h400-screening-kiosk',
      'product-health-h400-screening-kiosk-front',
      'product-health-h400-screening-kiosk-detail',
    ],
  },
  {
    slug: 'health-h600-consultation-cabin',
    category: 'health',
    name: { en: 'H600 Consultation Cabin' },
    shortDescription: {
      en: 'A quiet room of 4 m² in which a doctor listens from afar, with seven instruments and walls that damp speech by 38 dB.',
    },
    description: {
      en: [
        'The H600 puts a consulting room where no doctor lives: in a factory, a ferry port, the hall of a village council. A patient books a time, enters with the code received and finds a physician on the 21.5-inch screen.',
        'Within arm’s reach hang seven instruments: stethoscope, otoscope, skin camera, thermometer, the blood-pressure cuff and the oximeter of our H400, and a three-lead electrocardiograph. A light in each holder shows which one is meant, and the doctor sees sound, curve or picture with a delay of less than 200 ms.',
        'Walls of 60 mm sandwich panel keep the conversation inside. Between two patients the cabin clears itself for three minutes: full air change, then ultraviolet light from four lamps while the door is locked and the motion sensor sees nobody.',
        'A cleaner needs eight minutes a day, a technician two visits a year. Prescriptions and images pass to the practice system by FHIR and DICOM; the medical records stay there and not in the cabin.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Measurements:
          'Blood pressure, pulse, oxygen saturation, temperature, 3-lead ECG, heart and lung sounds, ear, skin',
        Accuracy: '±3 mmHg; SpO₂ ±2%; ±0.2 °C',
        Display: '21.5-inch touch, 1,920 × 1,080',
        Camera: '8 megapixels, pan and tilt',
        'Sound insulation': '38 dB',
        Ventilation: 'Full air change in 3 min, ultraviolet lamps',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'FHIR, DICOM',
        Interfaces: 'Ethernet, 4G modem, Wi-Fi',
        Certification: 'ISO 13485, MDSAP; IEC 60601-1, ISO 81060-2',
        'Dimensions (W × D × H)': '1,900 × 2,100 × 2,300 mm',
        Weight: '860 kg',
        Power: '220–240 V AC, 50/60 Hz, 16 A; 0.2 kW idle, 1.6 kW peak',
        'Operating temperature': '10–40 °C',
      },
    },
    order: 30,
    pictures: [
      'product-health-h600-consultation-cabin',
      'product-health-h600-consultation-cabin-front',
      'product-health-h600-consultation-cabin-detail',
    ],
  },
]
