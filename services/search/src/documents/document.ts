/** A document of a document index. Its fields are external data and may have any type. */
export type Document = Readonly<Record<string, unknown>>

/** The value of an attribute; `a.b` is the `b` of `a`, also through lists. Undefined if missing. */
export function attributeOf(document: unknown, attribute: string): unknown {
  if (Array.isArray(document)) {
    const found = document.flatMap((item) => {
      const value = attributeOf(item, attribute)
      return value === undefined ? [] : [value]
    })
    return found.length === 0 ? undefined : found.flat()
  }
  if (!isDocument(document)) return undefined
  if (Object.hasOwn(document, attribute)) return document[attribute]
  for (let dot = attribute.indexOf('.'); dot > 0; dot = attribute.indexOf('.', dot + 1)) {
    const head = attribute.slice(0, dot)
    if (Object.hasOwn(document, head)) return attributeOf(document[head], attribute.slice(dot + 1))
  }
  return undefined
}

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** All strings in a value, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isDocument(value) ? Object.values(value).flatMap(textsIn) : []
}

export function placeOf(document: Document): { lat: number; lng: number } | null {
  const lat = Number(attributeOf(document, '_geo.lat') ?? Number.NaN)
  const lng = Number(attributeOf(document, '_geo.lng') ?? Number.NaN)
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}
