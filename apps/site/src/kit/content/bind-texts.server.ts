import { bindUnits } from '@marram/i18n/bind-units'

/** Fields with sentences; rich texts have theirs in nodes. */
const sentences: ReadonlySet<string> = new Set(
  'intro excerpt text quote openingHours keyDelivery outsideHours'.split(' '),
)

/** Editors type ordinary spaces; this keeps each number and its unit on one line. */
export function bindTexts<T>(content: T): T
export function bindTexts(content: unknown): unknown {
  if (Array.isArray(content)) return content.map((item: unknown) => bindTexts(item))
  if (typeof content !== 'object' || content === null) return content
  const isTextNode = 'nodeType' in content && content.nodeType === 'text'
  return Object.fromEntries(
    Object.entries(content).map(([key, value]: [string, unknown]) => {
      const isText = typeof value === 'string' && (sentences.has(key) || (isTextNode && key === 'value'))
      return [key, isText ? bindUnits(value) : bindTexts(value)]
    }),
  )
}
