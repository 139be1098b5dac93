import next from '@next/eslint-plugin-next'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import { defineConfig, globalIgnores } from 'eslint/config'
import { readdirSync } from 'node:fs'
import tseslint from 'typescript-eslint'

/** Rules and services that every part above them may import. */
const ground = ['src/contract', 'src/domain', 'src/i18n', 'src/platform', 'src/routing']

/**
 * Which way imports point: what each part of the tree may import, besides itself and packages.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  packages: [],
  'src/generated': ['blocks', 'collections', 'locales', 'seed', 'site'],
  'src/i18n': ['locales', 'site', 'src/generated'],
  'src/platform': ['src/generated', 'src/i18n', 'src/migrations'],
  'src/contract': ['site', 'src/i18n', 'src/platform'],
  'src/domain': ['src/contract', 'src/i18n', 'src/platform'],
  'src/routing': ['src/contract', 'src/domain', 'src/i18n', 'src/platform'],
  'src/components': [...ground, 'src/generated'],
  'src/staff/workflow': [...ground, 'src/components'],
  'src/staff/panel': [...ground, 'blocks', 'src/components', 'src/payload', 'src/staff/workflow'],
  'src/payload': [...ground, 'site', 'src/content', 'src/data'],
  'src/content': ground,
  'src/data': [...ground, 'src/content', 'src/generated'],
  'src/server': ground,
  'src/staff/in-place': [...ground, 'src/components', 'src/staff/workflow'],
  'src/staff/dashboard': [...ground, 'src/components', 'src/staff/workflow'],
  'src/api': [...ground, 'src/data', 'src/payload'],
  'src/app': [
    ...ground,
    'blocks',
    'locales',
    'site',
    'src/api',
    'src/components',
    'src/data',
    'src/payload',
    'src/staff/in-place',
    'src/staff/panel',
    'src/staff/dashboard',
    'src/staff/workflow',
  ],
  collections: [...ground, 'src/content', 'src/data', 'src/payload'],
  blocks: [...ground, 'packages', 'src/components', 'src/data', 'src/generated', 'src/payload'],
  site: [...ground, 'blocks', 'packages', 'src/components', 'src/data', 'src/payload'],
  seed: [...ground, 'blocks', 'src/data', 'src/payload', 'scripts'],
}

const everyPart = [...Object.keys(mayImport), 'locales', 'scripts', 'src/migrations', 'tests']

const zones = [
  ...Object.entries(mayImport).map(([part, allowed]) =>
    zone(
      part,
      everyPart.filter((other) => other !== part && !allowed.includes(other)),
      `${part} may import only ${allowed.join(', ') || 'packages'}.`,
    ),
  ),
  ...Object.keys(mayImport)
    .filter((part) => !['collections', 'src/domain', 'src/payload'].includes(part))
    .map((part) => zone(part, ['src/domain/checks'], 'Only src/payload looks for findings.')),
  {
    target: './src/contract',
    from: './src/platform',
    except: ['./http/error-schema.ts', './text/markup.ts'],
    message: 'Of the platform the contract knows what an error answers, and how markup is escaped.',
  },
  {
    target: './src/platform',
    from: './src/i18n',
    except: ['./languages.ts'],
    message: 'The platform knows the names of languages, not their texts.',
  },
  ...['./collections', './src/payload'].map((target) => ({
    target,
    from: './src/data',
    except: ['./cache/tags.ts', './cache/revalidate.ts'],
    message: 'Collections also run in plain Node: of the data layer they may know the tags only.',
  })),
  {
    target: './blocks',
    from: './src/payload',
    except: ['./fields'],
    message: 'What blocks and collections share is in src/payload/fields.',
  },
  {
    target: './seed',
    from: './src/data',
    except: ['./cache/tags.ts', './cache/revalidate.ts'],
    message: 'The seed runs outside the server, where there are no caches to read through.',
  },
  {
    target: './src/staff/panel',
    from: './src/payload',
    except: ['./patches/panel'],
    message: 'Of the collections our parts of the panel know what the panel draws.',
  },
  {
    target: './src/api',
    from: './src/payload',
    except: ['./operations'],
    message: 'Of the collections the API knows what its reference says of them.',
  },
  ...siblingsApart('blocks', 'A block imports no other block.'),
  ...siblingsApart('site/blocks', 'A block imports no other block.'),
  {
    target: './site',
    from: './blocks',
    except: ['./define.ts', './shown-item.ts'],
    message: 'A block of the site knows how blocks are defined, not the other blocks.',
  },
  {
    target: './site/blocks',
    from: './src/payload',
    except: ['./fields'],
    message: 'What blocks and collections share is in src/payload/fields.',
  },
  ...siblingsApart(
    'src/staff/dashboard',
    'A staff subject imports no other; what they share is in kit.',
    'kit',
  ),
]

/** One way for imports from elsewhere; plain JavaScript, which Node loads as it is, has no alias. */
const climbing = { group: ['../../*'], message: 'Import it by its place in the tree, @/…' }

