/** A value in a filter. Numbers match numbers in any notation. */
export type Operand = Readonly<{ text: string; number: number | null }>
export type Comparison = '>' | '>=' | '<' | '<='

export type Condition =
  | Readonly<{ kind: 'and' | 'or'; nodes: readonly Condition[] }>
  | Readonly<{ kind: 'not'; node: Condition }>
  | Leaf

export type AttributeLeaf =
  | Readonly<{ kind: 'in'; attribute: string; values: readonly Operand[] }>
  | Readonly<{ kind: 'compare'; attribute: string; operator: Comparison; value: Operand }>
  | Readonly<{ kind: 'exists' | 'null' | 'empty'; attribute: string }>
  | Readonly<{ kind: 'contains' | 'starts'; attribute: string; value: string }>

export type GeoLeaf =
  | Readonly<{ kind: 'radius'; lat: number; lng: number; meters: number }>
  | Readonly<{ kind: 'box'; north: number; east: number; south: number; west: number }>

export type Leaf = AttributeLeaf | GeoLeaf

export function operand(text: string): Operand {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return { text: text.trim().toLowerCase(), number: Number.isFinite(number) ? number : null }
}

export function isGeo(leaf: Leaf): leaf is GeoLeaf {
  return leaf.kind === 'radius' || leaf.kind === 'box'
}

/** All attributes of a filter, to check that they are filterable. */
export function attributesOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.nodes.flatMap(attributesOf)
    case 'not':
      return attributesOf(condition.node)
    case 'radius':
    case 'box':
      return ['_geo']
    default:
      return [condition.attribute]
  }
}
