import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { listFetched } from './fetched-addresses';
import { listForeignSelectors } from './local-selector';

/** Something in a remote's stylesheet that reaches beyond the remote. */
export interface StyleFault {
  readonly line: number;
  readonly message: string;
}

/** What is the remote's own in one stylesheet. */
export interface OwnStyles {
  /** Whether a class, or the name of keyframes, is the remote's alone. */
  readonly isLocal: (name: string) => boolean;
  readonly mayFetch: (address: string) => boolean;
  /** Whether `@value`, which css-loader resolves, may stand in it. */
  readonly isSource: boolean;
}

/** The layers that a remote's rules may lie in: its own, and that of kit components that it bundles. */
const agreedLayers = ['part', 'kit'];

/** At-rules that define nothing for the whole page. */
const harmless = ['media', 'supports', 'container', 'starting-style', 'charset'];

/**
 * Finds what reaches beyond a remote: rules that match elements outside it or lie in no agreed layer, definitions for the
 * whole page, addresses of others.
 *
 * @throws CssSyntaxError when the stylesheet cannot be parsed.
 */
export function findForeignStyles(css: string, own: OwnStyles): StyleFault[] {
  const faults: StyleFault[] = [];
  postcss.parse(css).walk((node) => {
    const line = node.source?.start?.line ?? 1;
    faults.push(...checkNode(node, own).map((message) => ({ line, message })));
  });
  return faults;
}

function checkNode(node: ChildNode, own: OwnStyles): string[] {
  if (node.type === 'rule') return isIn(node, 'keyframes') ? [] : checkRule(node, own);
  if (node.type === 'decl') return checkDeclaration(node, own);
  return node.type === 'atrule' ? checkAtRule(node, own) : [];
}

function checkRule(rule: Rule, { isLocal }: OwnStyles): string[] {
  const isNested = listAncestors(rule).some(({ type }) => type === 'rule');
  const foreign = listForeignSelectors(parseSelectors().astSync(rule), { isLocal, isNested });
  const problems = foreign.map(
    (selector) => `"${selector}" matches elements outside the part. Begin it with a class of this CSS Module.`,
  );
  if (!isNested && !isIn(rule, 'layer')) problems.push(`"${rule.selector}" lies in no layer. Put it into @layer part.`);
  return problems;
}

function checkAtRule(rule: AtRule, { isLocal, isSource }: OwnStyles): string[] {
  const { params } = rule;
  const name = rule.name.toLowerCase();
  if (name === 'import') return [`@import ${params}: a part imports stylesheets from its scripts only.`];
  if (isNamed(rule, 'keyframes')) {
    const isOwnName = isLocal(params) && !params.includes(':global');
    return isOwnName ? [] : [`@keyframes ${params} has a name for the whole page. Define it in a CSS Module.`];
  }
  if (name === 'layer') return checkLayer(rule);
  if (isSource && name === 'value' && !/\sfrom\s/.test(params)) return [];
  return harmless.includes(name) ? [] : [`@${name} ${params} is for the whole page, which is the shell's.`];
}

function checkLayer(rule: AtRule): string[] {
  // A layer within an agreed one is part of it.
  if (isIn(rule, 'layer')) return [];
  const foreign = rule.params
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !agreedLayers.includes(name.split('.')[0] ?? ''));
  return foreign.map((name) => `@layer ${name || '(without a name)'} is not a part's. Write @layer part.`);
}

function checkDeclaration({ prop, value }: Declaration, { mayFetch }: OwnStyles): string[] {
  if (prop === 'composes' && /\sfrom\s/.test(value)) {
    return [`composes: ${value}: a class composes classes of its own file only.`];
  }
  return listFetched(value)
    .filter((address) => !mayFetch(address))
    .map((address) => `${prop} fetches ${address}. A stylesheet fetches files of its own part only.`);
}

function isIn(node: ChildNode, name: string): boolean {
  return listAncestors(node).some((ancestor) => ancestor.type === 'atrule' && isNamed(ancestor, name));
}

/** `@keyframes` may have the prefix of a browser. */
function isNamed({ name }: AtRule, wanted: string): boolean {
  return name.toLowerCase().replace(/^-\w+-/, '') === wanted;
}

function listAncestors(node: ChildNode): ChildNode[] {
  const parent = node.parent as ChildNode | Root | undefined;
  return !parent || parent.type === 'root' ? [] : [parent, ...listAncestors(parent)];
}
