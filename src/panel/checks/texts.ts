/** What the list of findings beside a form says, in the languages that the panel has. */
export const checkTexts = {
  en: texts('Checks', 'Nothing was found in what is saved.', 'forbids publishing'),
  zh: texts('检查', '在已保存的内容中没有发现问题。', '禁止发布'),
  ja: texts('チェック', '保存した内容に問題は見つかりませんでした。', '公開できません'),
  ko: texts('점검', '저장된 내용에서 발견된 문제가 없습니다.', '게시를 막습니다'),
  th: texts('การตรวจสอบ', 'ไม่พบปัญหาในสิ่งที่บันทึกไว้', 'ห้ามเผยแพร่'),
  vi: texts('Kiểm tra', 'Không tìm thấy lỗi nào trong nội dung đã lưu.', 'không cho xuất bản'),
  ru: texts('Проверки', 'В том, что сохранено, ничего не найдено.', 'запрещает публикацию'),
  id: texts(
    'Pemeriksaan',
    'Tidak ditemukan apa pun pada yang sudah disimpan.',
    'melarang penerbitan',
  ),
}

function texts(checks: string, noFindings: string, findingForbids: string) {
  return { checks, noFindings, findingForbids }
}
