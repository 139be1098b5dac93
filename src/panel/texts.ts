/** What our own parts of the panel say, in the languages that the panel has. */
export const panelTexts = {
  en: texts('Staff dashboard', 'Unread inquiries', 'All inquiries are read.', [
    'Your account asks for a code?',
    'Sign in at the portal',
    'Password, second factor and sessions are changed in the dashboard.',
    'Open your account',
    'Panel settings',
  ]),
  zh: texts('员工控制台', '未读询盘', '所有询盘均已阅读。', [
    '您的账户需要验证码？',
    '请从门户登录',
    '密码、双重验证和登录会话在控制台中更改。',
    '打开我的账户',
    '面板设置',
  ]),
  ja: texts('スタッフ用ダッシュボード', '未読のお問い合わせ', 'すべて既読です。', [
    'アカウントで確認コードが必要ですか？',
    'ポータルからサインイン',
    'パスワード、2 段階認証、セッションはダッシュボードで変更します。',
    'アカウントを開く',
    'パネルの設定',
  ]),
  ko: texts('직원용 대시보드', '읽지 않은 문의', '모든 문의를 읽었습니다.', [
    '계정에 인증 코드가 필요한가요?',
    '포털에서 로그인',
    '비밀번호, 2단계 인증, 세션은 대시보드에서 변경합니다.',
    '내 계정 열기',
    '패널 설정',
  ]),
  th: texts('แดชบอร์ดพนักงาน', 'ข้อสอบถามที่ยังไม่ได้อ่าน', 'อ่านข้อสอบถามครบทุกฉบับแล้ว', [
    'บัญชีของคุณต้องใช้รหัสยืนยันหรือไม่',
    'เข้าสู่ระบบที่พอร์ทัล',
    'เปลี่ยนรหัสผ่าน การยืนยันขั้นที่สอง และเซสชันได้ที่แดชบอร์ด',
    'เปิดบัญชีของฉัน',
    'การตั้งค่าแผงควบคุม',
  ]),
  vi: texts('Bảng điều khiển nhân viên', 'Yêu cầu chưa đọc', 'Đã đọc tất cả yêu cầu.', [
    'Tài khoản của bạn cần mã xác nhận?',
    'Đăng nhập tại cổng quản trị',
    'Mật khẩu, xác thực hai bước và phiên đăng nhập được thay đổi trong bảng điều khiển.',
    'Mở tài khoản của tôi',
    'Cài đặt bảng quản trị',
  ]),
  ru: texts('Панель сотрудников', 'Непрочитанные запросы', 'Все запросы прочитаны.', [
    'Для вашей учётной записи нужен код?',
    'Войдите через портал',
    'Пароль, второй фактор и сеансы меняются в панели управления.',
    'Открыть свою учётную запись',
    'Настройки панели',
  ]),
  id: texts('Dasbor staf', 'Pertanyaan belum dibaca', 'Semua pertanyaan sudah dibaca.', [
    'Akun Anda memerlukan kode?',
    'Masuk melalui portal',
    'Kata sandi, faktor kedua, dan sesi diubah di dasbor.',
    'Buka akun saya',
    'Pengaturan panel',
  ]),
}

function texts(
  dashboard: string,
  unread: string,
  allRead: string,
  [codeQuestion, portal, ownAccount, account, settings]: [string, string, string, string, string],
) {
  return {
    // Payload's own words for what is set in the panel alone would name Payload.
    general: { payloadSettings: settings },
    terminalia: { dashboard, unread, allRead, codeQuestion, portal, ownAccount, account },
  }
}
