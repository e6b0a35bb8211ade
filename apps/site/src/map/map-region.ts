/** The part of the world that is drawn. It is a file of its own: filters that show no map need to know it. */
export const mapRegion = { west: 6.8, south: 54.5, east: 10.3, north: 57.2 } as const

export function isOnMap(latitude: number, longitude: number): boolean {
  const { west, south, east, north } = mapRegion
  return longitude > west && longitude < east && latitude > south && latitude < north
}
