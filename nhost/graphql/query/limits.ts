import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { HasuraError } from '../errors/hasura-error';

export const bounds = { tokens: 400, depth: 6, fields: 60, rootFields: 12, queryCharacters: 8_000 } as const;

const tooMuch = () => new HasuraError('validation-failed', 'the query is too deep or too large', '$.query');

/**
 * Limits the work of one request before it is validated. Fields are counted as they would be executed: an alias is a field
 * of its own, and a fragment counts wherever it is spread.
 *
 * @throws HasuraError
 */
export function rejectTooMuch({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions) if (one.kind === 'FragmentDefinition') fragments.set(one.name.value, one);
  let fields = 0;
  let spreads = 0;

  /** @returns how many fields the set itself has, those of its fragments included */
  function count({ selections }: SelectionSetNode, depth: number): number {
    if (depth > bounds.depth) throw tooMuch();
    let own = 0;
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        own += 1;
        fields += 1;
        if (fields > bounds.fields) throw tooMuch();
        if (selection.selectionSet) count(selection.selectionSet, depth + 1);
        continue;
      }
      // Fragments may spread each other in a circle, which is only found when the query is validated.
      spreads += 1;
      if (spreads > bounds.fields) throw tooMuch();
      const set =
        selection.kind === 'InlineFragment'
          ? selection.selectionSet
          : fragments.get(selection.name.value)?.selectionSet;
      if (set) own += count(set, depth);
    }
    return own;
  }

  for (const one of definitions) {
    if (one.kind !== 'OperationDefinition' && one.kind !== 'FragmentDefinition') continue;
    const own = count(one.selectionSet, 1);
    if (one.kind === 'OperationDefinition' && own > bounds.rootFields) throw tooMuch();
  }
}
