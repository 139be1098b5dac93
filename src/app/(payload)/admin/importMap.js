import { FieldComments as FieldComments_202ca9daf7c8ca0295f029eafce165f6 } from '../../../../src/staff/workflow/comments/field-comments'
import { TranslationBadge as TranslationBadge_0f0ffd33bf9c627f62bcd573130abcfa } from '../../../../src/staff/workflow/translations/translation-badge'
import { FieldMark as FieldMark_cced3e8079a88f73c050cf52001bdcb4 } from '../../../../src/staff/panel/checks/checks'
import { SlugField as SlugField_635a77131418287ed29430222c5c4f1a } from '../../../../src/staff/panel/slug-field'
import { Comments as Comments_5030b9765ed38c99cbd3798af367cb8f } from '../../../../src/staff/workflow/comments/comments'
import { ShowRefused as ShowRefused_951eb24de911c6101259913d5e2534d0 } from '../../../../src/payload/patches/panel/show-refused'
import { SaveOnce as SaveOnce_ed68c1f6dd858b1b9444732085b96dd7 } from '../../../../src/payload/patches/panel/save-once'
import { History as History_d8fe5ce6723c7472bd05e1b63edb8853 } from '../../../../src/staff/panel/history/view'
import { EditedInDashboard as EditedInDashboard_7211529a3f37e058efdbbe9a46188f14 } from '../../../../src/staff/panel/edited-in-dashboard'
import { FamilyField as FamilyField_a6259e6a8e3097418e67dd77034c8bc5 } from '../../../../src/staff/panel/choice-fields'
import { ChecksOfDocument as ChecksOfDocument_cced3e8079a88f73c050cf52001bdcb4 } from '../../../../src/staff/panel/checks/checks'
import { PairsField as PairsField_0069e37603b90f501bf26462c3b00b17 } from '../../../../src/staff/panel/json-fields'
import { LastDayCell as LastDayCell_64815f92cc41700dc9a5d8042e3c6218 } from '../../../../src/staff/panel/certificates'
import { ValidityFilter as ValidityFilter_64815f92cc41700dc9a5d8042e3c6218 } from '../../../../src/staff/panel/certificates'
import { KnownTags as KnownTags_19db7c736b8bd38bd61d0d55f47e222b } from '../../../../src/staff/panel/tags/known-tags'
import { FileField as FileField_0b1999fd95178ae8b5f24927205696a7 } from '../../../../src/staff/panel/documents/file-field'
import { EditOnPage as EditOnPage_cea9720a46cf4973fe80d77242893246 } from '../../../../src/staff/panel/drafts'
import { AddToRelease as AddToRelease_dcc6f2c2801b3996f404bfcbd6cdfdb4 } from '../../../../src/staff/workflow/add-to-release'
import { DraftPublishButton as DraftPublishButton_cea9720a46cf4973fe80d77242893246 } from '../../../../src/staff/panel/drafts'
import { CsafFile as CsafFile_5b0b74bb7404ce84653bb1a577b12d84 } from '../../../../src/staff/panel/files'
import { SharePreview as SharePreview_a8f63ded5855a01a28fb5bb37a9169e8 } from '../../../../src/staff/workflow/share/share-preview'
import { NewDocument as NewDocument_cea9720a46cf4973fe80d77242893246 } from '../../../../src/staff/panel/drafts'
import { ObjectField as ObjectField_0069e37603b90f501bf26462c3b00b17 } from '../../../../src/staff/panel/json-fields'
import { MenuTreeView as MenuTreeView_996b8f88b5cc5e345819b874fe826777 } from '../../../../src/staff/panel/menu-tree/view'
import { PictureCell as PictureCell_5b0b74bb7404ce84653bb1a577b12d84 } from '../../../../src/staff/panel/files'
import { FontSample as FontSample_bd7ce4ef110ad2d68c49310670e15281 } from '../../../../src/staff/panel/brand/font-sample'
import { LinesField as LinesField_0069e37603b90f501bf26462c3b00b17 } from '../../../../src/staff/panel/json-fields'
import { VisitorFiles as VisitorFiles_5b0b74bb7404ce84653bb1a577b12d84 } from '../../../../src/staff/panel/files'
import { OwnAccount as OwnAccount_ff9ef16a1ce1c008dbc508e48396180b } from '../../../../src/staff/panel/page-parts'
import { RecordCell as RecordCell_7a6147af61ce36645a51cedaaf3ada4b } from '../../../../src/staff/panel/activity/record-cell'
import { RowName as RowName_23a23140ef5f51cc833c26298a33002c } from '../../../../src/staff/panel/row-name'
import { TimeZoneField as TimeZoneField_a6259e6a8e3097418e67dd77034c8bc5 } from '../../../../src/staff/panel/choice-fields'
import { ColorField as ColorField_f047a1de035a3317ecbc8505b93a5cc4 } from '../../../../src/staff/panel/brand/color-field'
import { BrandSample as BrandSample_6932bb87fd5a88ff8a9f80191f9488c7 } from '../../../../src/staff/panel/brand/sample'
import { Nothing as Nothing_ff9ef16a1ce1c008dbc508e48396180b } from '../../../../src/staff/panel/page-parts'
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
import { Nav as Nav_e2a28227df4c5bc89b9a5c035171f042 } from '../../../../src/staff/panel/shell/nav'
import { ViewNotice as ViewNotice_e2a28227df4c5bc89b9a5c035171f042 } from '../../../../src/staff/panel/shell/nav'
import { Icon as Icon_84706786fadf8cfb26baaa22adc84173 } from '../../../../src/staff/panel/brand/site-mark'
import { Logo as Logo_84706786fadf8cfb26baaa22adc84173 } from '../../../../src/staff/panel/brand/site-mark'
import { Session as Session_e2a28227df4c5bc89b9a5c035171f042 } from '../../../../src/staff/panel/shell/nav'
import { PortalLink as PortalLink_ff9ef16a1ce1c008dbc508e48396180b } from '../../../../src/staff/panel/page-parts'
import { Accessible as Accessible_d03988bbb818bde0a56c96129a2fc3e6 } from '../../../../src/payload/patches/panel/accessible'
import { FittedUploads as FittedUploads_674f91cd661cf9a327b200e840ef78d4 } from '../../../../src/payload/patches/panel/fitted-uploads'
import { FileNames as FileNames_f1f4a81b4eaadc91417da5b60eddf607 } from '../../../../src/payload/patches/panel/file-names'
import { WorkflowHost as WorkflowHost_656e3027c98e09b446707dcfef7c813f } from '../../../../src/staff/panel/workflow-host'
import { Home as Home_ff9ef16a1ce1c008dbc508e48396180b } from '../../../../src/staff/panel/page-parts'
import { Gallery as Gallery_7ef49700a316732e6425ff0146ad091a } from '../../../../src/staff/panel/gallery/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/staff/workflow/comments/field-comments#FieldComments": FieldComments_202ca9daf7c8ca0295f029eafce165f6,
  "/src/staff/workflow/translations/translation-badge#TranslationBadge": TranslationBadge_0f0ffd33bf9c627f62bcd573130abcfa,
  "/src/staff/panel/checks/checks#FieldMark": FieldMark_cced3e8079a88f73c050cf52001bdcb4,
  "/src/staff/panel/slug-field#SlugField": SlugField_635a77131418287ed29430222c5c4f1a,
  "/src/staff/workflow/comments/comments#Comments": Comments_5030b9765ed38c99cbd3798af367cb8f,
  "/src/payload/patches/panel/show-refused#ShowRefused": ShowRefused_951eb24de911c6101259913d5e2534d0,
  "/src/payload/patches/panel/save-once#SaveOnce": SaveOnce_ed68c1f6dd858b1b9444732085b96dd7,
  "/src/staff/panel/history/view#History": History_d8fe5ce6723c7472bd05e1b63edb8853,
  "/src/staff/panel/edited-in-dashboard#EditedInDashboard": EditedInDashboard_7211529a3f37e058efdbbe9a46188f14,
  "/src/staff/panel/choice-fields#FamilyField": FamilyField_a6259e6a8e3097418e67dd77034c8bc5,
  "/src/staff/panel/checks/checks#ChecksOfDocument": ChecksOfDocument_cced3e8079a88f73c050cf52001bdcb4,
  "/src/staff/panel/json-fields#PairsField": PairsField_0069e37603b90f501bf26462c3b00b17,
  "/src/staff/panel/certificates#LastDayCell": LastDayCell_64815f92cc41700dc9a5d8042e3c6218,
  "/src/staff/panel/certificates#ValidityFilter": ValidityFilter_64815f92cc41700dc9a5d8042e3c6218,
  "/src/staff/panel/tags/known-tags#KnownTags": KnownTags_19db7c736b8bd38bd61d0d55f47e222b,
  "/src/staff/panel/documents/file-field#FileField": FileField_0b1999fd95178ae8b5f24927205696a7,
  "/src/staff/panel/drafts#EditOnPage": EditOnPage_cea9720a46cf4973fe80d77242893246,
  "/src/staff/workflow/add-to-release#AddToRelease": AddToRelease_dcc6f2c2801b3996f404bfcbd6cdfdb4,
  "/src/staff/panel/drafts#DraftPublishButton": DraftPublishButton_cea9720a46cf4973fe80d77242893246,
  "/src/staff/panel/files#CsafFile": CsafFile_5b0b74bb7404ce84653bb1a577b12d84,
  "/src/staff/workflow/share/share-preview#SharePreview": SharePreview_a8f63ded5855a01a28fb5bb37a9169e8,
  "/src/staff/panel/drafts#NewDocument": NewDocument_cea9720a46cf4973fe80d77242893246,
  "/src/staff/panel/json-fields#ObjectField": ObjectField_0069e37603b90f501bf26462c3b00b17,
  "/src/staff/panel/menu-tree/view#MenuTreeView": MenuTreeView_996b8f88b5cc5e345819b874fe826777,
  "/src/staff/panel/files#PictureCell": PictureCell_5b0b74bb7404ce84653bb1a577b12d84,
  "/src/staff/panel/brand/font-sample#FontSample": FontSample_bd7ce4ef110ad2d68c49310670e15281,
  "/src/staff/panel/json-fields#LinesField": LinesField_0069e37603b90f501bf26462c3b00b17,
  "/src/staff/panel/files#VisitorFiles": VisitorFiles_5b0b74bb7404ce84653bb1a577b12d84,
  "/src/staff/panel/page-parts#OwnAccount": OwnAccount_ff9ef16a1ce1c008dbc508e48396180b,
  "/src/staff/panel/activity/record-cell#RecordCell": RecordCell_7a6147af61ce36645a51cedaaf3ada4b,
  "/src/staff/panel/row-name#RowName": RowName_23a23140ef5f51cc833c26298a33002c,
  "/src/staff/panel/choice-fields#TimeZoneField": TimeZoneField_a6259e6a8e3097418e67dd77034c8bc5,
  "/src/staff/panel/brand/color-field#ColorField": ColorField_f047a1de035a3317ecbc8505b93a5cc4,
  "/src/staff/panel/brand/sample#BrandSample": BrandSample_6932bb87fd5a88ff8a9f80191f9488c7,
  "/src/staff/panel/page-parts#Nothing": Nothing_ff9ef16a1ce1c008dbc508e48396180b,
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
  "/src/staff/panel/shell/nav#Nav": Nav_e2a28227df4c5bc89b9a5c035171f042,
  "/src/staff/panel/shell/nav#ViewNotice": ViewNotice_e2a28227df4c5bc89b9a5c035171f042,
  "/src/staff/panel/brand/site-mark#Icon": Icon_84706786fadf8cfb26baaa22adc84173,
  "/src/staff/panel/brand/site-mark#Logo": Logo_84706786fadf8cfb26baaa22adc84173,
  "/src/staff/panel/shell/nav#Session": Session_e2a28227df4c5bc89b9a5c035171f042,
  "/src/staff/panel/page-parts#PortalLink": PortalLink_ff9ef16a1ce1c008dbc508e48396180b,
  "/src/payload/patches/panel/accessible#Accessible": Accessible_d03988bbb818bde0a56c96129a2fc3e6,
  "/src/payload/patches/panel/fitted-uploads#FittedUploads": FittedUploads_674f91cd661cf9a327b200e840ef78d4,
  "/src/payload/patches/panel/file-names#FileNames": FileNames_f1f4a81b4eaadc91417da5b60eddf607,
  "/src/staff/panel/workflow-host#WorkflowHost": WorkflowHost_656e3027c98e09b446707dcfef7c813f,
  "/src/staff/panel/page-parts#Home": Home_ff9ef16a1ce1c008dbc508e48396180b,
  "/src/staff/panel/gallery/view#Gallery": Gallery_7ef49700a316732e6425ff0146ad091a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
