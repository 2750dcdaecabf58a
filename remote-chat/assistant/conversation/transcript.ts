import type { TextKey } from '../../texts';
import type { Conversation } from './conversation';
import { script, type Leaf, type NodeId } from './script';

export type Entry =
  | { readonly speaker: 'hel'; readonly message: TextKey; readonly service?: Leaf }
  /** What the visitor answered; their name and e-mail when it is no choice. */
  | { readonly speaker: 'visitor'; readonly choice?: TextKey };

/** The messages so far, oldest first: Hel's message of each node, and before it the answer that led there. */
export function transcriptOf({ history }: Conversation): Entry[] {
  const path: readonly NodeId[] = ['nomeEmail', ...history];
  return path.flatMap((node, index) => {
    const before = path[index - 1];
    return before ? [answerThatLed(before, node), saidAt(node)] : [saidAt(node)];
  });
}

/** The service of the last choice. */
export function findService({ history }: Conversation): Leaf | undefined {
  return history.map((node) => script[node].service).findLast((service) => service !== undefined);
}

function saidAt(node: NodeId): Entry {
  const { message, service } = script[node];
  return { speaker: 'hel', message, ...(service && { service }) };
}

function answerThatLed(from: NodeId, to: NodeId): Entry {
  const chosen = script[from].options.find(({ next }) => next === to);
  return { speaker: 'visitor', ...(chosen && { choice: chosen.label }) };
}
