export type SessionUser = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  /** Whether the e-mail was confirmed by a mailed link; missing where the API or the shell does not know. */
  isEmailVerified?: boolean;
  /** The shopper's own picture. */
  imageUrl?: string;
  /** Names the account in what this browser keeps. Missing in shells before this was added. */
  account?: string;
};

/** `unknown` until the browser has asked, or the document came with who it is for; every public page is rendered as `unknown`. */
export type Session = { status: 'unknown' } | { status: 'guest' } | { status: 'signedIn'; user: SessionUser };

export type SessionActions = {
  /**
   * Signs in with e-mail and password. Throws `ApiError` (401/422 with `fields`) or `UnreachableError`.
   * `remember: false` ends the session with the browser; by default it outlives it. `staysHere`: the page goes on where it
   * stands; older shells lead to `?next=` or home all the same. `keep_account` takes back that the account is deleted; without
   * it, `ApiError` 409 `account_leaving` asks whether to.
   */
  signIn: (credentials: {
    email: string;
    password: string;
    remember?: boolean;
    staysHere?: boolean;
    keep_account?: boolean | undefined;
  }) => Promise<SessionUser>;
  /** Creates an account and signs in. Same errors. */
  register: (fields: {
    first_name: string;
    last_name: string;
    email: string;
    phone?: string;
    password: string;
    confirmPassword: string;
  }) => Promise<SessionUser>;
  /**
   * Clears user, token and cart id, and goes to /login. Where this browser keeps lists the shopper is asked before whether they
   * are cleared as well, and may stay signed in; `isAsked: false` asks nothing and keeps them. `isOver`: the API has
   * ended the token already. Never fails.
   */
  signOut: (options?: { isAsked?: boolean; isOver?: boolean }) => Promise<void>;
};

/** Creates an account of a guest's order, which then belongs to it, and signs in. The page goes on where it stands. */
type RegisterFromOrder = (request: {
  orderId: string;
  password: string;
  /** A press that is repeated after a lost answer makes no second account. */
  key: string;
}) => Promise<SessionUser>;

export type SessionStore = SessionActions & {
  getSnapshot: () => Session;
  /** Whose document this is, as its HTML shows it. Missing in shells before this was added: then it is nobody's. */
  getServerSnapshot?: () => Session;
  subscribe: (listener: () => void) => () => void;
  /**
   * Resolves as soon as calls carry the shopper's token, or it is known that there is none; who the shopper is may still
   * be on its way. Never rejects. Missing in shells before this was added: then wait for a known session.
   */
  ready?: () => Promise<void>;
  /** Same errors as `register`, and 404 for an order that is no guest's any more. Missing in older shells. */
  registerFromOrder?: RegisterFromOrder;
  /** Reads the shopper again after a change to the profile. Never rejects. Missing in older shells. */
  refresh?: () => Promise<void>;
};
