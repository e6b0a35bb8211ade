/** Never personal data: no values of statements, query strings, addresses or messages of errors. */
type Attributes = Readonly<Record<string, string | number>>

export type SpanOptions = {
  readonly kind?: 'server' | 'client' | 'internal'
  /** Begins a trace if none is running; otherwise such work is not recorded. */
  readonly isRoot?: boolean
  readonly attributes?: Attributes
}

export type Span = {
  rename(name: string): void
  describe(attributes: Attributes): void
  /** `type` is a class or code, never a message. */
  fail(type: string): void
}

export type OpenSpan = Span & { readonly traceparent: string; end(): void }

export type Tracer = {
  start(name: string, options: SpanOptions & { readonly parent: string | undefined }): OpenSpan
  stop(): Promise<void>
}
