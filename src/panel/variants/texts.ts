/** What the panel says of the variants of a product. */
export const variantTexts = {
  en: words(
    'First line: what order codes begin with. Then an axis a line with its options and their codes, then a combination a line: its options, “= CODE” for a code of its own, and differing attributes as JSON.',
    'Names of variants',
  ),
  zh: words(
    '第一行：订购代码的开头。之后每行一个选择项，列出选项及其代码；再每行一个组合：其选项、自有代码“= CODE”，以及以 JSON 写出的不同属性。',
    '型号配置的名称',
  ),
  ja: words(
    '1 行目：注文コードの先頭。続いて 1 行に 1 つの軸（項目とそのコード）、その後 1 行に 1 つの組み合わせ（項目、独自のコードは「= CODE」、異なる属性は JSON）。',
    'バリエーションの名前',
  ),
  ko: words(
    '첫 줄: 주문 코드의 시작. 다음은 한 줄에 축 하나와 옵션 및 코드, 그다음은 한 줄에 조합 하나: 옵션, 고유 코드는 “= CODE”, 다른 속성은 JSON.',
    '구성의 이름',
  ),
  th: words(
    'บรรทัดแรก: ส่วนขึ้นต้นของรหัสสั่งซื้อ จากนั้นบรรทัดละหนึ่งแกนพร้อมตัวเลือกและรหัส แล้วบรรทัดละหนึ่งชุดตัวเลือก: ตัวเลือก รหัสเฉพาะด้วย “= CODE” และคุณลักษณะที่ต่างออกไปเป็น JSON',
    'ชื่อของรุ่นย่อย',
  ),
  vi: words(
    'Dòng đầu: phần mở đầu của mã đặt hàng. Tiếp theo mỗi dòng một trục với các tùy chọn và mã, rồi mỗi dòng một tổ hợp: các tùy chọn, “= CODE” cho mã riêng, và thuộc tính khác viết bằng JSON.',
    'Tên các biến thể',
  ),
  ru: words(
    'Первая строка: начало кодов заказа. Затем по оси в строке с вариантами и их кодами, затем по сочетанию в строке: варианты, «= CODE» для своего кода и отличающиеся характеристики в JSON.',
    'Названия исполнений',
  ),
  id: words(
    'Baris pertama: awal kode pesanan. Lalu satu sumbu per baris dengan opsi dan kodenya, lalu satu kombinasi per baris: opsinya, “= CODE” untuk kode sendiri, dan atribut yang berbeda sebagai JSON.',
    'Nama varian',
  ),
}

function words(variantsHelp: string, variantsNames: string) {
  return { variantsHelp, variantsNames }
}
