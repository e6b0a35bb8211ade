import { baseMap } from '../map/base-map.ts'
import type { MapPoint } from '../map/map-view.ts'

/** Houses behind the beaches, evenly along them: the same ones at every call. */
export function examplePoints(count: number): MapPoint[] {
  const shore = baseMap.beaches[0] ?? []
  return Array.from({ length: count }, (_, index) => {
    const along = (index / count) * (shore.length - 2)
    const [from = [8, 55], to = [8, 55]] = shore.slice(Math.floor(along))
    const share = along % 1
    const inland = 0.002 + ((index * 7919) % 97) * 0.0002
    return {
      id: index + 1,
      latitude: from[1] + share * (to[1] - from[1]),
      longitude: from[0] + share * (to[0] - from[0]) + inland,
      label: `${600 + ((index * 37) % 900)} €`,
      href: `/dev/map/#house-${index + 1}`,
      title: `House ${index + 1}`,
    }
  })
}
