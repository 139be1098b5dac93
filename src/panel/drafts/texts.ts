/** What the link to the page says, in the languages that the panel has. */
export const draftTexts = {
  en: { editOnPage: 'Edit on the page' },
  zh: { editOnPage: '在页面上编辑' },
  ja: { editOnPage: 'ページ上で編集' },
  ko: { editOnPage: '페이지에서 편집' },
  th: { editOnPage: 'แก้ไขบนหน้าเว็บ' },
  vi: { editOnPage: 'Sửa ngay trên trang' },
  ru: { editOnPage: 'Править на странице' },
  id: { editOnPage: 'Ubah di halaman' },
}
