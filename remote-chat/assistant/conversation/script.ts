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
export const topics = ['vistos1', 'empresa1', 'impostos1', 'sites1'] as const;
export type Topic = (typeof topics)[number];
export type NodeId = 'nomeEmail' | 'inicio' | Topic | Leaf | `${Topic}.other` | 'contato';

export interface ScriptOption {
  readonly label: TextKey;
  readonly next: NodeId;
}

interface ScriptNode {
  readonly message: TextKey;
  readonly options: readonly ScriptOption[];
  /** The service whose price the message ends with. */
  readonly service?: Leaf;
  /** The topic whose page has what Hel does not offer. */
  readonly other?: Topic;
  /** Shown instead of options. */
  readonly shows?: 'form' | 'contact';
}

const option = (next: Topic | Leaf | 'contato'): ScriptOption => ({ label: `chat.choose.${next}`, next });

/** A topic's question. Its last answer, for other services, leads to the topic's page or to a person. */
function ask(topic: Topic, ...services: Leaf[]): Partial<Record<NodeId, ScriptNode>> {
  const other = `${topic}.other` as const;
  return {
    [topic]: {
      message: `chat.say.${topic}`,
      options: [...services.map(option), { label: 'chat.choose.other', next: other }],
    },
    [other]: { message: 'chat.say.other', other: topic, options: [option('contato')] },
  };
}

function quote(service: Leaf): ScriptNode {
  return { message: `chat.say.${service}`, service, options: [option('contato')] };
}

/** Every message of Hel with its options. The form leads to `inicio` once it is valid. */
export const script = {
  nomeEmail: { message: 'chat.say.nomeEmail', options: [], shows: 'form' },
  inicio: { message: 'chat.say.inicio', options: topics.map(option) },
  ...ask('vistos1', 'b1b2', 'studentVisa', 'workVisas'),
  ...ask('empresa1', 'companyOpening', 'fiscalAddress', 'operatingAgreement'),
  ...ask('impostos1', 'itin', 'llcTaxReport'),
  ...ask('sites1', 'onlineStore', 'institutionalSite'),
  ...Object.fromEntries(leaves.map((leaf) => [leaf, quote(leaf)])),
  contato: { message: 'chat.say.contato', options: [], shows: 'contact' },
} as Readonly<Record<NodeId, ScriptNode>>;
