/** Thrown by a loader: there is no such page; the shell answers 404 with the error page. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** Thrown by a loader: the page is elsewhere. `to` is a path of this shop without language prefix. */
export class PageRedirect extends Error {
  override readonly name = 'PageRedirect';
  readonly to: string;

  constructor(to: string) {
    super(`This page is at ${to}`);
    this.to = to;
  }
}
