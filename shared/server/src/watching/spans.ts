type Attributes = Record<string, string | number>;

/** What a span is called once its work is done, and what is said of it. */
export type Ended = { name: string; attributes: Attributes };

/** Spans of one process, for an OpenTelemetry collector. Where tracing is off there is none of this. */
export type Tracing = {
  /**
   * Does the work of a request as a span.
   * @param traceparent – the span of its sender (W3C Trace Context), where that is believed.
   */
  serve: (traceparent: string | undefined, work: () => Promise<Ended>) => Promise<void>;
  /** Does some work as a span below the present one. */
  within: <Value>(name: string, attributes: Attributes, work: () => Promise<Value>) => Promise<Value>;
  /** Calls another server as a span. @param headers – get the `traceparent` by which that server goes on. */
  call: <Value>(name: string, headers: Headers, work: () => Promise<Value>) => Promise<Value>;
  /** Something that ended now, as a span below the present one; nothing where there is none. */
  ended: (name: string, durationMs: number, attributes: Attributes, isFailed: boolean) => void;
  /** Of the present span; undefined while it is not recorded. */
  traceId: () => string | undefined;
  /** Sends what waits. */
  stop: () => Promise<void>;
};
