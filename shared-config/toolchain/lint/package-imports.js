import { featuresApart, importsOf } from './import-rules.js';

/** They drive, show and measure the product, which imports none of them. */
const beside = ['dev', 'artwork', 'gallery', 'e2e', 'bench'];
const services = ['backend', 'nhost', 'releases', 'composer', 'edge'];

/**
 * Who may import whom, as lint rules. CONTRIBUTING.md has the picture.
 *
 * @param {string[]} remotes the workspaces of the remotes
 * @param {string[]} tests the files that may import more
 */
export function packageImports(remotes, tests) {
  return [
    importsOf(['shared-config/toolchain'], {
      never: [...remotes, 'shell', ...services, 'fixtures', ...beside],
      why: 'The toolchain is what every part is built with: it imports no part and no service.',
    }),
    importsOf(['shared-config/kit'], {
      never: [...remotes, 'shell', ...services, 'fixtures', ...beside],
      why: 'The kit is what every part shares in the page: it imports no part and no service.',
      onlyFromShared: ['contract'],
      whyShared: 'What runs in the page does not know how it is built.',
      tests: [...tests, '**/jest.*'],
    }),
    {
      files: ['shared-config/contract/**'],
      ignores: [...tests, '**/jest.*'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!\\./|\\.\\./[\\w-]+$|zod/mini$)',
                message: 'The contract is types and schemas only: no React, no DOM, no Node.',
              },
            ],
          },
        ],
      },
    },
    ...remotes.map((remote) =>
      importsOf([remote], {
        never: [...remotes.filter((name) => name !== remote), 'shell', ...services, ...beside],
        why: 'A remote imports contract, kit and itself; remotes talk by URL, event or API.',
        onlyFromShared: ['contract', 'kit(?!/(session|i18n))', 'toolchain/(webpack|jest)'],
        whyShared: 'What has state comes through the kit: a direct import would give the remote a copy of its own.',
        tests,
      }),
    ),
    importsOf(['shell'], {
      never: [...remotes, ...services, 'fixtures', ...beside],
      why: 'The shell never imports a remote by path: shell/remotes knows how one arrives.',
    }),
    importsOf(['backend'], {
      never: [...remotes, 'shell', 'releases', 'composer', 'edge', ...beside],
      why: 'The backend knows the contract and the list of remotes, nothing else of the front end.',
      onlyFromShared: ['contract', 'toolchain'],
      whyShared: 'Services import the contract only.',
    }),
    importsOf(['releases'], {
      never: [...remotes, 'shell', 'backend', 'nhost', ...beside],
      why: 'Releases know the contract, the composer and, for the drill, the edge.',
      onlyFromShared: ['contract', 'toolchain'],
      whyShared: 'Services import the contract, and the rules for styles, only.',
    }),
    ...[
      ['composer', 'edge'],
      ['edge', 'composer'],
    ].map(([name, other]) =>
      importsOf([name], {
        never: [...remotes, 'shell', 'backend', 'nhost', 'releases', other, ...beside],
        why: 'What the composer writes and the edge reads is the contract: neither knows the other, or the store.',
        onlyFromShared: ['contract', 'toolchain/build'],
        whyShared: 'Services import the contract only.',
        tests: [...tests, `${name}/jest.*`],
      }),
    ),
    importsOf(['dev'], {
      never: [...remotes, 'shell', 'backend', 'nhost', 'gallery', 'e2e', 'bench', 'artwork'],
      why: 'npm start and npm run dev start the parts and the backend from their folders, and import neither.',
      tests: [...tests, 'dev/deployment/**'],
    }),
    importsOf(['artwork'], {
      never: [
        ...remotes.filter((name) => name !== 'remote-public'),
        'shell',
        ...services,
        'dev',
        'gallery',
        'e2e',
        'bench',
      ],
      why: 'Artwork draws pictures and films for the public pages; only their lists of pictures are its input.',
    }),
    importsOf(['nhost'], {
      never: [...remotes, 'shell', 'backend', 'releases', 'composer', 'edge', 'fixtures', ...beside],
      why: 'The backend mounts nhost and gives it what it needs; only the tests of nhost run it inside the backend.',
      onlyFromShared: ['contract'],
      whyShared: 'Services import the contract only.',
      tests: [...tests, 'nhost/jest.*'],
    }),
    {
      files: ['gallery/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^\\.\\./(?!(shell|remote-\\w+)/(locales|media/fonts)/)',
                message:
                  'The gallery collects the tables of states itself; of the parts it imports texts and the font.',
              },
            ],
          },
        ],
      },
    },
    importsOf(['e2e'], {
      never: [...remotes, 'shell', ...services, 'dev', 'artwork'],
      why: 'e2e drives the product through a browser: it imports contract and fixtures, never app source.',
      onlyFromShared: ['contract', 'toolchain/(installed-chromiums|find-free-port|memory-folder\\.js)$'],
      whyShared:
        'e2e imports contract, fixtures, where a Chromium may be, which port is free and where tests write, never app source.',
      tests: [],
    }),
    featuresApart({
      shell: ['remotes', 'navigation', 'locales', 'media', 'testing'],
      'remote-public': [
        'layout',
        'film',
        'carousel',
        'partner-grid',
        'desk',
        'proof',
        'structured-data',
        'offer',
        'locales',
        'media',
        'testing',
      ],
      'remote-admin': ['access', 'account', 'api', 'calls', 'forms', 'locales', 'screen', 'table', 'testing'],
      'remote-chat': ['locales', 'testing'],
    }),
  ];
}
