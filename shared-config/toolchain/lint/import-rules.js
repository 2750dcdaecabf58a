import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const stories = {
  regex: '\\.stories$',
  message: 'Tables of stories are the gallery’s: nothing that visitors get imports one.',
};

/**
 * A lint rule for what packages may import, with the reason as its message.
 *
 * @param {string[]} packages the packages that the rule is for
 * `never` lists forbidden packages; `onlyFromShared` are regular expressions of allowed paths below `@ponte/`.
 *
 * @param {{ never: string[], why: string, onlyFromShared?: string[], whyShared?: string, tests?: string[] }} arrows
 */
export function importsOf(packages, { never, why, onlyFromShared, whyShared, tests = [] }) {
  const others = `^(\\.\\./)*(${never.join('|')})(/|$)`;
  const patterns = [{ regex: others, message: why }, stories];
  if (onlyFromShared) {
    patterns.push({ regex: `^@ponte/(?!(${onlyFromShared.join('|')})(/|$))`, message: whyShared });
  }
  return {
    files: packages.map((name) => `${name}/**`),
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/**
 * A lint rule that feature folders of a package do not import each other: the package's root composes them.
 *
 * @param {Record<string, string[]>} base by package, the folders that every feature may import
 */
export function featuresApart(base) {
  const rule = {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({
      ImportDeclaration(node) {
        const { value } = node.source;
        if (typeof value !== 'string' || !value.startsWith('.')) return;
        const from = locate(context.filename);
        const to = locate(resolve(dirname(context.filename), value));
        const apart = from.feature && to.feature && from.part === to.part && from.feature !== to.feature;
        if (!apart || base[from.part]?.includes(to.feature) || base[from.part]?.includes(from.feature)) return;
        context.report({
          node,
          message: `${from.feature} and ${to.feature} are features of ${from.part}: what composes them imports both, or what they share moves to one of ${base[from.part]?.join(', ')}.`,
        });
      },
    }),
  };
  return {
    files: Object.keys(base).flatMap((part) => [`${part}/**/*.ts`, `${part}/**/*.tsx`]),
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { ponte: { rules: { 'features-apart': rule } } },
    rules: { 'ponte/features-apart': 'error' },
  };
}

/** The package and the feature folder of a file. A file at the package's root has no feature. */
function locate(file) {
  const [part, ...rest] = relative(root, file).split(sep);
  return { part, feature: rest.length > 1 ? rest[0] : undefined };
}
