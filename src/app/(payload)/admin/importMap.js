import { FieldComments as FieldComments_202ca9daf7c8ca0295f029eafce165f6 } from '../../../../src/staff/workflow/comments/field-comments'
import { TranslationBadge as TranslationBadge_0f0ffd33bf9c627f62bcd573130abcfa } from '../../../../src/staff/workflow/translations/translation-badge'
import { FieldMark as FieldMark_a0d1ad600dc9485178805d60dba3d4f0 } from '../../../../src/staff/panel/checks/field-mark'
import { SlugField as SlugField_635a77131418287ed29430222c5c4f1a } from '../../../../src/staff/panel/slug-field'
import { Comments as Comments_5030b9765ed38c99cbd3798af367cb8f } from '../../../../src/staff/workflow/comments/comments'
import { ShowRefused as ShowRefused_951eb24de911c6101259913d5e2534d0 } from '../../../../src/payload/patches/panel/show-refused'
import { History as History_d8fe5ce6723c7472bd05e1b63edb8853 } from '../../../../src/staff/panel/history/view'
import { EditedInDashboard as EditedInDashboard_7211529a3f37e058efdbbe9a46188f14 } from '../../../../src/staff/panel/edited-in-dashboard'
import { FamilyField as FamilyField_a750addffde49414aae4e451b8f3c22b } from '../../../../src/staff/panel/family-field'
import { ChecksOfDocument as ChecksOfDocument_0b8965e592ab9f1d2022a53cabf3eff4 } from '../../../../src/staff/panel/checks/document-checks'
import { PairsField as PairsField_34b17b53bdc1d989c7b213ab4bae0474 } from '../../../../src/staff/panel/pairs-field'
import { LastDayCell as LastDayCell_e36b42e878744d11c16c2e51a42eebc9 } from '../../../../src/staff/panel/certificates/last-day-cell'
import { ValidityFilter as ValidityFilter_f9607f0cc95fedf782736681005979a5 } from '../../../../src/staff/panel/certificates/validity-filter'
import { KnownTags as KnownTags_19db7c736b8bd38bd61d0d55f47e222b } from '../../../../src/staff/panel/tags/known-tags'
import { FileField as FileField_0b1999fd95178ae8b5f24927205696a7 } from '../../../../src/staff/panel/documents/file-field'
import { EditOnPage as EditOnPage_9a04f8ebf84fe5426eaf5b067f74e6d9 } from '../../../../src/staff/panel/drafts/edit-on-page'
import { AddToRelease as AddToRelease_dcc6f2c2801b3996f404bfcbd6cdfdb4 } from '../../../../src/staff/workflow/add-to-release'
import { DraftPublishButton as DraftPublishButton_0208e13279618622fb7960335b72df9b } from '../../../../src/staff/panel/drafts/publish-button'
import { CsafFile as CsafFile_f55303f8de3346d2d35b6977f85c0cfc } from '../../../../src/staff/panel/security-notices/csaf-file'
import { SharePreview as SharePreview_a8f63ded5855a01a28fb5bb37a9169e8 } from '../../../../src/staff/workflow/share/share-preview'
import { NewDocument as NewDocument_fb4a130c0c63c4a4278aa2b266a99633 } from '../../../../src/staff/panel/drafts/new-document'
import { ObjectField as ObjectField_d85983f881be933d55ef2b39b343587c } from '../../../../src/staff/panel/object-field'
import { MenuTreeView as MenuTreeView_996b8f88b5cc5e345819b874fe826777 } from '../../../../src/staff/panel/menu-tree/view'
import { PictureCell as PictureCell_a11aec5837fd81341deada5f44f3d389 } from '../../../../src/staff/panel/files/picture-cell'
import { FontSample as FontSample_bd7ce4ef110ad2d68c49310670e15281 } from '../../../../src/staff/panel/brand/font-sample'
import { LinesField as LinesField_a847ab64d4b9661a517cca69c52f79c9 } from '../../../../src/staff/panel/lines-field'
import { VisitorFiles as VisitorFiles_3508c2d4058f9627ab39852891959fe4 } from '../../../../src/staff/panel/visitor-files'
import { OwnAccount as OwnAccount_bf13e827cd08d3c887318caf0a0da08b } from '../../../../src/staff/panel/own-account'
import { RecordCell as RecordCell_7a6147af61ce36645a51cedaaf3ada4b } from '../../../../src/staff/panel/activity/record-cell'
import { RowName as RowName_23a23140ef5f51cc833c26298a33002c } from '../../../../src/staff/panel/row-name'
import { TimeZoneField as TimeZoneField_6e7f307c1936deda88add6f52df3e0cc } from '../../../../src/staff/panel/time-zone-field'
import { ColorField as ColorField_f047a1de035a3317ecbc8505b93a5cc4 } from '../../../../src/staff/panel/brand/color-field'
import { BrandSample as BrandSample_6932bb87fd5a88ff8a9f80191f9488c7 } from '../../../../src/staff/panel/brand/sample'
import { Nothing as Nothing_d4c350b47af02dff9df644dd1c6414f4 } from '../../../../src/staff/panel/nothing'
import { BlockRowLabel as BlockRowLabel_b5cec9c0b7dc8232f2f6d5567f419d08 } from '../../../../src/staff/panel/hidden-blocks/row-label'
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
import { Icon as Icon_6a943471bef4232d984346232dfd2292 } from '../../../../src/staff/panel/brand/icon'
import { Logo as Logo_02b79be559ecdc5af503ac0006f7ae79 } from '../../../../src/staff/panel/brand/logo'
import { StaffLink as StaffLink_afb0580d03f4fec42a240e1330852c1d } from '../../../../src/staff/panel/staff-link'
import { PortalLink as PortalLink_73cfe4f377f2f5eb7860cef51addb766 } from '../../../../src/staff/panel/portal-link'
import { GalleryLink as GalleryLink_144a55856f3742f5ba99fc492fe3d539 } from '../../../../src/staff/panel/gallery/nav-link'
import { DashboardHeading as DashboardHeading_ed38be7e79f7ef9f79952eaa1834cdb2 } from '../../../../src/staff/panel/dashboard-heading'
import { LanguageNote as LanguageNote_b9389cd5b6f48785c9bf08601c3a66ee } from '../../../../src/staff/panel/language-note'
import { UnreadInquiries as UnreadInquiries_9d120fc68e066312361803201a30241e } from '../../../../src/staff/panel/inquiries/list'
import { StaffLinks as StaffLinks_20a4d8cd11b11356095c3c791efbaba3 } from '../../../../src/staff/panel/inquiries/nav-link'
import { Accessible as Accessible_d03988bbb818bde0a56c96129a2fc3e6 } from '../../../../src/payload/patches/panel/accessible'
import { FittedUploads as FittedUploads_674f91cd661cf9a327b200e840ef78d4 } from '../../../../src/payload/patches/panel/fitted-uploads'
import { FileNames as FileNames_f1f4a81b4eaadc91417da5b60eddf607 } from '../../../../src/payload/patches/panel/file-names'
import { WorkflowHost as WorkflowHost_656e3027c98e09b446707dcfef7c813f } from '../../../../src/staff/panel/workflow-host'
import { Gallery as Gallery_7ef49700a316732e6425ff0146ad091a } from '../../../../src/staff/panel/gallery/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/staff/workflow/comments/field-comments#FieldComments": FieldComments_202ca9daf7c8ca0295f029eafce165f6,
  "/src/staff/workflow/translations/translation-badge#TranslationBadge": TranslationBadge_0f0ffd33bf9c627f62bcd573130abcfa,
  "/src/staff/panel/checks/field-mark#FieldMark": FieldMark_a0d1ad600dc9485178805d60dba3d4f0,
  "/src/staff/panel/slug-field#SlugField": SlugField_635a77131418287ed29430222c5c4f1a,
  "/src/staff/workflow/comments/comments#Comments": Comments_5030b9765ed38c99cbd3798af367cb8f,
  "/src/payload/patches/panel/show-refused#ShowRefused": ShowRefused_951eb24de911c6101259913d5e2534d0,
  "/src/staff/panel/history/view#History": History_d8fe5ce6723c7472bd05e1b63edb8853,
  "/src/staff/panel/edited-in-dashboard#EditedInDashboard": EditedInDashboard_7211529a3f37e058efdbbe9a46188f14,
  "/src/staff/panel/family-field#FamilyField": FamilyField_a750addffde49414aae4e451b8f3c22b,
  "/src/staff/panel/checks/document-checks#ChecksOfDocument": ChecksOfDocument_0b8965e592ab9f1d2022a53cabf3eff4,
  "/src/staff/panel/pairs-field#PairsField": PairsField_34b17b53bdc1d989c7b213ab4bae0474,
  "/src/staff/panel/certificates/last-day-cell#LastDayCell": LastDayCell_e36b42e878744d11c16c2e51a42eebc9,
  "/src/staff/panel/certificates/validity-filter#ValidityFilter": ValidityFilter_f9607f0cc95fedf782736681005979a5,
  "/src/staff/panel/tags/known-tags#KnownTags": KnownTags_19db7c736b8bd38bd61d0d55f47e222b,
  "/src/staff/panel/documents/file-field#FileField": FileField_0b1999fd95178ae8b5f24927205696a7,
  "/src/staff/panel/drafts/edit-on-page#EditOnPage": EditOnPage_9a04f8ebf84fe5426eaf5b067f74e6d9,
  "/src/staff/workflow/add-to-release#AddToRelease": AddToRelease_dcc6f2c2801b3996f404bfcbd6cdfdb4,
  "/src/staff/panel/drafts/publish-button#DraftPublishButton": DraftPublishButton_0208e13279618622fb7960335b72df9b,
  "/src/staff/panel/security-notices/csaf-file#CsafFile": CsafFile_f55303f8de3346d2d35b6977f85c0cfc,
  "/src/staff/workflow/share/share-preview#SharePreview": SharePreview_a8f63ded5855a01a28fb5bb37a9169e8,
  "/src/staff/panel/drafts/new-document#NewDocument": NewDocument_fb4a130c0c63c4a4278aa2b266a99633,
  "/src/staff/panel/object-field#ObjectField": ObjectField_d85983f881be933d55ef2b39b343587c,
  "/src/staff/panel/menu-tree/view#MenuTreeView": MenuTreeView_996b8f88b5cc5e345819b874fe826777,
  "/src/staff/panel/files/picture-cell#PictureCell": PictureCell_a11aec5837fd81341deada5f44f3d389,
  "/src/staff/panel/brand/font-sample#FontSample": FontSample_bd7ce4ef110ad2d68c49310670e15281,
  "/src/staff/panel/lines-field#LinesField": LinesField_a847ab64d4b9661a517cca69c52f79c9,
  "/src/staff/panel/visitor-files#VisitorFiles": VisitorFiles_3508c2d4058f9627ab39852891959fe4,
  "/src/staff/panel/own-account#OwnAccount": OwnAccount_bf13e827cd08d3c887318caf0a0da08b,
  "/src/staff/panel/activity/record-cell#RecordCell": RecordCell_7a6147af61ce36645a51cedaaf3ada4b,
  "/src/staff/panel/row-name#RowName": RowName_23a23140ef5f51cc833c26298a33002c,
  "/src/staff/panel/time-zone-field#TimeZoneField": TimeZoneField_6e7f307c1936deda88add6f52df3e0cc,
  "/src/staff/panel/brand/color-field#ColorField": ColorField_f047a1de035a3317ecbc8505b93a5cc4,
  "/src/staff/panel/brand/sample#BrandSample": BrandSample_6932bb87fd5a88ff8a9f80191f9488c7,
  "/src/staff/panel/nothing#Nothing": Nothing_d4c350b47af02dff9df644dd1c6414f4,
  "/src/staff/panel/hidden-blocks/row-label#BlockRowLabel": BlockRowLabel_b5cec9c0b7dc8232f2f6d5567f419d08,
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
  "/src/staff/panel/brand/icon#Icon": Icon_6a943471bef4232d984346232dfd2292,
  "/src/staff/panel/brand/logo#Logo": Logo_02b79be559ecdc5af503ac0006f7ae79,
  "/src/staff/panel/staff-link#StaffLink": StaffLink_afb0580d03f4fec42a240e1330852c1d,
  "/src/staff/panel/portal-link#PortalLink": PortalLink_73cfe4f377f2f5eb7860cef51addb766,
  "/src/staff/panel/gallery/nav-link#GalleryLink": GalleryLink_144a55856f3742f5ba99fc492fe3d539,
  "/src/staff/panel/dashboard-heading#DashboardHeading": DashboardHeading_ed38be7e79f7ef9f79952eaa1834cdb2,
  "/src/staff/panel/language-note#LanguageNote": LanguageNote_b9389cd5b6f48785c9bf08601c3a66ee,
  "/src/staff/panel/inquiries/list#UnreadInquiries": UnreadInquiries_9d120fc68e066312361803201a30241e,
  "/src/staff/panel/inquiries/nav-link#StaffLinks": StaffLinks_20a4d8cd11b11356095c3c791efbaba3,
  "/src/payload/patches/panel/accessible#Accessible": Accessible_d03988bbb818bde0a56c96129a2fc3e6,
  "/src/payload/patches/panel/fitted-uploads#FittedUploads": FittedUploads_674f91cd661cf9a327b200e840ef78d4,
  "/src/payload/patches/panel/file-names#FileNames": FileNames_f1f4a81b4eaadc91417da5b60eddf607,
  "/src/staff/panel/workflow-host#WorkflowHost": WorkflowHost_656e3027c98e09b446707dcfef7c813f,
  "/src/staff/panel/gallery/view#Gallery": Gallery_7ef49700a316732e6425ff0146ad091a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
