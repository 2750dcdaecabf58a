import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';

/** The addresses that a declaration's value makes the browser fetch, as they are written. */
export function listFetched(value: string): string[] {
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
  // An escape hides a name that browsers read all the same.
  return name.includes('\\') ? [parseValue.stringify(call)] : [];
}

function withoutQuotes(node: Node): Node {
  return node.type === 'string' ? { ...node, type: 'word' } : node;
}
