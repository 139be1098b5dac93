/** Widths at which the layout of a page changes. A component's own changes are container queries. */
const breakpoints = {
  narrow: '600px', // two short things beside each other
  medium: '760px', // two of three columns
  wide: '900px', // words beside words
  full: '1024px', // all columns, and the menus in the header
  beside: '1200px', // a list and a record of it
}

/**
 * Distances and type come from `tokens.css`. Up to 3 px are a matter of the eye, `clamp()` and `calc()` are the
 * measures of one layout, and paper is measured in mm and pt.
 */
const rawDistance = /^(?!.*(?:clamp|calc)\().*(?:(?<![\w.])(?:[4-9]|\d{2,})(?:\.\d+)?px|\drem)/
const rawType = /^[\d.]+(?:px|rem|em)$/

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  ignoreFiles: [
    '.dev-test-*/**',
    '.next/**',
    'coverage/**',
    'dist/**',
    'playwright-report/**',
    'test-results/**',
  ],
  referenceFiles: [
    'src/app/*/styles/*.css',
    'site/tokens.css',
    'src/components/**/*.css',
    'stylelint.known.css',
  ],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': { '/width$/': Object.values(breakpoints) },
    'declaration-property-value-disallowed-list': {
      '/^((scroll-)?(padding|margin)|(row-|column-)?gap)/': [rawDistance],
      'font-size': [rawType],
    },
    'no-unknown-custom-properties': true,
    'no-descending-specificity': null,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
  },
  // Payload's panel has a scale of its own, and shows what the staff interfaces share.
  overrides: [
    {
      files: ['src/app/*/panel.css', 'src/staff/{panel,workflow}/**/*.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}
