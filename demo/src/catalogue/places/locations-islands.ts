import { box, type Setting, type Terrain } from './locations.ts'

type Island = Pick<Terrain, 'postalCode' | 'city' | 'shore' | 'hasFjord' | 'harbour'>

const fanoe: Island = {
  postalCode: '6720',
  city: 'Fanø',
  shore: 'fanoe',
  hasFjord: false,
  harbour: [8.4065, 55.4475],
}

const roemoe: Island = {
  postalCode: '6792',
  city: 'Rømø',
  shore: 'roemoe',
  hasFjord: false,
  harbour: [8.567, 55.0865],
}

const fanoeLocations: readonly Terrain[] = [
  {
    ...fanoe,
    name: 'Fanø Bad',
    outline: box({ west: 8.3845, east: 8.4, south: 55.4285, north: 55.4395 }),
    settings: ['dunes', 'heath'],
    seaward: 0.4,
    shop: [8.3995, 55.4455],
    restaurant: [8.386, 55.433],
    golf: [8.3905, 55.4345],
    roads: ['Strandvejen', 'Kirkevejen'],
  },
  {
    ...fanoe,
    name: 'Rindby Strand',
    outline: box({ west: 8.3955, east: 8.4125, south: 55.4085, north: 55.4235 }),
    settings: ['heath', 'forest', 'dunes'],
    seaward: 0.3,
    shop: [8.4005, 55.4185],
    restaurant: [8.3985, 55.4172],
    golf: [8.3905, 55.4345],
    roads: ['Rindbyvej', 'Kirkevejen'],
  },
  {
    ...fanoe,
    name: 'Sønderho',
    outline: box({ west: 8.4505, east: 8.4675, south: 55.3485, north: 55.3605 }),
    settings: ['village', 'heath', 'meadow'],
    seaward: 0,
    shop: [8.4652, 55.3532],
    restaurant: [8.466, 55.3525],
    roads: ['Landevejen', 'Sønderho Strandvej'],
  },
]

type Place = { name: string; outline: Terrain['outline']; settings: readonly Setting[]; roads: string[] }

const roemoePlaces: readonly (Place & { seaward: number })[] = [
  {
    name: 'Lakolk',
    outline: box({ west: 8.4915, east: 8.509, south: 55.1405, north: 55.1505 }),
    settings: ['dunes', 'heath'],
    seaward: 0.5,
    roads: ['Lakolkvej', 'Vestergade'],
  },
  {
    name: 'Kongsmark',
    outline: box({ west: 8.5445, east: 8.561, south: 55.1425, north: 55.153 }),
    settings: ['meadow', 'heath', 'village'],
    seaward: 0,
    roads: ['Kongsmarkvej', 'Vadehavsvej'],
  },
  {
    name: 'Toftum',
    outline: box({ west: 8.5355, east: 8.5545, south: 55.1645, north: 55.1735 }),
    settings: ['village', 'meadow', 'heath'],
    seaward: 0,
    roads: ['Toftumvej', 'Juvrevej'],
  },
  {
    name: 'Juvre',
    outline: box({ west: 8.5365, east: 8.5515, south: 55.1765, north: 55.1835 }),
    settings: ['meadow', 'village'],
    seaward: 0,
    roads: ['Juvre Digevej', 'Nordvej'],
  },
  {
    name: 'Bolilmark',
    outline: box({ west: 8.5265, east: 8.5435, south: 55.1535, north: 55.1625 }),
    settings: ['heath', 'forest'],
    seaward: 0,
    roads: ['Bolilmarkvej'],
  },
  {
    name: 'Kirkeby',
    outline: box({ west: 8.5285, east: 8.5455, south: 55.1125, north: 55.1225 }),
    settings: ['forest', 'heath', 'village'],
    seaward: 0,
    roads: ['Kirkebyvej', 'Vråbyvej'],
  },
  {
    name: 'Kromose',
    outline: box({ west: 8.5105, east: 8.5265, south: 55.1235, north: 55.1345 }),
    settings: ['forest', 'heath'],
    seaward: 0,
    roads: ['Kromosevej', 'Tagholmvej'],
  },
  {
    name: 'Havneby',
    outline: box({ west: 8.5485, east: 8.5625, south: 55.0855, north: 55.094 }),
    settings: ['village', 'heath', 'meadow'],
    seaward: 0,
    roads: ['Havnebyvej', 'Nordre Havnevej'],
  },
  {
    name: 'Vesterhede',
    outline: box({ west: 8.5135, east: 8.5305, south: 55.0995, north: 55.1105 }),
    settings: ['heath', 'dunes'],
    seaward: 0.3,
    roads: ['Vesterhedevej', 'Sønderstrandvej'],
  },
]

const nearLakolk = new Set(['Lakolk', 'Kongsmark', 'Toftum', 'Juvre', 'Bolilmark', 'Kromose'])

export const islandLocations: readonly Terrain[] = [
  ...fanoeLocations,
  ...roemoePlaces.map(
    (place): Terrain => ({
      ...roemoe,
      ...place,
      shop: nearLakolk.has(place.name) ? [8.4955, 55.1462] : [8.561, 55.0885],
      restaurant: nearLakolk.has(place.name) ? [8.4962, 55.1455] : [8.5635, 55.0875],
      golf: [8.5515, 55.0925],
    }),
  ),
]
