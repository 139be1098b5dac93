import { FieldComments as FieldComments_38bf23936ad7c8dd8824bdaeb25b390b } from '../../../../src/panel/comments/field-comments'
import { TranslationBadge as TranslationBadge_449cd86cb3f24acfce5971cc351ce8a8 } from '../../../../src/panel/translations/badge'
import { FieldMark as FieldMark_0d81f937b9615c8ccb5cdf49208bc566 } from '../../../../src/panel/checks/field-mark'
import { SlugField as SlugField_3c87b572ade40b8b45697f254dea6627 } from '../../../../src/panel/slug-field'
import { PairsField as PairsField_da049788635928546deebb8dcec15e13 } from '../../../../src/panel/pairs-field'
import { AttributeValuesField as AttributeValuesField_41ccd9b69615c36cb101afccd0723a77 } from '../../../../src/panel/attributes/values-field'
import { AttributeTextsField as AttributeTextsField_6aa4ea99ae1fbed95a70c321e9db184b } from '../../../../src/panel/attributes/texts-field'
import { VariantsField as VariantsField_0f9ade07d939e96941541be2e0efa7d0 } from '../../../../src/panel/variants/variants-field'
import { VariantTextsField as VariantTextsField_02c3a1881b9193587d69c4c477f2682d } from '../../../../src/panel/variants/texts-field'
import { DocumentsOfProduct as DocumentsOfProduct_38af092801f8d54b6bc51d26ad6d499c } from '../../../../src/panel/documents/of-product'
import { ModelsOfProduct as ModelsOfProduct_664c1e7e20c78ceecd2fca747e12d75b } from '../../../../src/panel/models/of-product'
import { SharePreview as SharePreview_712f2ec743d9e8286692213d97a3067a } from '../../../../src/panel/share/share-preview'
import { ChecksOfDocument as ChecksOfDocument_c8c612bf7822eba1953c43d915bc2277 } from '../../../../src/panel/checks/of-document'
import { CommentsOfDocument as CommentsOfDocument_7fd31df27e4502888666c92ddc8f9542 } from '../../../../src/panel/comments/of-document'
import { EditOnPage as EditOnPage_ff11b5376d853f00f99c680538fc1480 } from '../../../../src/panel/drafts/edit-on-page'
import { AddToRelease as AddToRelease_00ddd1b7b0870c0ef2da51bc7bd34668 } from '../../../../src/panel/drafts/add-to-release'
import { ShowRefused as ShowRefused_970e0621d2bc35f5ea9524a7e757cb04 } from '../../../../src/panel/show-refused'
import { DraftPublishButton as DraftPublishButton_6139211b77211679906ff60545488c72 } from '../../../../src/panel/drafts/publish-button'
import { History as History_76eec67061eb7de0d829d89d221c8d76 } from '../../../../src/panel/history/view'
import { FamilyField as FamilyField_270557878c11a5aa6ae392a3253f055b } from '../../../../src/panel/family-field'
import { LastDayCell as LastDayCell_0a225f690068d7acc9303f76395f0d43 } from '../../../../src/panel/certificates/last-day-cell'
import { ValidityFilter as ValidityFilter_6950c8863e56032cc9b82271e3023545 } from '../../../../src/panel/certificates/validity-filter'
import { KnownTags as KnownTags_d778308619fe3615d477ed2e40987b6e } from '../../../../src/panel/tags/known-tags'
import { FileField as FileField_e7fce148767bf156fb0050a743e6907d } from '../../../../src/panel/documents/file-field'
import { CsafFile as CsafFile_f36ee3642da8cb8ae1388c98ac9855d1 } from '../../../../src/panel/security-notices/csaf-file'
import { NewDocument as NewDocument_6b7153fea065109ac40a1135e3cb5cdf } from '../../../../src/panel/drafts/new-document'
import { ObjectField as ObjectField_a2533a8e8ac19d93f0f9377a43c9fc9c } from '../../../../src/panel/object-field'
import { MenuTreeView as MenuTreeView_97f5666a3e7d2a7a775cbd7ddf918fcb } from '../../../../src/panel/menu-tree/view'
import { PictureCell as PictureCell_ad5306aed6511d0b75acdb7a2e1534e1 } from '../../../../src/panel/files/picture-cell'
import { FontSample as FontSample_6f0cc78a311a3347d6c583edf905503d } from '../../../../src/panel/brand/font-sample'
import { LinesField as LinesField_49df89ceea9631e0255db892a9421876 } from '../../../../src/panel/lines-field'
import { VisitorFiles as VisitorFiles_614200f7fd087db2dd528116e4bb8727 } from '../../../../src/panel/visitor-files'
import { OwnAccount as OwnAccount_edfb6a669ca3b7b031069b1bc9576588 } from '../../../../src/panel/own-account'
import { RecordCell as RecordCell_24ef8d727c304f3c4314e92cd1b57a5f } from '../../../../src/panel/activity/record-cell'
import { RowName as RowName_5ec672ed754132af3e64aba23f4df6c9 } from '../../../../src/panel/row-name'
import { TimeZoneField as TimeZoneField_9977855f65b80ac7a71a4bbf45c4bd0e } from '../../../../src/panel/time-zone-field'
import { ColorField as ColorField_091bc0d6deea0754100d96ffd07eba7a } from '../../../../src/panel/brand/color-field'
import { BrandSample as BrandSample_572fb59e26834e75def05ea18085e20e } from '../../../../src/panel/brand/sample'
import { Nothing as Nothing_415da6d50d290e9253079c115d8cbbd6 } from '../../../../src/panel/nothing'
import { BlockRowLabel as BlockRowLabel_1bbb39ecd88acdf1aa46cfa1772bef82 } from '../../../../src/panel/hidden-blocks/row-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Icon as Icon_19bdaba83e083b2e1eae49545cfcba31 } from '../../../../src/panel/brand/icon'
import { Logo as Logo_de733077f1290425111ca2d2d84977a0 } from '../../../../src/panel/brand/logo'
import { StaffLink as StaffLink_f7b416dd5ddf48a1b43dec2d847069f8 } from '../../../../src/panel/staff-link'
import { PortalLink as PortalLink_d760af68c0bbe0cd499009b020493f91 } from '../../../../src/panel/portal-link'
import { GalleryLink as GalleryLink_42422b73923e3cbb8f817fa4b83fb944 } from '../../../../src/panel/gallery/nav-link'
import { DashboardHeading as DashboardHeading_bf3647daae401f9ea38b7437c80a5bf9 } from '../../../../src/panel/dashboard-heading'
import { LanguageNote as LanguageNote_d2bb1f3e422ae70dfb79f255ba25bc9f } from '../../../../src/panel/language-note'
import { UnreadInquiries as UnreadInquiries_3df8e9498ded0cdc38b4a7a192a68052 } from '../../../../src/panel/inquiries/list'
import { StaffLinks as StaffLinks_affd15c498eeb3005a6c3e79ee706f45 } from '../../../../src/panel/inquiries/nav-link'
import { Accessible as Accessible_03e605e4b20156b639b482ae00a265c3 } from '../../../../src/panel/accessible'
import { FittedUploads as FittedUploads_8245087d157fc3158651d519d409bb14 } from '../../../../src/panel/fitted-uploads'
import { FileNames as FileNames_2a67580bed3b3620a879303c1bf2be88 } from '../../../../src/panel/files/file-names'
import { Gallery as Gallery_bd695d4e54749ffc6621e825195232a7 } from '../../../../src/panel/gallery/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/panel/comments/field-comments#FieldComments": FieldComments_38bf23936ad7c8dd8824bdaeb25b390b,
  "/src/panel/translations/badge#TranslationBadge": TranslationBadge_449cd86cb3f24acfce5971cc351ce8a8,
  "/src/panel/checks/field-mark#FieldMark": FieldMark_0d81f937b9615c8ccb5cdf49208bc566,
  "/src/panel/slug-field#SlugField": SlugField_3c87b572ade40b8b45697f254dea6627,
  "/src/panel/pairs-field#PairsField": PairsField_da049788635928546deebb8dcec15e13,
  "/src/panel/attributes/values-field#AttributeValuesField": AttributeValuesField_41ccd9b69615c36cb101afccd0723a77,
  "/src/panel/attributes/texts-field#AttributeTextsField": AttributeTextsField_6aa4ea99ae1fbed95a70c321e9db184b,
  "/src/panel/variants/variants-field#VariantsField": VariantsField_0f9ade07d939e96941541be2e0efa7d0,
  "/src/panel/variants/texts-field#VariantTextsField": VariantTextsField_02c3a1881b9193587d69c4c477f2682d,
  "/src/panel/documents/of-product#DocumentsOfProduct": DocumentsOfProduct_38af092801f8d54b6bc51d26ad6d499c,
  "/src/panel/models/of-product#ModelsOfProduct": ModelsOfProduct_664c1e7e20c78ceecd2fca747e12d75b,
  "/src/panel/share/share-preview#SharePreview": SharePreview_712f2ec743d9e8286692213d97a3067a,
  "/src/panel/checks/of-document#ChecksOfDocument": ChecksOfDocument_c8c612bf7822eba1953c43d915bc2277,
  "/src/panel/comments/of-document#CommentsOfDocument": CommentsOfDocument_7fd31df27e4502888666c92ddc8f9542,
  "/src/panel/drafts/edit-on-page#EditOnPage": EditOnPage_ff11b5376d853f00f99c680538fc1480,
  "/src/panel/drafts/add-to-release#AddToRelease": AddToRelease_00ddd1b7b0870c0ef2da51bc7bd34668,
  "/src/panel/show-refused#ShowRefused": ShowRefused_970e0621d2bc35f5ea9524a7e757cb04,
  "/src/panel/drafts/publish-button#DraftPublishButton": DraftPublishButton_6139211b77211679906ff60545488c72,
  "/src/panel/history/view#History": History_76eec67061eb7de0d829d89d221c8d76,
  "/src/panel/family-field#FamilyField": FamilyField_270557878c11a5aa6ae392a3253f055b,
  "/src/panel/certificates/last-day-cell#LastDayCell": LastDayCell_0a225f690068d7acc9303f76395f0d43,
  "/src/panel/certificates/validity-filter#ValidityFilter": ValidityFilter_6950c8863e56032cc9b82271e3023545,
  "/src/panel/tags/known-tags#KnownTags": KnownTags_d778308619fe3615d477ed2e40987b6e,
  "/src/panel/documents/file-field#FileField": FileField_e7fce148767bf156fb0050a743e6907d,
  "/src/panel/security-notices/csaf-file#CsafFile": CsafFile_f36ee3642da8cb8ae1388c98ac9855d1,
  "/src/panel/drafts/new-document#NewDocument": NewDocument_6b7153fea065109ac40a1135e3cb5cdf,
  "/src/panel/object-field#ObjectField": ObjectField_a2533a8e8ac19d93f0f9377a43c9fc9c,
  "/src/panel/menu-tree/view#MenuTreeView": MenuTreeView_97f5666a3e7d2a7a775cbd7ddf918fcb,
  "/src/panel/files/picture-cell#PictureCell": PictureCell_ad5306aed6511d0b75acdb7a2e1534e1,
  "/src/panel/brand/font-sample#FontSample": FontSample_6f0cc78a311a3347d6c583edf905503d,
  "/src/panel/lines-field#LinesField": LinesField_49df89ceea9631e0255db892a9421876,
  "/src/panel/visitor-files#VisitorFiles": VisitorFiles_614200f7fd087db2dd528116e4bb8727,
  "/src/panel/own-account#OwnAccount": OwnAccount_edfb6a669ca3b7b031069b1bc9576588,
  "/src/panel/activity/record-cell#RecordCell": RecordCell_24ef8d727c304f3c4314e92cd1b57a5f,
  "/src/panel/row-name#RowName": RowName_5ec672ed754132af3e64aba23f4df6c9,
  "/src/panel/time-zone-field#TimeZoneField": TimeZoneField_9977855f65b80ac7a71a4bbf45c4bd0e,
  "/src/panel/brand/color-field#ColorField": ColorField_091bc0d6deea0754100d96ffd07eba7a,
  "/src/panel/brand/sample#BrandSample": BrandSample_572fb59e26834e75def05ea18085e20e,
  "/src/panel/nothing#Nothing": Nothing_415da6d50d290e9253079c115d8cbbd6,
  "/src/panel/hidden-blocks/row-label#BlockRowLabel": BlockRowLabel_1bbb39ecd88acdf1aa46cfa1772bef82,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/brand/icon#Icon": Icon_19bdaba83e083b2e1eae49545cfcba31,
  "/src/panel/brand/logo#Logo": Logo_de733077f1290425111ca2d2d84977a0,
  "/src/panel/staff-link#StaffLink": StaffLink_f7b416dd5ddf48a1b43dec2d847069f8,
  "/src/panel/portal-link#PortalLink": PortalLink_d760af68c0bbe0cd499009b020493f91,
  "/src/panel/gallery/nav-link#GalleryLink": GalleryLink_42422b73923e3cbb8f817fa4b83fb944,
  "/src/panel/dashboard-heading#DashboardHeading": DashboardHeading_bf3647daae401f9ea38b7437c80a5bf9,
  "/src/panel/language-note#LanguageNote": LanguageNote_d2bb1f3e422ae70dfb79f255ba25bc9f,
  "/src/panel/inquiries/list#UnreadInquiries": UnreadInquiries_3df8e9498ded0cdc38b4a7a192a68052,
  "/src/panel/inquiries/nav-link#StaffLinks": StaffLinks_affd15c498eeb3005a6c3e79ee706f45,
  "/src/panel/accessible#Accessible": Accessible_03e605e4b20156b639b482ae00a265c3,
  "/src/panel/fitted-uploads#FittedUploads": FittedUploads_8245087d157fc3158651d519d409bb14,
  "/src/panel/files/file-names#FileNames": FileNames_2a67580bed3b3620a879303c1bf2be88,
  "/src/panel/gallery/view#Gallery": Gallery_bd695d4e54749ffc6621e825195232a7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
