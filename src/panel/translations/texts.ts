/** What the badge at a translated field says, in the languages that the panel has. */
export const translationTexts = {
  en: words(
    'Out of date',
    'Machine-made',
    'Not translated',
    'Still right',
    'English before',
    'English now',
  ),
  zh: words('已过时', '机器翻译', '未翻译', '仍然正确', '之前的英文', '现在的英文'),
  ja: words('要更新', '機械翻訳', '未翻訳', 'このままで正しい', '以前の英語', '現在の英語'),
  ko: words('업데이트 필요', '기계 번역', '번역되지 않음', '여전히 맞음', '이전 영어', '현재 영어'),
  th: words('ไม่เป็นปัจจุบัน', 'แปลโดยเครื่อง', 'ยังไม่ได้แปล', 'ยังถูกต้อง', 'ภาษาอังกฤษเดิม', 'ภาษาอังกฤษปัจจุบัน'),
  vi: words(
    'Đã lỗi thời',
    'Bản dịch máy',
    'Chưa dịch',
    'Vẫn đúng',
    'Tiếng Anh trước đây',
    'Tiếng Anh hiện nay',
  ),
  ru: words(
    'Устарело',
    'Машинный перевод',
    'Не переведено',
    'По-прежнему верно',
    'Прежний английский текст',
    'Нынешний английский текст',
  ),
  id: words(
    'Usang',
    'Terjemahan mesin',
    'Belum diterjemahkan',
    'Masih benar',
    'Bahasa Inggris sebelumnya',
    'Bahasa Inggris sekarang',
  ),
}

export type TranslationWords = (typeof translationTexts)['en']

function words(
  translation_stale: string,
  translation_machine: string,
  translation_missing: string,
  translationConfirm: string,
  translationBefore: string,
  translationNow: string,
) {
  return {
    translation_stale,
    translation_machine,
    translation_missing,
    translationConfirm,
    translationBefore,
    translationNow,
  }
}
