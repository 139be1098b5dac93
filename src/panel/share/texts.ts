/** What the previews of search results, cards and links say, in the languages that the panel has. */
export const shareTexts = {
  en: texts(
    'Search result, card and link',
    'Search result',
    'Card on other sites',
    'Link in a chat',
    'There is no page to show yet. Save it with an address first.',
    'No description: search engines take words of the page.',
  ),
  zh: texts(
    '搜索结果、卡片和链接',
    '搜索结果',
    '其他网站上的卡片',
    '聊天中的链接',
    '还没有可显示的页面。请先保存并填写地址。',
    '没有说明：搜索引擎会摘取页面中的文字。',
  ),
  ja: texts(
    '検索結果・カード・リンク',
    '検索結果',
    '他のサイトでのカード',
    'チャットでのリンク',
    '表示できるページがまだありません。先にアドレスを付けて保存してください。',
    '説明がありません。検索エンジンはページの文から選びます。',
  ),
  ko: texts(
    '검색 결과, 카드, 링크',
    '검색 결과',
    '다른 사이트의 카드',
    '채팅의 링크',
    '아직 보여 줄 페이지가 없습니다. 먼저 주소를 넣어 저장하세요.',
    '설명이 없습니다. 검색 엔진이 페이지의 글에서 고릅니다.',
  ),
  th: texts(
    'ผลการค้นหา การ์ด และลิงก์',
    'ผลการค้นหา',
    'การ์ดบนเว็บไซต์อื่น',
    'ลิงก์ในแชต',
    'ยังไม่มีหน้าให้แสดง โปรดบันทึกพร้อมที่อยู่ก่อน',
    'ไม่มีคำอธิบาย เครื่องมือค้นหาจะใช้ข้อความของหน้า',
  ),
  vi: texts(
    'Kết quả tìm kiếm, thẻ và liên kết',
    'Kết quả tìm kiếm',
    'Thẻ trên trang khác',
    'Liên kết trong trò chuyện',
    'Chưa có trang để hiển thị. Hãy lưu kèm địa chỉ trước.',
    'Không có mô tả: công cụ tìm kiếm lấy lời của trang.',
  ),
  ru: texts(
    'Результат поиска, карточка и ссылка',
    'Результат поиска',
    'Карточка на других сайтах',
    'Ссылка в чате',
    'Показывать пока нечего. Сначала сохраните страницу с адресом.',
    'Описания нет: поисковые системы берут слова страницы.',
  ),
  id: texts(
    'Hasil pencarian, kartu, dan tautan',
    'Hasil pencarian',
    'Kartu di situs lain',
    'Tautan di obrolan',
    'Belum ada halaman untuk ditampilkan. Simpan dengan alamat terlebih dahulu.',
    'Tanpa deskripsi: mesin pencari mengambil kata-kata halaman.',
  ),
}

function texts(
  shareTitle: string,
  shareSearch: string,
  shareCard: string,
  shareChat: string,
  shareMissing: string,
  shareNoDescription: string,
) {
  return { shareTitle, shareSearch, shareCard, shareChat, shareMissing, shareNoDescription }
}
