import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';
import { listForeignSelectors } from './local-selector';

/** Something in a remote's stylesheet that affects anything outside the remote. */
export interface StyleFault {
  readonly line: number;
  readonly message: string;
}

/** Decides what belongs to the remote in one stylesheet. */
export interface OwnStyles {
  /** Whether the name of a class or of keyframes is unique to the remote. */
  readonly isLocal: (name: string) => boolean;
  readonly mayFetch: (address: string) => boolean;
  /** Whether it may contain `@value`, which css-loader resolves. */
  readonly isSource: boolean;
}

/** The layers that a remote may use: its own, and that of kit components that it bundles. */
const allowedLayers = ['part', 'kit'];

/** At-rules that define nothing for the whole page. */
const harmless = ['media', 'supports', 'container', 'starting-style', 'charset'];

/**
 * Finds whatever affects anything outside a remote: rules that match elements outside it or are in no allowed layer,
 * definitions for the whole page, URLs outside the remote.
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
  if (!isNested && !isIn(rule, 'layer')) problems.push(`"${rule.selector}" is in no layer. Put it into @layer part.`);
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
  // A layer inside an allowed one is part of it.
  if (isIn(rule, 'layer')) return [];
  const foreign = rule.params
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !allowedLayers.includes(name.split('.')[0] ?? ''));
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

/** The URLs that the browser fetches for a declaration's value, as written. */
function listFetched(value: string): string[] {
  const addresses: string[] = [];
  parseValue(value).walk((node) => {
    if (node.type === 'function') addresses.push(...listArguments(node));
  });
  return addresses;
}

function listArguments(call: FunctionNode): string[] {
  const name = call.value.toLowerCase();
  if (name === 'url' || name === 'src') return [parseValue.stringify(call.nodes.map(withoutQuotes)).trim()];
  if (/^(-\w+-)?image-set$/.test(name)) return call.nodes.filter(({ type }) => type === 'string').map((n) => n.value);
  // Browsers resolve escapes in a function's name, so `u\72l(` is `url(`.
  return name.includes('\\') ? [parseValue.stringify(call)] : [];
}

function withoutQuotes(node: Node): Node {
  return node.type === 'string' ? { ...node, type: 'word' } : node;
}
