import type { DemoPage } from './types'

const title = {
  en: 'Careers',
  zh: '加入我们',
  hi: 'करियर',
  ja: '採用情報',
  ko: '채용',
  th: 'ร่วมงานกับเรา',
  vi: 'Tuyển dụng',
  ru: 'Карьера',
  id: 'Karier',
  ms: 'Kerjaya',
}

export const careers: DemoPage = {
  path: '/careers',
  title,
  seo: {
    description: {
      en: 'Open positions in hardware, software, service and supply, with what we ask and what we give.',
      zh: '硬件、软件、服务和供应链的招聘职位：我们要求什么，又给出什么。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: {
        en: 'Build machines that strangers trust with their money.',
        zh: '一起制造让陌生人放心托付钱款的机器。',
        hi: 'ऐसी मशीनें बनाइए जिन पर अनजान लोग अपने पैसों का भरोसा करते हैं।',
        ja: '見知らぬ人が安心してお金を預ける機械を、一緒に造りませんか。',
        ko: '낯선 사람도 돈을 믿고 맡기는 기계를 함께 만듭니다.',
        th: 'ร่วมสร้างเครื่องที่คนแปลกหน้าไว้วางใจฝากเงิน',
        vi: 'Chế tạo những cỗ máy mà người lạ dám giao tiền.',
        ru: 'Делать машины, которым незнакомые люди доверяют свои деньги.',
        id: 'Membangun mesin yang dipercaya siapa pun dengan uangnya.',
        ms: 'Membina mesin yang dipercayai sesiapa sahaja dengan wangnya.',
      },
      picture: 'key:scene-factory',
      layout: 'floor',
    },
    {
      blockType: 'textSection',
      title: {
        en: 'Why Join',
        zh: '为什么加入我们',
        hi: 'हमसे क्यों जुड़ें',
        ja: '当社で働く理由',
        ko: '함께해야 하는 이유',
        th: 'ทำไมต้องร่วมงานกับเรา',
        vi: 'Vì sao nên gia nhập',
        ru: 'Почему мы',
        id: 'Mengapa bergabung',
        ms: 'Mengapa menyertai kami',
      },
      text: {
        en: 'Designers, testers and assemblers work in one house. What you draw in the morning can lie on the bench in the afternoon, and what fails there comes back to your desk with the reason. You will meet your machine again in a lobby, at night, with a queue in front of it.',
        zh: '设计、测试和装配在同一栋楼里。您上午画的零件，下午就可能摆上工作台；如果在那里失效，它会带着原因回到您的桌上。某个夜晚，您会在银行大堂里再次遇见自己的机器，前面排着队。',
        hi: 'डिज़ाइनर, परीक्षक और असेंबली करने वाले एक ही भवन में काम करते हैं। सुबह जो आप बनाते हैं, वह दोपहर तक बेंच पर हो सकता है; वहाँ जो विफल होता है, वह कारण के साथ आपकी मेज़ पर लौटता है। अपनी मशीन आपको फिर मिलेगी: रात में, किसी बैंक की लॉबी में, सामने कतार के साथ।',
        ja: '設計、試験、組立が同じ建物にあります。朝に引いた図面の部品が午後には作業台に載り、そこで壊れれば、理由とともに机に戻ってきます。そしてある夜、銀行のロビーで、列のできた自分の機械に再会するでしょう。',
        ko: '설계, 시험, 조립이 한 건물에 있습니다. 아침에 그린 것이 오후에는 작업대에 오르고, 거기서 실패한 것은 이유와 함께 책상으로 돌아옵니다. 그리고 어느 밤, 은행 로비에서 사람들이 줄 선 내 기계를 다시 만나게 됩니다.',
        th: 'นักออกแบบ ผู้ทดสอบ และช่างประกอบทำงานในอาคารเดียวกัน สิ่งที่คุณวาดตอนเช้าอาจอยู่บนโต๊ะทดลองตอนบ่าย และสิ่งที่ล้มเหลวจะกลับมาที่โต๊ะคุณพร้อมเหตุผล แล้วคืนหนึ่งคุณจะพบเครื่องของคุณอีกครั้งในโถงธนาคาร โดยมีคนต่อแถวอยู่ข้างหน้า',
        vi: 'Người thiết kế, người thử nghiệm và người lắp ráp làm việc trong cùng một nhà. Thứ bạn vẽ buổi sáng có thể nằm trên bàn thợ buổi chiều, và thứ hỏng ở đó quay về bàn bạn kèm lý do. Một đêm nào đó, bạn sẽ gặp lại chiếc máy của mình trong sảnh ngân hàng, với hàng người đứng trước nó.',
        ru: 'Конструкторы, испытатели и сборщики работают под одной крышей. То, что вы начертили утром, днём может лежать на верстаке, а что там сломалось, вернётся к вам на стол с объяснением причины. И однажды ночью вы встретите свою машину в зале банка, с очередью перед ней.',
        id: 'Perancang, penguji, dan perakit bekerja di satu gedung. Yang Anda gambar pagi hari bisa ada di meja kerja siang harinya, dan yang gagal di sana kembali ke meja Anda beserta sebabnya. Suatu malam Anda akan bertemu lagi dengan mesin Anda di lobi bank, dengan antrean di depannya.',
        ms: 'Pereka bentuk, penguji dan pemasang bekerja di satu bangunan. Apa yang anda lukis pada waktu pagi boleh berada di meja kerja pada waktu petang, dan apa yang gagal di sana kembali ke meja anda bersama sebabnya. Pada suatu malam anda akan bertemu semula dengan mesin anda di lobi bank, dengan barisan di hadapannya.',
      },
    },
    { blockType: 'jobList' },
  ],
}
