import type { TextKey } from '../../texts';
import { leaves, script, topics, type Leaf, type NodeId, type Topic } from './script';
import { findProblems, tidy, type Visitor } from './visitor';

export interface Conversation {
  readonly visitor: Visitor;
  /** The nodes since the form, the current one last; empty while the form is shown. */
  readonly history: readonly NodeId[];
}

export type Turn =
  | { readonly type: 'type'; readonly visitor: Visitor }
  | { readonly type: 'introduce' }
  | { readonly type: 'choose'; readonly next: NodeId }
  | { readonly type: 'back' }
  | { readonly type: 'reset' };

export const beginning: Conversation = { visitor: { name: '', email: '' }, history: [] };

export function currentNode({ history }: Conversation): NodeId {
  return history.at(-1) ?? 'nomeEmail';
}

/** The reducer of the conversation. */
export function converse(conversation: Conversation, turn: Turn): Conversation {
  const { visitor, history } = conversation;
  switch (turn.type) {
    case 'type':
      return { visitor: turn.visitor, history };
    case 'introduce':
      return Object.keys(findProblems(visitor)).length > 0
        ? conversation
        : { visitor: tidy(visitor), history: ['inicio'] };
    case 'choose': {
      const offered = script[currentNode(conversation)].options.some(({ next }) => next === turn.next);
      return offered ? { visitor, history: [...history, turn.next] } : conversation;
    }
    case 'back':
      return { visitor, history: history.slice(0, -1) };
    case 'reset':
      return { ...beginning, history: [] };
  }
}

export type Entry =
  | { readonly speaker: 'hel'; readonly message: TextKey; readonly service?: Leaf; readonly other?: Topic }
  /** The visitor's choice; absent for the form, which is shown as their name and e-mail. */
  | { readonly speaker: 'visitor'; readonly choice?: TextKey };

/** The conversation so far, oldest entry first: Hel's message at each node, with the visitor's answers in between. */
export function transcriptOf({ history }: Conversation): Entry[] {
  const path: readonly NodeId[] = ['nomeEmail', ...history];
  return path.flatMap((node, index) => {
    const previous = path[index - 1];
    return previous ? [answerBetween(previous, node), messageAt(node)] : [messageAt(node)];
  });
}

const subjects: readonly NodeId[] = [...topics, ...leaves];

/** What the visitor wants to talk about: the service that they chose last, or the topic if it is none of its services. */
export function findSubject({ history }: Conversation): Topic | Leaf | undefined {
  return history.findLast((node): node is Topic | Leaf => subjects.includes(node));
}

function messageAt(node: NodeId): Entry {
  const { message, service, other } = script[node];
  return { speaker: 'hel', message, ...(service && { service }), ...(other && { other }) };
}

function answerBetween(from: NodeId, to: NodeId): Entry {
  const chosen = script[from].options.find(({ next }) => next === to);
  return { speaker: 'visitor', ...(chosen && { choice: chosen.label }) };
}
