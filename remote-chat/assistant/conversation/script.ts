import type { ServiceId } from '@ponte/contract/catalogue/catalogue';
import type { TextKey } from '../../texts';

/** Services of the catalogue that have a chat price. Each is a leaf of the script. */
export const leaves = [
  'b1b2',
  'studentVisa',
  'workVisas',
  'companyOpening',
  'fiscalAddress',
  'operatingAgreement',
  'itin',
  'llcTaxReport',
  'onlineStore',
  'institutionalSite',
] as const satisfies readonly ServiceId[];

export type Leaf = (typeof leaves)[number];
type Topic = 'vistos1' | 'empresa1' | 'impostos1' | 'sites1';
export type NodeId = 'nomeEmail' | 'inicio' | Topic | Leaf | 'contato';

export interface ScriptOption {
  readonly label: TextKey;
  readonly next: NodeId;
}

interface ScriptNode {
  readonly message: TextKey;
  readonly options: readonly ScriptOption[];
  /** The service whose price the message ends with. */
  readonly service?: Leaf;
  /** Shown instead of options. */
  readonly shows?: 'form' | 'contact';
}

const option = (next: Topic | Leaf | 'contato'): ScriptOption => ({ label: `chat.choose.${next}`, next });

function ask(message: TextKey, ...next: (Topic | Leaf)[]): ScriptNode {
  return { message, options: next.map(option) };
}

function quote(service: Leaf): ScriptNode {
  return { message: `chat.say.${service}`, service, options: [option('contato')] };
}

/** Every message of Hel with its options. The form leads to `inicio` once it is valid. */
export const script: Readonly<Record<NodeId, ScriptNode>> = {
  nomeEmail: { message: 'chat.say.nomeEmail', options: [], shows: 'form' },
  inicio: ask('chat.say.inicio', 'vistos1', 'empresa1', 'impostos1', 'sites1'),
  vistos1: ask('chat.say.vistos1', 'b1b2', 'studentVisa', 'workVisas'),
  empresa1: ask('chat.say.empresa1', 'companyOpening', 'fiscalAddress', 'operatingAgreement'),
  impostos1: ask('chat.say.impostos1', 'itin', 'llcTaxReport'),
  sites1: ask('chat.say.sites1', 'onlineStore', 'institutionalSite'),
  ...(Object.fromEntries(leaves.map((leaf) => [leaf, quote(leaf)])) as Record<Leaf, ScriptNode>),
  contato: { message: 'chat.say.contato', options: [], shows: 'contact' },
};
