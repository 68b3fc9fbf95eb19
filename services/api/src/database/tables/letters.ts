import type { Json, Time, WithDefault } from '../columns.ts';

type Letters = {
  id: string;
  kind: string;
  lang: 'en' | 'ar';
  /** The order that it is about; null for any other letter. */
  order_id: string | null;
  /** What a letter of this kind must know beside its order (`letters/kinds.ts`). */
  facts: Json<object>;
  created_at: Time;
  /** Not sent before; a sender that takes it moves it, so that no other takes it too. */
  due_at: Time;
  attempts: WithDefault<number>;
  sent_at: Time | null;
  given_up_at: Time | null;
  last_error: string | null;
  /** A hash of the address, where anybody may have typed it (`letters/queue-for-stranger.ts`). */
  recipient: WithDefault<string | null>;
};

/** What waits to be sent. */
export type LetterTables = { letters: Letters };
