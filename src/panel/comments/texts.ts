const texts = (
  comments: string,
  commentNew: string,
  commentAnswer: string,
  commentDone: string,
  commentSave: string,
  /** Before the name of a field. */
  commentPlace: string,
) => ({ comments, commentNew, commentAnswer, commentDone, commentSave, commentPlace })

/** What comments say, in the languages that the panel has. */
export const commentTexts = {
  en: texts('Comments', 'New comment', 'Answer', 'Done', 'Send comment', 'About the field'),
  zh: texts('评论', '新评论', '回复', '完成', '发送评论', '关于字段'),
  ja: texts('コメント', '新しいコメント', '返信', '完了', 'コメントを送信', '対象の項目：'),
  ko: texts('댓글', '새 댓글', '답글', '완료', '댓글 보내기', '대상 필드:'),
  th: texts('ความคิดเห็น', 'ความคิดเห็นใหม่', 'ตอบ', 'เสร็จแล้ว', 'ส่งความคิดเห็น', 'เกี่ยวกับช่อง'),
  vi: texts('Bình luận', 'Bình luận mới', 'Trả lời', 'Xong', 'Gửi bình luận', 'Về trường'),
  ru: texts(
    'Комментарии',
    'Новый комментарий',
    'Ответить',
    'Готово',
    'Отправить комментарий',
    'О поле',
  ),
  id: texts('Komentar', 'Komentar baru', 'Balas', 'Selesai', 'Kirim komentar', 'Tentang kolom'),
}
