/** What asking for approval is called, in the languages that the panel has. */
export const approvalTexts = {
  en: { askApproval: 'Ask for approval', approvalAsked: 'Asked for approval' },
  zh: { askApproval: '申请审批', approvalAsked: '已申请审批' },
  ja: { askApproval: '承認を依頼', approvalAsked: '承認を依頼しました' },
  ko: { askApproval: '승인 요청', approvalAsked: '승인을 요청했습니다' },
  th: { askApproval: 'ขออนุมัติ', approvalAsked: 'ส่งคำขออนุมัติแล้ว' },
  vi: { askApproval: 'Xin phê duyệt', approvalAsked: 'Đã gửi yêu cầu phê duyệt' },
  ru: { askApproval: 'Запросить одобрение', approvalAsked: 'Запрос на одобрение отправлен' },
  id: { askApproval: 'Minta persetujuan', approvalAsked: 'Persetujuan diminta' },
}
