import { approvalTexts } from './approvals/texts'
import { commentTexts } from './comments/texts'
import { attributeTexts } from './attributes/texts'
import { fontTexts } from './brand/texts'
import { certificateTexts } from './certificates/texts'
import { checkTexts } from './checks/texts'
import { draftTexts } from './drafts/texts'
import { menuTexts } from './menu-tree/texts'
import { shareTexts } from './share/texts'
import { tagTexts } from './tags/texts'
import { translationTexts } from './translations/texts'
import { variantTexts } from './variants/texts'

const ownTexts = {
  en: texts(
    'Staff dashboard',
    'Unread inquiries',
    'All inquiries are read.',
    [
      'Your account asks for a code?',
      'Sign in at the portal',
      'Password, second factor and sessions are changed in the dashboard.',
      'Open your account',
      'Panel settings',
    ],
    ['History', 'Versions', 'Who changed what', 'Nothing is noted.'],
    [
      '{{name}} is a PDF, which is no picture. Save the page as PNG or JPEG and add that.',
      '{{name}} is no picture that can be read here. PNG, JPEG, WebP, AVIF and GIF can.',
      '{{name}} has {{size}} MB and cannot be made smaller here. Pictures may have up to 8 MB.',
    ],
  ),
  zh: texts(
    '员工控制台',
    '未读咨询',
    '所有咨询均已阅读。',
    [
      '您的账户需要验证码？',
      '请从门户登录',
      '密码、双重验证和登录会话在控制台中更改。',
      '打开我的账户',
      '面板设置',
    ],
    ['历史', '版本', '谁更改了什么', '没有记录。'],
    [
      '{{name}} 是 PDF，不是图片。请将页面另存为 PNG 或 JPEG 后再添加。',
      '{{name}} 不是此处可以读取的图片。可以使用 PNG、JPEG、WebP、AVIF 和 GIF。',
      '{{name}} 有 {{size}} MB，无法在此处缩小。图片不得超过 8 MB。',
    ],
  ),
  ja: texts(
    'スタッフ用ダッシュボード',
    '未読のお問い合わせ',
    'すべて既読です。',
    [
      'アカウントで確認コードが必要ですか？',
      'ポータルからサインイン',
      'パスワード、2 段階認証、セッションはダッシュボードで変更します。',
      'アカウントを開く',
      'パネルの設定',
    ],
    ['履歴', 'バージョン', '誰が何を変更したか', '記録はありません。'],
    [
      '{{name}} はPDFで、画像ではありません。ページをPNGかJPEGで保存して追加してください。',
      '{{name}} はここで読める画像ではありません。PNG、JPEG、WebP、AVIF、GIFを使えます。',
      '{{name}} は{{size}} MBあり、ここでは縮小できません。画像は8 MBまでです。',
    ],
  ),
  ko: texts(
    '직원용 대시보드',
    '읽지 않은 문의',
    '모든 문의를 읽었습니다.',
    [
      '계정에 인증 코드가 필요한가요?',
      '포털에서 로그인',
      '비밀번호, 2단계 인증, 세션은 대시보드에서 변경합니다.',
      '내 계정 열기',
      '패널 설정',
    ],
    ['기록', '버전', '누가 무엇을 바꿨는지', '기록이 없습니다.'],
    [
      '{{name}}은(는) PDF이며 사진이 아닙니다. 페이지를 PNG나 JPEG로 저장해 추가하세요.',
      '{{name}}은(는) 여기서 읽을 수 있는 사진이 아닙니다. PNG, JPEG, WebP, AVIF, GIF를 사용할 수 있습니다.',
      '{{name}}은(는) {{size}} MB이며 여기서 줄일 수 없습니다. 사진은 8 MB까지 가능합니다.',
    ],
  ),
  th: texts(
    'แดชบอร์ดพนักงาน',
    'ข้อสอบถามที่ยังไม่ได้อ่าน',
    'อ่านข้อสอบถามครบทุกฉบับแล้ว',
    [
      'บัญชีของคุณต้องใช้รหัสยืนยันหรือไม่',
      'เข้าสู่ระบบที่พอร์ทัล',
      'เปลี่ยนรหัสผ่าน การยืนยันขั้นที่สอง และเซสชันได้ที่แดชบอร์ด',
      'เปิดบัญชีของฉัน',
      'การตั้งค่าแผงควบคุม',
    ],
    ['ประวัติ', 'เวอร์ชัน', 'ใครเปลี่ยนอะไร', 'ไม่มีบันทึก'],
    [
      '{{name}} เป็น PDF ไม่ใช่รูปภาพ โปรดบันทึกหน้านั้นเป็น PNG หรือ JPEG แล้วเพิ่มใหม่',
      '{{name}} ไม่ใช่รูปภาพที่อ่านได้ที่นี่ ใช้ PNG, JPEG, WebP, AVIF และ GIF ได้',
      '{{name}} มีขนาด {{size}} MB และย่อที่นี่ไม่ได้ รูปภาพมีขนาดได้ไม่เกิน 8 MB',
    ],
  ),
  vi: texts(
    'Bảng điều khiển nhân viên',
    'Yêu cầu chưa đọc',
    'Đã đọc tất cả yêu cầu.',
    [
      'Tài khoản của bạn cần mã xác nhận?',
      'Đăng nhập tại cổng quản trị',
      'Mật khẩu, xác thực hai bước và phiên đăng nhập được thay đổi trong bảng điều khiển.',
      'Mở tài khoản của tôi',
      'Cài đặt bảng quản trị',
    ],
    ['Lịch sử', 'Phiên bản', 'Ai đã đổi gì', 'Chưa ghi nhận gì.'],
    [
      '{{name}} là tệp PDF, không phải hình ảnh. Hãy lưu trang dưới dạng PNG hoặc JPEG rồi thêm vào.',
      '{{name}} không phải hình ảnh đọc được ở đây. Có thể dùng PNG, JPEG, WebP, AVIF và GIF.',
      '{{name}} có dung lượng {{size}} MB và không thể thu nhỏ tại đây. Hình ảnh được tối đa 8 MB.',
    ],
  ),
  ru: texts(
    'Панель сотрудников',
    'Непрочитанные запросы',
    'Все запросы прочитаны.',
    [
      'Для вашей учётной записи нужен код?',
      'Войдите через портал',
      'Пароль, второй фактор и сеансы меняются в панели управления.',
      'Открыть свою учётную запись',
      'Настройки панели',
    ],
    ['История', 'Версии', 'Кто и что изменил', 'Записей нет.'],
    [
      '{{name}} — это PDF, а не изображение. Сохраните страницу как PNG или JPEG и добавьте её.',
      '{{name}} — не изображение, которое можно здесь прочитать. Подходят PNG, JPEG, WebP, AVIF и GIF.',
      '{{name}} занимает {{size}} МБ, и уменьшить его здесь нельзя. Изображения могут занимать до 8 МБ.',
    ],
  ),
  id: texts(
    'Dasbor staf',
    'Pertanyaan belum dibaca',
    'Semua pertanyaan sudah dibaca.',
    [
      'Akun Anda memerlukan kode?',
      'Masuk melalui portal',
      'Kata sandi, faktor kedua, dan sesi diubah di dasbor.',
      'Buka akun saya',
      'Pengaturan panel',
    ],
    ['Riwayat', 'Versi', 'Siapa mengubah apa', 'Tidak ada catatan.'],
    [
      '{{name}} adalah PDF, bukan gambar. Simpan halamannya sebagai PNG atau JPEG, lalu tambahkan.',
      '{{name}} bukan gambar yang dapat dibaca di sini. PNG, JPEG, WebP, AVIF, dan GIF dapat dibaca.',
      '{{name}} berukuran {{size}} MB dan tidak dapat dikecilkan di sini. Gambar boleh berukuran hingga 8 MB.',
    ],
  ),
}

