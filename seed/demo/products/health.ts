import { facts } from '../facts'
import type { DemoProduct } from '../types'

export const healthProducts: DemoProduct[] = [
  {
    slug: 'health-h200-patient-check-in',
    category: 'health',
    name: { en: 'H200 Patient Check-In' },
    shortDescription: {
      en: 'Reads the insurance card, finds the appointment, and prints a queue ticket in 40 seconds, so no line forms.',
    },
    description: {
      en: [
        'On a Monday morning, a 600-bed hospital registers about 700 patients in two hours. Four H200 stations handle that flow: each checks in a patient every 40 seconds, from card to ticket.',
        'It reads contact and contactless insurance cards, identity documents, and the code on an appointment letter. Missing consent forms are shown and signed on screen; copayments are made by bank card on the E10 PIN pad. The ticket shows the department, the floor, and the expected waiting time.',
        'The housing is powder-coated steel with rounded edges and no open joints, and withstands hospital disinfectants. Screen and card slots are between 900 and 1,200 mm high, within reach of a seated person. A headset jack and tactile keys guide blind patients through the same steps.',
        'Paper is loaded from the front, 1,200 tickets per roll. The H200 connects to the hospital information system by HL7 v2 or FHIR. No patient data stays in the machine once the ticket has been taken.',
      ].join('\n'),
    },
    attributes: {
      display: 21.5,
      'pin-pad': 'e10',
      'operating-system': ['windows-11-iot'],
      protocols: ['hl7-v2', 'fhir'],
      dimensions: { width: 480, depth: 420, height: 1540 },
      weight: 68,
      'peak-power': 110,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '12 keys',
      },
    },
    specifications: {
      en: {
        Throughput: '40 s per person',
        'Card reader': 'Insurance card, bank card; chip, contactless',
        Scanner: 'QR and barcodes, identity documents',
        Printer: 'Thermal 80 mm, 1,200 tickets per roll',
        Material: 'Powder-coated steel, wipeable with disinfectant',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, Wi-Fi, USB, headset 3.5 mm',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 35 W idle',
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
      en: `Blood pressure to ±3 mmHg, weight, height, pulse, and oxygen saturation in ${facts.screeningMinutes} minutes, with no nurse needed.`,
    },
    description: {
      en: [
        `Sit down, put an arm in the cuff and a finger on the sensor: the H400 guides patients through five measurements with pictures, text, and speech in ${facts.screenLanguages} languages. In ${facts.screeningMinutes} minutes the values are on paper or on a phone, each beside its normal range.`,
        'The cuff opens wide, closes automatically around arms of 22 to 42 cm, and releases at a touch, even without power. Blood pressure is taken twice and averaged; if the two readings differ by more than 10 mmHg, a third follows. Four load cells below seat and footplate weigh up to 250 kg. An ultrasonic sensor measures height from 1,000 to 2,100 mm.',
        'Cuff sleeve and finger clip are replaced in a minute, without tools. The instruments check themselves every morning against internal references. If a check fails, the kiosk locks that measurement.',
        'It is manufactured under an ISO 13485 quality system, audited under MDSAP. Results are sent as HL7 v2 or FHIR messages with the patient’s consent; otherwise they are erased after printing.',
      ].join('\n'),
    },
    attributes: {
      display: 21.5,
      'operating-system': ['windows-11-iot'],
      protocols: ['hl7-v2', 'fhir'],
      dimensions: { width: 1500, depth: 600, height: 2150 },
      weight: 146,
      'peak-power': 130,
      'operating-temperature': { min: 10, max: 40 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,920 × 1,080',
      },
    },
    specifications: {
      en: {
        Measurements: 'Blood pressure, pulse, oxygen saturation, weight, height, body mass index',
        Accuracy: '±3 mmHg; SpO₂ ±2%; ±0.1 kg; ±5 mm',
        Throughput: `${facts.screeningMinutes} min per person`,
        Identification: 'Insurance card, QR code, identity card',
        Printer: 'Thermal 80 mm',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, Wi-Fi, USB',
        Certification:
          'CE class IIa (MDR 2017/745), FDA 510(k); IEC 60601-1, ISO 81060-2; quality system ISO 13485, MDSAP',
        Power: '100–240 V AC, 50/60 Hz; 40 W idle',
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
      en: 'A quiet 4 m² room for remote consultations, with seven instruments and walls that reduce speech by 38 dB.',
    },
    description: {
      en: [
        'The H600 brings a consultation room to places without a doctor: a factory, a ferry terminal, a village hall. A patient books an appointment, enters with a code, and meets the doctor on the 21.5-inch screen.',
        'Seven instruments are within arm’s reach: stethoscope, otoscope, skin camera, thermometer, the blood pressure cuff and oximeter of our H400, and a three-lead electrocardiograph. A light in each holder shows which one to use. The doctor receives sound, trace, or image with a delay of less than 200 ms.',
        'Walls of 60 mm sandwich panel keep conversations private. Between patients, the cabin cleans itself for three minutes: a full air change and ultraviolet light from four lamps, while the door is locked and the motion sensor detects nobody.',
        'Cleaning takes eight minutes a day, and a technician visits twice a year. Prescriptions and images go to the practice system by FHIR and DICOM. Medical records are stored there, not in the cabin.',
      ].join('\n'),
    },
    attributes: {
      display: 21.5,
      'operating-system': ['windows-11-iot'],
      protocols: ['fhir', 'dicom'],
      'sound-insulation': 38,
      dimensions: { width: 2200, depth: 1800, height: 2400 },
      weight: 860,
      'peak-power': { value: 1.6, unit: 'kW' },
      'operating-temperature': { min: 10, max: 40 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,920 × 1,080',
      },
    },
    specifications: {
      en: {
        Measurements:
          'Blood pressure, pulse, oxygen saturation, temperature, 3-lead ECG, heart and lung sounds, ear, skin',
        Accuracy: '±3 mmHg; SpO₂ ±2%; ±0.2 °C',
        Camera: '8 megapixels, pan and tilt',
        Ventilation: 'Full air change in 3 min, ultraviolet lamps',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, 4G modem, Wi-Fi',
        Certification:
          'CE class IIa (MDR 2017/745), FDA 510(k); IEC 60601-1, ISO 81060-2; quality system ISO 13485, MDSAP',
        Power: '220–240 V AC, 50/60 Hz, 16 A; 0.2 kW idle',
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
