import { script, type NodeId } from './script';
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
