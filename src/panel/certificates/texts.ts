import type { Validity } from '@/src/lib/schedule/validity'

export type CertificateWords = Record<`certificates_${Validity | 'all' | 'filter'}`, string>

/** What the list of certificates says of their terms. */
export const certificateTexts: Record<
  'en' | 'zh' | 'ja' | 'ko' | 'th' | 'vi' | 'ru' | 'id',
  CertificateWords
> = {
  en: texts('By term', 'All', 'Valid', 'Ending within 60 days', 'Expired', 'Not yet valid'),
  zh: texts('按有效期', '全部', '有效', '60 天内到期', '已过期', '尚未生效'),
  ja: texts('有効期間別', 'すべて', '有効', '60 日以内に終了', '期限切れ', '開始前'),
  ko: texts('유효 기간별', '전체', '유효', '60일 이내 만료', '만료됨', '시작 전'),
  th: texts('ตามอายุ', 'ทั้งหมด', 'มีผล', 'หมดอายุภายใน 60 วัน', 'หมดอายุแล้ว', 'ยังไม่มีผล'),
  vi: texts(
    'Theo thời hạn',
    'Tất cả',
    'Còn hiệu lực',
    'Hết hạn trong 60 ngày',
    'Đã hết hạn',
    'Chưa có hiệu lực',
  ),
  ru: texts('По сроку', 'Все', 'Действуют', 'Истекают за 60 дней', 'Истекли', 'Ещё не действуют'),
  id: texts(
    'Menurut masa berlaku',
    'Semua',
    'Berlaku',
    'Berakhir dalam 60 hari',
    'Kedaluwarsa',
    'Belum berlaku',
  ),
}

function texts(
  filter: string,
  all: string,
  valid: string,
  expiring: string,
  expired: string,
  future: string,
): CertificateWords {
  return {
    certificates_filter: filter,
    certificates_all: all,
    certificates_valid: valid,
    certificates_expiring: expiring,
    certificates_expired: expired,
    certificates_future: future,
  }
}
