/** What our own parts of the panel say, in the languages that the panel has. */
export const panelTexts = {
  en: texts('Dashboard', 'Unread inquiries', 'All inquiries are read.', [
    'Your account asks for a code?',
    'Sign in at the portal',
  ]),
  zh: texts('工作台', '未读询盘', '所有询盘均已阅读。', ['您的账户需要验证码？', '请从门户登录']),
  ja: texts('ダッシュボード', '未読のお問い合わせ', 'すべて既読です。', [
    'アカウントで確認コードが必要ですか？',
    'ポータルからサインイン',
  ]),
  ko: texts('대시보드', '읽지 않은 문의', '모든 문의를 읽었습니다.', [
    '계정에 인증 코드가 필요한가요?',
    '포털에서 로그인',
  ]),
  th: texts('แดชบอร์ด', 'ข้อสอบถามที่ยังไม่ได้อ่าน', 'อ่านข้อสอบถามครบทุกฉบับแล้ว', [
    'บัญชีของคุณต้องใช้รหัสยืนยันหรือไม่',
    'เข้าสู่ระบบที่พอร์ทัล',
  ]),
  vi: texts('Bảng điều khiển', 'Yêu cầu chưa đọc', 'Đã đọc tất cả yêu cầu.', [
    'Tài khoản của bạn cần mã xác nhận?',
    'Đăng nhập tại cổng quản trị',
  ]),
  ru: texts('Рабочий стол', 'Непрочитанные запросы', 'Все запросы прочитаны.', [
    'Для вашей учётной записи нужен код?',
    'Войдите через портал',
  ]),
  id: texts('Dasbor', 'Pertanyaan belum dibaca', 'Semua pertanyaan sudah dibaca.', [
    'Akun Anda memerlukan kode?',
    'Masuk melalui portal',
  ]),
}

function texts(
  dashboard: string,
  unread: string,
  allRead: string,
  [codeQuestion, portal]: [string, string],
) {
  return { terminalia: { dashboard, unread, allRead, codeQuestion, portal } }
}
