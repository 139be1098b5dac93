import type { CheckboxField } from 'payload'

/**
 * Whether visitors get nothing of a block. One for all languages, as the list of blocks is: a part that is not ready in one
 * language stands there in English.
 */
export const isHiddenField: CheckboxField = {
  name: 'isHidden',
  type: 'checkbox',
  label: {
    en: 'Hidden',
    hi: 'छिपा हुआ',
    id: 'Disembunyikan',
    ja: '非表示',
    ko: '숨김',
    ms: 'Disembunyikan',
    ru: 'Скрыто',
    th: 'ซ่อนอยู่',
    vi: 'Đã ẩn',
    zh: '已隐藏',
  },
  admin: {
    description: {
      en: 'The part is kept, and only staff who edit the page see it',
      hi: 'यह भाग सहेजा रहता है और इसे केवल पेज संपादित करने वाले कर्मचारी देखते हैं',
      id: 'Bagian ini tetap tersimpan dan hanya dilihat staf yang mengubah halaman',
      ja: 'このパートは残りますが、ページを編集するスタッフにだけ表示されます',
      ko: '이 부분은 그대로 남고, 페이지를 편집하는 직원에게만 보입니다',
      ms: 'Bahagian ini kekal disimpan dan hanya dilihat oleh kakitangan yang menyunting halaman',
      ru: 'Часть сохраняется, и видят её только сотрудники, которые правят страницу',
      th: 'ส่วนนี้ยังคงเก็บไว้ และมีเพียงเจ้าหน้าที่ที่แก้ไขหน้านี้เท่านั้นที่เห็น',
      vi: 'Phần này vẫn được giữ lại và chỉ nhân viên sửa trang mới thấy',
      zh: '此版块会保留，只有编辑页面的员工能看到',
    },
  },
}
