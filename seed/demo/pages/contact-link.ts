/** Interests of the contact form that pages may fill in (specification, section 2). */
type Interest =
  'banking' | 'healthcare' | 'security' | 'payment' | 'transportation' | 'information' | 'other'

/** The contact page with its form filled in: what the visitor asks for, and about which product. */
export const contactLink = (
  request: 'quote' | 'demo',
  interest: Interest,
  product?: string,
): string =>
  `/contact?${new URLSearchParams({ interest, ...(product ? { product } : {}), request })}`

export const getQuote = {
  en: 'Get Quote',
  zh: '获取报价',
  hi: 'कोटेशन लें',
  ja: '見積もりを依頼',
  ko: '견적 요청',
  th: 'ขอใบเสนอราคา',
  vi: 'Yêu cầu báo giá',
  ru: 'Запросить цену',
  id: 'Minta Penawaran',
  ms: 'Minta Sebut Harga',
}

export const scheduleDemo = {
  en: 'Schedule Demo',
  zh: '预约演示',
  hi: 'डेमो तय करें',
  ja: 'デモを予約',
  ko: '데모 예약',
  th: 'นัดชมการสาธิต',
  vi: 'Đặt lịch demo',
  ru: 'Заказать демонстрацию',
  id: 'Jadwalkan Demo',
  ms: 'Jadualkan Demo',
}
