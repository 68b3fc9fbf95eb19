/** Why a page was not rendered. */
type Reason =
  | 'queue full'
  | 'waited too long'
  | 'late'
  | 'thread lost'
  | 'paused'
  | 'route paused'
  | 'nobody waits'
  | 'too many compositions';

/** The renderer gives a page up: the caller answers without it. */
export class RenderRefusal extends Error {
  override readonly name = 'RenderRefusal';
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}
