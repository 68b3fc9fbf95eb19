/** What the worker uses of its global scope; the DOM's types do not have it. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly connection?: { readonly rtt?: number } };
  readonly clients: { claim: () => Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: RequestEvent) => void): void;
    (type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
  };
};

/** Something that the worker lives on for. */
export type LastingEvent = { waitUntil: (work: Promise<unknown>) => void };

/** A page asks for something. */
export type RequestEvent = LastingEvent & {
  readonly request: Request;
  /** The answer to a navigation that was asked for while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
