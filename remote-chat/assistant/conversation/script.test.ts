import { getService } from '@ponte/contract/catalogue/catalogue';
import { leaves, script, type NodeId } from './script';

const ids = Object.keys(script) as NodeId[];

/** Every node that a conversation can reach from the form. */
function reachable(): Set<NodeId> {
  const seen = new Set<NodeId>(['nomeEmail', 'inicio']);
  for (const id of seen) for (const { next } of script[id].options) seen.add(next);
  return seen;
}

it('has the 17 nodes of the specification and one for the rest of each topic, and reaches each', () => {
  expect(ids).toHaveLength(17 + 4);
  expect([...reachable()].sort()).toEqual([...ids].sort());
});

it.each(ids)('has options or a view at %s', (id) => {
  const { options, shows } = script[id];
  expect(options.length > 0 || shows !== undefined).toBe(true);
  for (const { next } of options) expect(ids).toContain(next);
  // The transcript identifies an answer by the node that it leads to.
  expect(new Set(options.map(({ next }) => next)).size).toBe(options.length);
});

it('offers four topics, then two or three services and what is none of them', () => {
  const nextOf = (id: NodeId) => script[id].options.map(({ next }) => next);
  expect(nextOf('inicio')).toEqual(['vistos1', 'empresa1', 'impostos1', 'sites1']);
  expect(nextOf('vistos1')).toEqual(['b1b2', 'studentVisa', 'workVisas', 'vistos1.other']);
  expect(nextOf('empresa1')).toEqual(['companyOpening', 'fiscalAddress', 'operatingAgreement', 'empresa1.other']);
  expect(nextOf('impostos1')).toEqual(['itin', 'llcTaxReport', 'impostos1.other']);
  expect(nextOf('sites1')).toEqual(['onlineStore', 'institutionalSite', 'sites1.other']);
});

it.each(leaves)('has a price for %s, then hands over to a person', (leaf) => {
  expect(script[leaf].options.map(({ next }) => next)).toEqual(['contato']);
  expect(script[leaf].service).toBe(leaf);
  expect(getService(leaf).prices.chat).toMatchObject({ kind: 'amount' });
});
