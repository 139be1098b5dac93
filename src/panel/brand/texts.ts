/** What the sample of an uploaded font says, in the languages that the panel has. */
export const fontTexts = {
  en: {
    fontWeight: 'Weight {{from}}',
    fontWeights: 'Weights {{from}} to {{to}}',
    fontItalic: 'italic',
    fontLanguages: 'Has all letters of: {{languages}}',
    fontOthers:
      'Letters of these languages come from the fonts that the site shows them in: {{languages}}',
  },
  zh: {
    fontWeight: '字重 {{from}}',
    fontWeights: '字重 {{from}} 至 {{to}}',
    fontItalic: '斜体',
    fontLanguages: '包含以下语言的全部字符：{{languages}}',
    fontOthers: '以下语言的字符使用网站原有字体显示：{{languages}}',
  },
  ja: {
    fontWeight: 'ウェイト {{from}}',
    fontWeights: 'ウェイト {{from}}～{{to}}',
    fontItalic: 'イタリック',
    fontLanguages: '次の言語の文字がすべて揃っています：{{languages}}',
    fontOthers: '次の言語の文字は、サイトがその言語に使うフォントで表示されます：{{languages}}',
  },
  ko: {
    fontWeight: '굵기 {{from}}',
    fontWeights: '굵기 {{from}}~{{to}}',
    fontItalic: '기울임꼴',
    fontLanguages: '다음 언어의 글자를 모두 갖추고 있습니다: {{languages}}',
    fontOthers: '다음 언어의 글자는 사이트가 그 언어에 쓰는 글꼴로 표시됩니다: {{languages}}',
  },
  th: {
    fontWeight: 'น้ำหนัก {{from}}',
    fontWeights: 'น้ำหนัก {{from}} ถึง {{to}}',
    fontItalic: 'ตัวเอียง',
    fontLanguages: 'มีตัวอักษรครบสำหรับภาษา: {{languages}}',
    fontOthers: 'ตัวอักษรของภาษาต่อไปนี้แสดงด้วยแบบอักษรที่เว็บไซต์ใช้กับภาษานั้น: {{languages}}',
  },
  vi: {
    fontWeight: 'Độ đậm {{from}}',
    fontWeights: 'Độ đậm từ {{from}} đến {{to}}',
    fontItalic: 'chữ nghiêng',
    fontLanguages: 'Có đủ chữ cái của các ngôn ngữ: {{languages}}',
    fontOthers:
      'Chữ của các ngôn ngữ sau hiển thị bằng phông mà trang web dùng cho chúng: {{languages}}',
  },
  ru: {
    fontWeight: 'Насыщенность {{from}}',
    fontWeights: 'Насыщенность от {{from}} до {{to}}',
    fontItalic: 'курсив',
    fontLanguages: 'Есть все буквы языков: {{languages}}',
    fontOthers: 'Буквы этих языков сайт показывает другими своими шрифтами: {{languages}}',
  },
  id: {
    fontWeight: 'Ketebalan {{from}}',
    fontWeights: 'Ketebalan {{from}} sampai {{to}}',
    fontItalic: 'miring',
    fontLanguages: 'Memiliki semua huruf bahasa: {{languages}}',
    fontOthers:
      'Huruf bahasa berikut ditampilkan dengan fon yang dipakai situs untuk bahasa itu: {{languages}}',
  },
}

export type FontWords = (typeof fontTexts)['en']
