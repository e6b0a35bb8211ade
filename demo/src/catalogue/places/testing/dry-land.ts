import { fjordShore, shores } from '@marram/domain/coast'
import type { Ring } from '../geometry.ts'

/** Polygons on dry land. Every house must lie inside one, whatever the outline of its location says. */
export const land = {
  mainland: [...shores.mainland, [8.36, 55.5], [8.36, 55.8], [8.305, 55.851], ...fjordShore.toReversed().slice(1)],
  fanoe: [...shores.fanoe, [8.476, 55.345], [8.462, 55.372], [8.43, 55.41], [8.412, 55.45], [8.39, 55.458]],
  roemoe: [...shores.roemoe, [8.572, 55.083], [8.57, 55.12], [8.572, 55.15], [8.56, 55.185], [8.53, 55.198]],
} as const satisfies Record<keyof typeof shores, Ring>