/** Places where private parts of packages are used, each with its issue and its test: `docs/patches.md`. */
const patches = ['src/server/next', 'src/payload/patches', 'src/platform/database/sqlite/patches']

const privatePart = {
  selector: String.raw`Literal[value=/^(next|payload|@payloadcms.[\w-]+|@libsql.[\w-]+|libsql|drizzle-(orm|kit))\u002F(dist|lib-esm|lib-cjs)\u002F/]`,
  message: 'Private parts of packages are for the folders that docs/patches.md names.',
}

/** Rules that ask for types, of React's compiler, and those that ESLint takes long for are Oxlint's, see `.oxlintrc.json`. */
export default defineConfig(
  globalIgnores([
    '.next/',
    '.dev-test-*/',
    'dist/',
    '.data/',
    'coverage/',
    'playwright-report/',
    'test-results/',
    'next-env.d.ts',
    'payload-types.ts',
    'src/app/(payload)/admin/importMap.js',
    'src/generated/',
    'src/migrations/',
  ]),
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strict],
    plugins: { '@next/next': next, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.json` },
        }),
      ],
    },
    rules: {
      ...next.configs['core-web-vitals'].rules,
      // Every picture is kept in the widths that pages need, and shown by `src/components/picture`.
      '@next/next/no-img-element': 'off',
      eqeqeq: 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', privatePart],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read it in src/platform/env.ts.' },
      ],
      // Oxlint's, which takes a twentieth of the time.
      '@typescript-eslint/ban-ts-comment': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/triple-slash-reference': 'off',
      // Taking a header or a key away is what is meant where it is written.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // An interface without members of its own is how types of packages are extended.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [climbing] }] },
  },
  {
    files: ['blocks/**', 'site/**', 'src/app/(site)/**', 'src/components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-i18next', message: 'Islands of public pages use src/i18n/client.tsx.' },
          ],
          patterns: [climbing],
        },
      ],
    },
  },
  {
    files: ['src/staff/dashboard/**'],
    ignores: ['src/staff/dashboard/kit/ui/navigation.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/link',
              message: 'Link of kit/ui/navigation.tsx shows that it is on its way.',
            },
            {
              name: 'next/navigation',
              importNames: ['useRouter'],
              message: 'useNavigation of kit/ui/navigation.tsx shows that it is on its way.',
            },
          ],
          patterns: [climbing],
        },
      ],
    },
  },
  {
    // Tests compare with what the packages do; the other one is what Next itself loads before anything else.
    files: [...patches.map((folder) => `${folder}/**`), 'tests/**', 'vitest.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // These run before the environment is parsed, or outside of what parses it.
    files: [
      'src/platform/env.ts',
      'src/platform/http/internal-call.ts',
      'src/platform/http/internal-call.ts',
      'src/platform/http/client-address.ts',
      'src/instrumentation.ts',
      'src/platform/redis/connection.ts',
      'src/platform/with-production-builds.ts',
      'src/platform/http/security-headers.ts',
      'src/data/cache/revalidate.ts',
      'src/server/**',
      'scripts/**',
      'seed/**/*.mjs',
      'tests/**',
      '*.config.*',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['scripts/**', 'seed/**', 'src/server/log.ts', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
)

/**
 * @param {string} target
 * @param {string[]} from
 * @param {string} message
 */
function zone(target, from, message) {
  return { target: `./${target}`, from: from.map((other) => `./${other}`), message }
}

/**
 * @param {string} folder
 * @param {string} message
 * @param {string} [shared] the one folder that all of them may import
 */
function siblingsApart(folder, message, shared) {
  const names = foldersIn(folder)
  return names.flatMap((name) => {
    const others = names.filter((other) => other !== name && other !== shared)
    // A zone without places is refused, and the first block of a site has no siblings.
    if (others.length === 0) return []
    return zone(
      `${folder}/${name}`,
      others.map((other) => `${folder}/${other}`),
      message,
    )
  })
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  } catch {
    // A part of the tree that is not there has no siblings.
    return []
  }
}