/** The same for every language of the panel, English where nobody has translated them. */
export const panelTextsIn = (codes: string[]): Record<string, (typeof panelTexts)['en']> =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      (panelTexts as Record<string, typeof panelTexts.en>)[code] ?? panelTexts.en,
    ]),
  )

/** What our own parts of the panel say, in the languages that the panel has. */
export const panelTexts = {
  en: textsIn('en'),
  zh: textsIn('zh'),
  ja: textsIn('ja'),
  ko: textsIn('ko'),
  th: textsIn('th'),
  vi: textsIn('vi'),
  ru: textsIn('ru'),
  id: textsIn('id'),
}

function textsIn(lng: keyof typeof ownTexts) {
  const { general, terminalia } = ownTexts[lng]
  return {
    general,
    terminalia: {
      ...terminalia,
      ...menuTexts[lng],
      ...translationTexts[lng],
      ...attributeTexts[lng],
      ...certificateTexts[lng],
      ...fontTexts[lng],
      ...variantTexts[lng],
      ...draftTexts[lng],
      ...shareTexts[lng],
      ...checkTexts[lng],
      ...approvalTexts[lng],
      ...commentTexts[lng],
      ...tagTexts[lng],
    },
  }
}

function texts(
  dashboard: string,
  unread: string,
  allRead: string,
  [codeQuestion, portal, ownAccount, account, settings]: [string, string, string, string, string],
  [history, versions, changes, noHistory]: [string, string, string, string],
  /** Why a file is not taken; `{{name}}` is its name, `{{size}}` its size in MB. */
  [pdf, notPicture, tooLarge]: [string, string, string],
) {
  return {
    // Payload's own words for what is set in the panel alone would name Payload.
    general: { payloadSettings: settings },
    terminalia: {
      dashboard,
      unread,
      allRead,
      codeQuestion,
      portal,
      ownAccount,
      account,
      history,
      versions,
      changes,
      noHistory,
      pdf,
      notPicture,
      tooLarge,
    },
  }
}
