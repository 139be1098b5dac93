interface Sample {
  name: string
  text: string
  values: string[]
}

const en: Sample = {
  name: 'R300 Lobby Recycler',
  text: 'Pays out what other customers have paid in: four cassettes of 2,500 notes.',
  values: ['Efficient official flow, −5 to 40 °C', '100–240 V AC'],
}

/** Samples of the demo's texts about a machine, in its ten languages. */
export const samples: { en: Sample } & Partial<Record<string, Sample>> = {
  en,
  zh: {
    name: 'R300 大堂循环机',
    text: '把其他客户存入的钱再付出去：四个循环钞箱各装 2,500 张，“真伪”逐张检查……',
    values: ['直骨角化今海', '红外、紫外、磁性；适合性'],
  },
  hi: {
    name: 'R300 लॉबी रीसाइक्लर',
    text: 'जो नोट दूसरे ग्राहकों ने जमा किए, वही बाहर निकालता है: 2,500 नोटों की चार पुनर्चक्रण कैसेटें।',
    values: ['क्षत्रिय श्रृंखला र्कि विशिष्टि', 'द्वि-दिशात्मक, हिन्दी'],
  },
  ja: {
    name: 'R300 ロビー用リサイクル機',
    text: 'ほかの顧客が入金した紙幣を払い出します。2,500枚収納の還流カセット4個です。',
    values: ['直骨角化今海', 'がぎぐげご（赤外線・紫外線）'],
  },
  ko: {
    name: 'R300 로비용 환류기',
    text: '다른 고객이 입금한 지폐를 내줍니다. 2,500매들이 환류 카세트 4개입니다.',
    values: ['값싼 흙더미 꿰뚫기', '적외선, 자외선, 자기'],
  },
  th: {
    name: 'เครื่องรีไซเคิลเงินสดในล็อบบี้ R300',
    text: 'จ่ายเงินที่ลูกค้ารายอื่นฝากเข้ามา: ตลับสี่ตลับ น้ำหนักไม่รวมเงินสดที่เครื่อง',
    values: ['น้ำ ก๊าซ ปิ๊ก ญู ฐี กำลังไฟฟ้าสูงสุด', 'ผู้ใช้ที่ยืนอยู่ตรงหน้าเครื่อง'],
  },
  vi: {
    name: 'Máy tái quay vòng tiền R300',
    text: 'Chi lại tiền mà khách hàng khác đã nộp: bốn hộp tiền, mỗi hộp 2.500 tờ.',
    values: ['Ưu điểm: những tờ rách được giữ lại', 'Nhiệt độ từ 5 đến 40 °C'],
  },
  ru: {
    name: 'Рециркулятор R300 для холла',
    text: 'Выдаёт то, что внесли другие клиенты: четыре кассеты по 2500 банкнот.',
    values: ['Съёмный модуль, объём № 5', 'Инфракрасный, ультрафиолетовый'],
  },
  id: {
    name: 'Mesin Daur Ulang Lobi R300',
    text: 'Membayarkan uang yang disetor nasabah lain: empat kaset berisi 2.500 lembar.',
    values: ['Suhu 5 hingga 40 °C', 'Inframerah, ultraviolet'],
  },
  ms: {
    name: 'Pengitar Semula Lobi R300',
    text: 'Mengeluarkan wang yang dimasukkan pelanggan lain: empat kaset, 2,500 keping.',
    values: ['Suhu 5 hingga 40 °C', 'Inframerah, ultraungu'],
  },
}
