/** One rule of the edge as a request and what must come back. */
export interface Case {
  readonly name: string;
  readonly request: CaseRequest;
  readonly expect: {
    readonly status: number;
    /** By lower-case name: its value, a pattern of it, or null where it must be absent. */
    readonly headers?: Readonly<Record<string, string | RegExp | null>>;
    /** The body once decoded: a pattern, or its length in bytes. */
    readonly body?: RegExp | number;
  };
}

export interface CaseRequest {
  /** The request's target exactly as it goes over the wire. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
