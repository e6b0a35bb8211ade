import type { Camera } from '../core/camera.ts'

/** Something that stands on the ground, with its extent in metres. */
export type Thing = { left: number; right: number; front: number; back: number; paint: () => void }

/** A thing around a place, half as wide and deep as its extent. */
export const around = (x: number, z: number, w: number, d: number, paint: () => void): Thing => ({
  left: x - w,
  right: x + w,
  front: z - d,
  back: z + d,
  paint,
})

const slack = 0.02

/** True if a side of `b` parts the two and faces the viewer. */
function isInFront({ position: [x, , z] }: Camera, a: Thing, b: Thing): boolean {
  if (z < b.front && a.back <= b.front + slack) return true
  if (z > b.back && a.front >= b.back - slack) return true
  if (x < b.left && a.right <= b.left + slack) return true
  return x > b.right && a.left >= b.right - slack
}

/** Paints from back to front: always something that has nothing left behind it, the farthest first. */
export function paintThings(camera: Camera, things: readonly Thing[]): void {
  const distance = ({ left, right, front, back }: Thing) => camera.depthOf([(left + right) / 2, 0, (front + back) / 2])
  const left = [...things].sort((a, b) => distance(b) - distance(a))
  while (left.length > 0) {
    const free = left.findIndex((thing) =>
      left.every((other) => other === thing || !isInFront(camera, thing, other) || isInFront(camera, other, thing)),
    )
    left.splice(Math.max(0, free), 1)[0]?.paint()
  }
}
