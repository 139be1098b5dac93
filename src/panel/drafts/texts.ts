/** What the link to the page and the way into a release say, in the languages that the panel has. */
export const draftTexts = {
  en: texts('Edit on the page', [
    'Add to a release',
    'The draft saved last becomes public together with the rest of the release.',
    'Added to',
    'There is no release yet.',
    'All releases',
  ]),
  zh: texts('在页面上编辑', [
    '添加到批次',
    '最近保存的草稿将与批次中的其他内容一起发布。',
    '已添加到',
    '还没有批次。',
    '所有批次',
  ]),
  ja: texts('ページ上で編集', [
    'リリースに追加',
    '最後に保存した下書きが、リリースのほかの内容と一緒に公開されます。',
    '追加先：',
    'リリースはまだありません。',
    'すべてのリリース',
  ]),
  ko: texts('페이지에서 편집', [
    '릴리스에 추가',
    '마지막으로 저장한 초안이 릴리스의 다른 항목과 함께 게시됩니다.',
    '추가한 릴리스:',
    '아직 릴리스가 없습니다.',
    '모든 릴리스',
  ]),
  th: texts('แก้ไขบนหน้าเว็บ', [
    'เพิ่มในชุดเผยแพร่',
    'ฉบับร่างที่บันทึกล่าสุดจะเผยแพร่พร้อมรายการอื่นในชุด',
    'เพิ่มแล้วใน',
    'ยังไม่มีชุดเผยแพร่',
    'ชุดเผยแพร่ทั้งหมด',
  ]),
  vi: texts('Sửa ngay trên trang', [
    'Thêm vào đợt đăng',
    'Bản nháp đã lưu gần nhất sẽ được đăng cùng phần còn lại của đợt đăng.',
    'Đã thêm vào',
    'Chưa có đợt đăng nào.',
    'Tất cả đợt đăng',
  ]),
  ru: texts('Править на странице', [
    'Добавить в релиз',
    'Последний сохранённый черновик будет опубликован вместе с остальным содержимым релиза.',
    'Добавлено в релиз',
    'Релизов пока нет.',
    'Все релизы',
  ]),
  id: texts('Ubah di halaman', [
    'Tambahkan ke rilis',
    'Draf terakhir yang disimpan terbit bersama isi rilis lainnya.',
    'Ditambahkan ke',
    'Belum ada rilis.',
    'Semua rilis',
  ]),
}

function texts(
  editOnPage: string,
  [addToRelease, addToReleaseText, addedToRelease, noRelease, allReleases]: [
    string,
    string,
    /** Before the title of the release. */
    string,
    string,
    string,
  ],
) {
  return {
    editOnPage,
    addToRelease,
    addToReleaseText,
    addedToRelease,
    noRelease,
    allReleases,
  }
}
