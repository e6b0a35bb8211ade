/**
 * Stands in for `seroval` in the browser. The framework brings it for the arguments of server functions, of which the
 * site has none: its pages ask services through typed clients. Reading a page's own data does not need it.
 */
function absent(): never {
  throw new Error('This site has no server functions: ask a service through its typed client.')
}

export function createPlugin<T>(plugin: T): T {
  return plugin
}

export const ReadableStreamPlugin = { tag: 'absent' }

export {
  absent as createStream,
  absent as crossSerializeStream,
  absent as fromCrossJSON,
  absent as getCrossReferenceHeader,
  absent as toJSONAsync,
}
