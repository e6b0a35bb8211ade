/** Longitude comes before latitude, as in GeoJSON. */
type Point = readonly [lon: number, lat: number]
type Shoreline = readonly Point[]

// Drawn a little inland of the real waterline, so that a house close behind it is still on land.

/** The North Sea shore of the mainland from Houvig in the north to Skallingen in the south. */
const mainland: Shoreline = [
  [8.1145, 56.14],
  [8.1115, 56.118],
  [8.1092, 56.1],
  [8.1045, 56.066],
  [8.1012, 56.05],
  [8.1075, 56.03],
  [8.1145, 56.016],
  [8.119, 56.004],
  [8.129, 55.982],
  [8.1405, 55.953],
  [8.1535, 55.9],
  [8.1635, 55.863],
  [8.178, 55.83],
  [8.1815, 55.81],
  [8.1795, 55.78],
  [8.1775, 55.76],
  [8.1745, 55.737],
  [8.156, 55.7],
  [8.1335, 55.655],
  [8.1195, 55.628],
  [8.1065, 55.6],
  [8.089, 55.575],
  [8.0775, 55.559],
  [8.0905, 55.554],
  [8.1076, 55.5495],
  [8.125, 55.5465],
  [8.145, 55.5425],
  [8.17, 55.535],
  [8.192, 55.521],
  [8.22, 55.5],
]

const fanoe: Shoreline = [
  [8.372, 55.452],
  [8.377, 55.435],
  [8.387, 55.415],
  [8.402, 55.395],
  [8.425, 55.37],
  [8.446, 55.346],
  [8.468, 55.336],
]

const roemoe: Shoreline = [
  [8.5, 55.2],
  [8.492, 55.17],
  [8.4845, 55.15],
  [8.4835, 55.13],
  [8.4885, 55.115],
  [8.5005, 55.1],
  [8.53, 55.084],
  [8.554, 55.077],
]

/** The beaches next to which the houses lie, each from north to south. */
export const shores = { mainland, fanoe, roemoe } as const

/** Ringkøbing Fjord: the inner side of the dune strip and the south end, from Søndervig to Bork. */
export const fjordShore: Shoreline = [
  [8.152, 56.13],
  [8.151, 56.1],
  [8.136, 56.066],
  [8.133, 56.045],
  [8.1385, 56.0168],
  [8.14, 56.0],
  [8.155, 55.98],
  [8.17, 55.953],
  [8.179, 55.9],
  [8.189, 55.863],
  [8.2045, 55.836],
  [8.212, 55.828],
  [8.24, 55.83],
  [8.266, 55.8375],
  [8.272, 55.8475],
  [8.283, 55.849],
  [8.3, 55.851],
]
