import type { Node, Root, Selector } from 'postcss-selector-parser';

/** What a selector matches: any element of the page, an element with a local class, or an element inside such a one. */
type Reach = 'page' | 'own' | 'within';

interface Context {
  readonly isLocal: (className: string) => boolean;
  /** Whether the rule is nested: `&`, or a missing first compound, then stands for the outer rule's elements. */
  readonly isNested: boolean;
}

/** The selectors of a list that can match an element outside the part, as written. */
export function listForeignSelectors(list: Root, context: Context): string[] {
  return list.nodes
    .filter((selector) => !isLocalSelector(selector, context))
    .map((selector) => String(selector).trim());
}

function isLocalSelector(selector: Selector, context: Context): boolean {
  if (switchesToGlobal(selector)) return false;
  const isRelative = context.isNested && !hasNesting(selector);
  let reach: Reach = isRelative ? 'own' : 'page';
  let combinator = isRelative ? ' ' : '';
  let compound: Node[] = [];
  for (const node of [...selector.nodes, undefined]) {
    if (node && node.type !== 'combinator') {
      compound.push(node);
      continue;
    }
    if (compound.length > 0) reach = advance(reach, combinator, isOwn(compound, context));
    combinator = node?.value.trim() || ' ';
    compound = [];
  }
  return reach !== 'page';
}

/** A descendant of an own element is inside the part. A sibling is inside only if the element itself is. */
function advance(reach: Reach, combinator: string, isOwnCompound: boolean): Reach {
  const goesDown = combinator === ' ' || combinator === '>';
  if (reach === 'within' || (goesDown && reach === 'own')) return 'within';
  return isOwnCompound ? 'own' : 'page';
}

function isOwn(compound: readonly Node[], context: Context): boolean {
  return compound.some((node) => {
    if (node.type === 'class') return context.isLocal(node.value);
    if (node.type === 'nesting') return context.isNested;
    // With `:not`, `:has` and similar, the element itself may have none of the classes.
    if (node.type !== 'pseudo' || !/^:(is|where|local)$/i.test(node.value) || node.nodes.length === 0) return false;
    return node.nodes.every((selector) => isLocalSelector(selector, { ...context, isNested: false }));
  });
}

function switchesToGlobal(selector: Selector): boolean {
  let found = false;
  selector.walkPseudos(({ value }) => void (found ||= value.toLowerCase() === ':global'));
  return found;
}

function hasNesting(selector: Selector): boolean {
  let found = false;
  selector.walkNesting(() => void (found = true));
  return found;
}
