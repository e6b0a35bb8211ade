/** The extent of the base map. A separate file, because filters without a map use it. */
export const mapRegion = { west: 6.8, south: 54.5, east: 10.3, north: 57.2 } as const

export function isOnMap(latitude: number, longitude: number): boolean {
  const { west, south, east, north } = mapRegion
  return longitude > west && longitude < east && latitude > south && latitude < north
}
