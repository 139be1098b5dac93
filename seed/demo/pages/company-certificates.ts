import type { DemoPage } from './types'

export const companyCertificates: DemoPage = {
  path: '/company/certificates',
  title: {
    en: 'Certificates',
    zh: '资质认证',
    hi: 'प्रमाणपत्र',
    ja: '認証',
    ko: '인증',
    th: 'ใบรับรอง',
    vi: 'Chứng nhận',
    ru: 'Сертификаты',
    id: 'Sertifikat',
    ms: 'Sijil',
  },
  seo: {
    description: {
      en: 'ISO 13485, MDSAP, ISO 9001, ISO 14001, ISO 27001, ISO 45001, PCI PTS v6 and v5: numbers, scopes and validity.',
      zh: 'ISO 13485、MDSAP、ISO 9001、ISO 14001、ISO 27001、ISO 45001、PCI PTS v6 与 v5：编号、范围和有效期。',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'certificates',
      title: { en: 'Others looked closely, too', zh: '别人也仔细看过' },
      text: {
        en: 'Eight certificates, renewed by auditors who come unannounced once a year and choose for themselves what they open.',
        zh: '八张证书。审核员每年不打招呼来一次，打开什么由他们自己选。',
      },
      picture: 'key:scene-test-laboratory',
    },
    {
      blockType: 'certificates',
      title: { en: 'Eight certificates and what they cover', zh: '八张证书及其范围' },
      text: {
        en: 'Each can be enlarged. Our support sends the signed copy and, for PCI, the address of the entry in the public list.',
        zh: '每张都可放大。签署版和 PCI 公开名录的条目地址，可向技术支持索取。',
      },
      items: [
        {
          standard: 'ISO 13485',
          subject: { en: 'Medical devices', zh: '医疗器械质量管理' },
          number: 'SG-13485-2022-017',
          scope: {
            en: 'Development, production and service of screening and consultation kiosks',
            zh: '健康筛查机和问诊舱的研发、生产与服务',
          },
          validUntil: '2028-03-14T00:00:00.000Z',
          picture: 'key:certificate-iso-13485',
        },
        {
          standard: 'MDSAP',
          subject: { en: 'Medical Device Single Audit Program', zh: '医疗器械单一审核程序' },
          number: 'SG-MDSAP-2022-004',
          scope: {
            en: 'Screening kiosks for Australia, Brazil, Canada, Japan and the United States',
            zh: '面向澳大利亚、巴西、加拿大、日本和美国的健康筛查机',
          },
          validUntil: '2028-03-14T00:00:00.000Z',
          picture: 'key:certificate-mdsap',
        },
        {
          standard: 'ISO 9001',
          subject: { en: 'Quality management', zh: '质量管理' },
          number: 'SG-9001-2006-031',
          scope: {
            en: 'Development, production, sale and service of self-service terminals and PIN pads',
            zh: '自助终端和密码键盘的研发、生产、销售与服务',
          },
          validUntil: '2027-09-30T00:00:00.000Z',
          picture: 'key:certificate-iso-9001',
        },
        {
          standard: 'ISO 14001',
          subject: { en: 'Environmental management', zh: '环境管理' },
          number: 'SG-14001-2011-022',
          scope: {
            en: 'Sites in Shenzhen and Huizhou, with the return of worn-out machines',
            zh: '深圳与惠州两地，包括旧机回收',
          },
          validUntil: '2027-09-30T00:00:00.000Z',
          picture: 'key:certificate-iso-14001',
        },
        {
          standard: 'ISO 27001',
          subject: { en: 'Information security', zh: '信息安全' },
          number: 'SG-27001-2015-009',
          scope: {
            en: 'Administration, service portal, key room and source code',
            zh: '行政、服务门户、密钥室和源代码',
          },
          validUntil: '2027-06-17T00:00:00.000Z',
          picture: 'key:certificate-iso-27001',
        },
        {
          standard: 'ISO 45001',
          subject: { en: 'Health and safety at work', zh: '职业健康安全' },
          number: 'SG-45001-2018-012',
          scope: {
            en: 'Assembly, laboratory, warehouse and field service',
            zh: '装配、实验室、仓库和现场服务',
          },
          validUntil: '2027-11-05T00:00:00.000Z',
          picture: 'key:certificate-iso-45001',
        },
        {
          standard: 'PCI PTS v6',
          subject: { en: 'PIN transaction security, version 6', zh: 'PIN 交易安全，第 6 版' },
          number: 'SG-PTS6-2025-030',
          scope: {
            en: 'Encrypting PIN pad E30, for facades and drive-up lanes',
            zh: 'E30 加密密码键盘，用于外墙和车道',
          },
          validUntil: '2031-04-30T00:00:00.000Z',
          picture: 'key:certificate-pci-pts-v6',
        },
        {
          standard: 'PCI PTS v5',
          subject: { en: 'PIN transaction security, version 5', zh: 'PIN 交易安全，第 5 版' },
          number: 'SG-PTS5-2019-020',
          scope: {
            en: 'Encrypting PIN pads E10, E20 and E40 (PCI 5.x)',
            zh: 'E10、E20 和 E40 加密密码键盘（PCI 5.x）',
          },
          validUntil: '2027-04-30T00:00:00.000Z',
          picture: 'key:certificate-pci-pts-v5',
        },
      ],
    },
  ],
}
