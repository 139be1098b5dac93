export type TagWords = Record<'knownTags' | 'addTag' | 'allTags', string>

/** What stands below the field of tags. */
export const tagTexts: Record<'en' | 'zh' | 'ja' | 'ko' | 'th' | 'vi' | 'ru' | 'id', TagWords> = {
  en: texts('Tags in use', 'Add the tag {{tag}}', 'Show all tags'),
  zh: texts('已使用的标签', '添加标签 {{tag}}', '显示所有标签'),
  ja: texts('使われているタグ', 'タグ {{tag}} を追加', 'すべてのタグを表示'),
  ko: texts('사용 중인 태그', '태그 {{tag}} 추가', '모든 태그 표시'),
  th: texts('แท็กที่ใช้อยู่', 'เพิ่มแท็ก {{tag}}', 'แสดงแท็กทั้งหมด'),
  vi: texts('Các thẻ đang dùng', 'Thêm thẻ {{tag}}', 'Hiện mọi thẻ'),
  ru: texts('Метки в ходу', 'Добавить метку {{tag}}', 'Показать все метки'),
  id: texts('Tag yang dipakai', 'Tambahkan tag {{tag}}', 'Tampilkan semua tag'),
}

function texts(knownTags: string, addTag: string, allTags: string): TagWords {
  return { knownTags, addTag, allTags }
}
