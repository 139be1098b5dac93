import * as migration_20261121_105453_initial from './20261121_105453_initial';
import * as migration_20261121_143532_redirects from './20261121_143532_redirects';
import * as migration_20261121_144758_site_logo from './20261121_144758_site_logo';
import * as migration_20261121_161238_staff_account from './20261121_161238_staff_account';
import * as migration_20261122_073940_products_active_index from './20261122_073940_products_active_index';
import * as migration_20261122_234350_saved_by from './20261122_234350_saved_by';
import * as migration_20261123_165823_brand from './20261123_165823_brand';
import * as migration_20261123_175521_menus from './20261123_175521_menus';
import * as migration_20261123_234610_languages_and_modules from './20261123_234610_languages_and_modules';
import * as migration_20261124_182826_catalogue_model from './20261124_182826_catalogue_model';
import * as migration_20261125_041747_checks_and_visits from './20261125_041747_checks_and_visits';
import * as migration_20261125_073302_record_seo from './20261125_073302_record_seo';
import * as migration_20261125_074627_replies from './20261125_074627_replies';
import * as migration_20261125_081643_media_library from './20261125_081643_media_library';
import * as migration_20261125_153244_releases from './20261125_153244_releases';
import * as migration_20261125_155659_approvals from './20261125_155659_approvals';
import * as migration_20261125_235718_document_tags from './20261125_235718_document_tags';
import * as migration_20261127_201832_releases_in_transactions from './20261127_201832_releases_in_transactions';
import * as migration_20261128_050046_initial_passwords_and_words_of_activity from './20261128_050046_initial_passwords_and_words_of_activity';
import * as migration_20261128_080732_areas_and_words_for_visitors from './20261128_080732_areas_and_words_for_visitors';
import * as migration_20261129_141423_inquiry_done from './20261129_141423_inquiry_done';
import * as migration_20261129_211629_patterns from './20261129_211629_patterns';
import * as migration_20261130_021753_error_codes_offers_search_words from './20261130_021753_error_codes_offers_search_words';
import * as migration_20261130_054836_outlines_and_news_tags from './20261130_054836_outlines_and_news_tags';
import * as migration_20261130_130236_web_vitals from './20261130_130236_web_vitals';
import * as migration_20261130_202510_api_keys from './20261130_202510_api_keys';
import * as migration_20261130_212828_single_sign_on_and_webhooks from './20261130_212828_single_sign_on_and_webhooks';

export const migrations = [
  {
    up: migration_20261121_105453_initial.up,
    down: migration_20261121_105453_initial.down,
    name: '20261121_105453_initial',
  },
  {
    up: migration_20261121_143532_redirects.up,
    down: migration_20261121_143532_redirects.down,
    name: '20261121_143532_redirects',
  },
  {
    up: migration_20261121_144758_site_logo.up,
    down: migration_20261121_144758_site_logo.down,
    name: '20261121_144758_site_logo',
  },
  {
    up: migration_20261121_161238_staff_account.up,
    down: migration_20261121_161238_staff_account.down,
    name: '20261121_161238_staff_account',
  },
  {
    up: migration_20261122_073940_products_active_index.up,
    down: migration_20261122_073940_products_active_index.down,
    name: '20261122_073940_products_active_index',
  },
  {
    up: migration_20261122_234350_saved_by.up,
    down: migration_20261122_234350_saved_by.down,
    name: '20261122_234350_saved_by',
  },
  {
    up: migration_20261123_165823_brand.up,
    down: migration_20261123_165823_brand.down,
    name: '20261123_165823_brand',
  },
  {
    up: migration_20261123_175521_menus.up,
    down: migration_20261123_175521_menus.down,
    name: '20261123_175521_menus',
  },
  {
    up: migration_20261123_234610_languages_and_modules.up,
    down: migration_20261123_234610_languages_and_modules.down,
    name: '20261123_234610_languages_and_modules',
  },
  {
    up: migration_20261124_182826_catalogue_model.up,
    down: migration_20261124_182826_catalogue_model.down,
    name: '20261124_182826_catalogue_model',
  },
  {
    up: migration_20261125_041747_checks_and_visits.up,
    down: migration_20261125_041747_checks_and_visits.down,
    name: '20261125_041747_checks_and_visits',
  },
  {
    up: migration_20261125_073302_record_seo.up,
    down: migration_20261125_073302_record_seo.down,
    name: '20261125_073302_record_seo',
  },
  {
    up: migration_20261125_074627_replies.up,
    down: migration_20261125_074627_replies.down,
    name: '20261125_074627_replies',
  },
  {
    up: migration_20261125_081643_media_library.up,
    down: migration_20261125_081643_media_library.down,
    name: '20261125_081643_media_library',
  },
  {
    up: migration_20261125_153244_releases.up,
    down: migration_20261125_153244_releases.down,
    name: '20261125_153244_releases',
  },
  {
    up: migration_20261125_155659_approvals.up,
    down: migration_20261125_155659_approvals.down,
    name: '20261125_155659_approvals',
  },
  {
    up: migration_20261125_235718_document_tags.up,
    down: migration_20261125_235718_document_tags.down,
    name: '20261125_235718_document_tags',
  },
  {
    up: migration_20261127_201832_releases_in_transactions.up,
    down: migration_20261127_201832_releases_in_transactions.down,
    name: '20261127_201832_releases_in_transactions',
  },
  {
    up: migration_20261128_050046_initial_passwords_and_words_of_activity.up,
    down: migration_20261128_050046_initial_passwords_and_words_of_activity.down,
    name: '20261128_050046_initial_passwords_and_words_of_activity',
  },
  {
    up: migration_20261128_080732_areas_and_words_for_visitors.up,
    down: migration_20261128_080732_areas_and_words_for_visitors.down,
    name: '20261128_080732_areas_and_words_for_visitors',
  },
  {
    up: migration_20261129_141423_inquiry_done.up,
    down: migration_20261129_141423_inquiry_done.down,
    name: '20261129_141423_inquiry_done',
  },
  {
    up: migration_20261129_211629_patterns.up,
    down: migration_20261129_211629_patterns.down,
    name: '20261129_211629_patterns',
  },
  {
    up: migration_20261130_021753_error_codes_offers_search_words.up,
    down: migration_20261130_021753_error_codes_offers_search_words.down,
    name: '20261130_021753_error_codes_offers_search_words',
  },
  {
    up: migration_20261130_054836_outlines_and_news_tags.up,
    down: migration_20261130_054836_outlines_and_news_tags.down,
    name: '20261130_054836_outlines_and_news_tags',
  },
  {
    up: migration_20261130_130236_web_vitals.up,
    down: migration_20261130_130236_web_vitals.down,
    name: '20261130_130236_web_vitals',
  },
  {
    up: migration_20261130_202510_api_keys.up,
    down: migration_20261130_202510_api_keys.down,
    name: '20261130_202510_api_keys',
  },
  {
    up: migration_20261130_212828_single_sign_on_and_webhooks.up,
    down: migration_20261130_212828_single_sign_on_and_webhooks.down,
    name: '20261130_212828_single_sign_on_and_webhooks'
  },
];
