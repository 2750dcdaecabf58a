/** One rule of the edge: a request and the expected response. */
export interface Case {
  readonly name: string;
  readonly request: CaseRequest;
  readonly expect: {
    readonly status: number;
    /** By lower-case name: its value, a pattern of it, or null if it must be absent. */
    readonly headers?: Readonly<Record<string, string | RegExp | null>>;
    /** The body once decoded: a pattern, or its length in bytes. */
    readonly body?: RegExp | number;
  };
}

export interface CaseRequest {
  /** The request target as sent. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
